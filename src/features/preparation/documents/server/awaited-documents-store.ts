import type { CaseColumns } from '#case-file/cases/server/case-row.ts'
import { isWorkedOn } from '#case-types/status/statuses.ts'
import type { AwaitedDocuments } from '#case-types/status/who-has-the-ball.ts'
import type { Db } from '#platform/database/database.ts'
import { awaited } from '../rules.ts'
import { requestsOf } from './request-store.ts'

type Of = Parameters<typeof requestsOf>[1] & Pick<CaseColumns, 'status' | 'stage'>

/** The documents that the work on a case waits for; none once it is with the agency. Needs scope system. */
export const awaitedDocuments = async (system: Db, file: Of): Promise<AwaitedDocuments> =>
  isWorkedOn(file.status) ? awaited(await requestsOf(system, file), file) : { owed: [], toLookAt: 0 }
