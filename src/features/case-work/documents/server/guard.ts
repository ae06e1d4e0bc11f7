import type { GuardSource } from '#desk/cases/server/guard-sources.ts'
import { openRequired } from '../rules.ts'
import { requestsOf } from './request-store.ts'

/** What keeps a case from being drafted: required documents that neither came nor were waived (case-types.md, DOCS → DRAFT). */
export const documentsGuard: GuardSource = async (db, file, to) => {
  if (to !== 3) return {}
  return { openRequiredItems: openRequired(await requestsOf(db, file)) }
}
