import { seesFees } from '#case-file/cases/policy.ts'
import { requireCase, requireRight } from '#case-file/cases/server/visible.ts'
import { feesDueOf } from '#case-work/fees/server/fees-due.ts'
import { listedFees } from '#case-work/fees/server/listed-fees.ts'
import { openFilingFile } from '#case-work/filing-file/server/filing-file.ts'
import { implement } from '#platform/operation/context.ts'
import { Refusal } from '#platform/operation/refusal.ts'
import { screenOperations } from '../contract.ts'
import { familyPackage } from './family.ts'
import { documentsBySide, progressOf } from './progress.ts'

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
