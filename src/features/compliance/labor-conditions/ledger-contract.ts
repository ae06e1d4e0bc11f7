import { z } from 'zod'
import { command } from '#platform/operation/contract.ts'
import { daysAsTyped, Id, TypedDay } from '#platform/operation/fields.ts'
import { LcaRecord, LedgerLine } from './records.ts'

const NOT_YOURS = { status: 403, message: 'The employer or its law firm keeps this ledger.' } as const
const NO_ENTRY = { status: 404, message: 'This LCA has no such line.' } as const
const NOT_YET = { status: 400, message: 'This day has not come yet.' } as const
const names = { lcaId: 'lca', entryId: 'unread: only together with its LCA' } as const

/** What happens while somebody works under an LCA: days without pay, new homes, site visits, changes of the company. */
export const lcaLedger = {
  add: command('lcaLedger.add', {
    summary: 'Writes a line into the ledger of an LCA and raises the task that the law makes of it.',
    audit: 'Added an entry to the ledger of an LCA',
    path: 'POST /api/lcas/:lcaId/ledger',
    can: 'lca:post',
    input: z.object({ lcaId: Id, entry: LedgerLine }).check(daysAsTyped),
    output: LcaRecord,
    refusals: {
      NOT_YOURS,
      NOT_YET,
      ENDS_BEFORE: { status: 400, message: 'The last day cannot be before the first.' },
    },
    example: { lcaId: 1, entry: { kind: 'visit', on: '2026-11-16', site: '200 Harbor Street' } },
    names: { lcaId: 'lca' },
    idempotent: true,
  }),
  settle: command('lcaLedger.settle', {
    summary: 'Says on which day what follows from a line was done: paid, answered, filed, noted.',
    audit: 'Settled a line of the ledger of an LCA',
    path: 'POST /api/lcas/:lcaId/ledger/:entryId/settle',
    can: 'lca:post',
    input: z.object({ lcaId: Id, entryId: Id, on: TypedDay, note: z.string().trim().max(500).default('') }),
    output: LcaRecord,
    refusals: { NOT_YOURS, NO_ENTRY, NOT_YET },
    example: { lcaId: 1, entryId: 1, on: '2026-11-18', note: 'Paid with the November payroll' },
    names,
  }),
  remove: command('lcaLedger.remove', {
    summary: 'Takes out a line that was written by mistake; what is settled stays.',
    audit: 'Removed a line from the ledger of an LCA',
    path: 'DELETE /api/lcas/:lcaId/ledger/:entryId',
    can: 'lca:post',
    input: z.object({ lcaId: Id, entryId: Id }),
    output: LcaRecord,
    refusals: {
      NOT_YOURS,
      NO_ENTRY,
      SETTLED: { status: 409, message: 'This line is settled and stays.' },
    },
    example: { lcaId: 1, entryId: 1 },
    names,
  }),
}
