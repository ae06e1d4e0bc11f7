import { caseListsApi } from '#desk/case-lists/client/api.ts'
import { newCaseApi } from '#desk/new-case/client/api.ts'
import { counted } from '#formats/words.ts'
import { useCommand } from '#platform/client/use-operation.ts'
import { useBulk } from '#ui/dialogs/use-bulk.tsx'
import type { Standing } from '../records.ts'
import { notRenewable, renewalFor } from '../rules.ts'
import { nameOf } from './standing-cells.tsx'

/** Opens the renewals of several people together; each is told apart, and one refused does not keep the others back. */
export function useOpenRenewals({ onDone }: { onDone: () => void }) {
  const renew = useCommand(caseListsApi.bulkOpenRenewals)
  const openNew = useCommand(newCaseApi.open)
  const bulk = useBulk<Standing>({ keyOf: ({ id }) => String(id), labelOf: nameOf, onDone })
  const run = async (row: Standing): Promise<string> => {
    if (row.renewal) throw new Error('A renewal is open already.')
    const notRenewed = notRenewable(row)
    if (notRenewed) throw new Error(`${notRenewed}.`)
    if (row.workCase) {
      const [result] = (await renew.run({ ids: [row.workCase.id] })).results
      if (!result?.done) throw new Error(result?.says ?? 'Not opened.')
      return result.says
    }
    const wanted = renewalFor(row)
    if (!wanted) throw new Error(`Choose the case type for ${row.status || 'this status'} under New case.`)
    const { companyId, id: personId } = row
    const made = await openNew.run({ companyId, personId, ...wanted })
    return `Case ${made.number} opened`
  }
  return {
    dialog: bulk.dialog,
    open: (rows: readonly Standing[]) =>
      bulk.ask({
        rows,
        title: rows.length === 1 ? 'Open this renewal?' : `Open ${counted(rows.length, 'renewal')}?`,
        text: 'Each person gets a new case that begins with the date on which the old one ends. They are told when it is their turn.',
        confirmLabel: 'Open renewals',
        run,
      }),
  }
}
