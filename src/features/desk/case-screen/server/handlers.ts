import { seesFees } from '#case-file/cases/policy.ts'
import { openCaseFile } from '#case-file/cases/server/case-file.ts'
import type { CaseColumns } from '#case-file/cases/server/case-row.ts'
import { requireRight } from '#case-file/cases/server/require-right.ts'
import { requireCase } from '#case-file/cases/server/visible.ts'
import type { Audience } from '#engine/fact.ts'
import type { Day } from '#formats/day.ts'
import type { Keyring } from '#platform/crypto/keyring.ts'
import type { Db } from '#platform/database/database.ts'
import { implement } from '#platform/operation/context.ts'
import { Refusal } from '#platform/operation/refusal.ts'
import type { RequestedItem } from '#preparation/documents/records.ts'
import { requestsOf } from '#preparation/documents/server/request-store.ts'
import { feesDueOf, listedFees } from '#preparation/fees/server/fees-due.ts'
import { openFilingFile } from '#preparation/filing-file/server/filing-file.ts'
import { askedIn } from '#preparation/questionnaires/case-questions.ts'
import { declaredForms, partProgress } from '#preparation/questionnaires/server/progress-store.ts'
import { doItYourself } from '#preparation/questionnaires/server/store.ts'
import { screenOperations } from '../contract.ts'
import { familyPackage } from './family.ts'

export const screenHandlers = implement(screenOperations, {
  fees: async (context, { id }) => {
    await requireRight(context, 'case:read')
    const { db, actor, services, today } = context
    const file = await requireCase(db, actor, id)
    if (!seesFees(actor.roleId, file.mode))
      throw new Refusal(403, 'FORBIDDEN', 'The fees of this case are the employer’s.')
    const filing = await openFilingFile(db, services.keyring, file, today)
    return listedFees(feesDueOf(filing), filing.filingDate)
  },

  family: async (context, { id }) => {
    await requireRight(context, 'case:read')
    return familyPackage(context, await requireCase(context.db, context.actor, id))
  },

  progress: async (context, { id }) => {
    await requireRight(context, 'case:read')
    const { db, actor, services, today, now } = context
    const file = await requireCase(db, actor, id)
    const system = services.database.read({ kind: 'system' })
    const [items, documents] = await Promise.all([
      progressOf(db, file, { keyring: services.keyring, today, now, system }),
      documentsBySide(system, file),
    ])
    return { items, documents: documents.filter(({ side }) => actor.scope !== 'person' || side === 'employee') }
  },
})

type Progress = { audience: Audience; words: string; answered: number; total: number; percent: number }

/** How far each side's questions are, counted as the questionnaire counts them. */
async function progressOf(db: Db, row: CaseColumns, { keyring, today, now, system }: Looking): Promise<Progress[]> {
  const file = await openCaseFile(db, keyring, row.id, { secrets: 'masked', today })
  const forms = declaredForms(file)
  const diy = await doItYourself(system, row, now)
  const parts = partProgress(file, forms, askedIn(forms, diy))
  return parts
    .filter(({ audience, total }) => total > 0 && !(diy && audience === 'attorney'))
    .map((part) => ({ ...part, words: words[part.audience] }))
}

const words: Record<Audience, string> = {
  employer: 'The employer’s questions',
  employee: 'The employee’s questions',
  attorney: 'The law firm’s questions',
}
type Looking = { keyring: Keyring; today: Day; now: Date; system: Db }

type Counted = { side: RequestedItem['side']; done: number; total: number }

/** What each side was asked to send, without what is not needed or only may be. */
async function documentsBySide(system: Db, file: Parameters<typeof requestsOf>[1]): Promise<Counted[]> {
  const asked = (await requestsOf(system, file)).filter(({ state }) => state !== 'perhaps' && state !== 'waived')
  const sides = [...new Set(asked.map(({ side }) => side))]
  return sides.map((side) => {
    const own = asked.filter((item) => item.side === side)
    return {
      side,
      done: own.filter(({ state }) => state === 'received' || state === 'accepted').length,
      total: own.length,
    }
  })
}
