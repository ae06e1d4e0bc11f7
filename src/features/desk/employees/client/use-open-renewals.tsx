import { useState } from 'react'
import { dollars } from '#case-file/cases/client/words.ts'
import { saidName } from '#case-types/words/said.ts'
import { caseListsApi, newCaseApi } from '#desk/client/api.ts'
import { counted } from '#formats/words.ts'
import { call } from '#platform/client/call.ts'
import { useCommand } from '#platform/client/use-operation.ts'
import type { BulkSays } from '#ui/dialogs/BulkDialog.tsx'
import { useBulk } from '#ui/dialogs/use-bulk.tsx'
import { today } from '#ui/today.ts'
import type { Standing } from '../records.ts'
import { notOpened, renewalFor, renewsItself } from '../rules.ts'
import { nameOf } from './standing-cells.tsx'

/** Opens the renewals of several people together; each is told apart, and one refused does not keep the others back. */
export function useOpenRenewals({ onDone }: { onDone: () => void }) {
  const renew = useCommand(caseListsApi.bulkOpenRenewals)
  const openNew = useCommand(newCaseApi.open)
  const [costs, setCosts] = useState<Readonly<Record<number, string>>>({})
  const detailOf = (row: Standing) => {
    const wanted = renewalFor(row)
    if (!wanted) return undefined
    return [saidName(wanted.typeId, wanted.subType ?? ''), costs[row.id]].filter(Boolean).join(' · ')
  }
  const bulk = useBulk<Standing>({ keyOf: ({ id }) => String(id), labelOf: nameOf, detailOf, onDone })
  const run = async (row: Standing): Promise<BulkSays> => {
    if (row.workCase && renewsItself(row)) {
      const [result] = (await renew.run({ ids: [row.workCase.id] })).results
      if (!result?.done) throw new Error(result?.says ?? 'Not opened.')
      return result.opened ? { says: result.says, to: result.opened.path } : result.says
    }
    const wanted = renewalFor(row)
    if (!wanted) throw new Error(`Choose the case type for ${row.status || 'this status'} under New case.`)
    const { companyId, id: personId } = row
    const made = await openNew.run({ companyId, personId, ...wanted })
    return { says: `Case ${made.number} opened`, to: made.path }
  }
  /** What each costs and who pays is said as it becomes known; it keeps nobody from opening. */
  const estimate = (row: Standing) => {
    const wanted = renewalFor(row)
    if (!wanted) return
    const { companyId, id: personId } = row
    call(newCaseApi.estimate, { companyId, personId, ...wanted, premium: 'false', channel: 'paper', dependents: 0 })
      .then(({ lines }) => setCosts((now) => ({ ...now, [personId]: costWords(lines, row.firstName) })))
      .catch(() => {})
  }
  return {
    dialog: bulk.dialog,
    /** Of several who were ticked, those whose renewal can be opened; of the others the dialog says why not. */
    open: (chosen: readonly Standing[]) => {
      const { rows, leftOut } = toOpen(chosen, today())
      rows.forEach(estimate)
      bulk.ask({
        rows,
        title: rows.length === 1 ? 'Open this renewal?' : `Open ${counted(rows.length, 'renewal')}?`,
        text: [WHAT_FOLLOWS, ...leftOut].join(' '),
        confirmLabel: 'Open renewals',
        choosable: true,
        doneTitle: (done) => (done === 1 ? '1 renewal is open' : `${counted(done, 'renewal')} are open`),
        run,
      })
    },
  }
}

const WHAT_FOLLOWS =
  'Each person gets a new case that begins with the date on which the old one ends. Everyone with an account gets an e-mail when it is their turn.'

function toOpen(chosen: readonly Standing[], now: string): { rows: Standing[]; leftOut: string[] } {
  const rows = chosen.filter((row) => notOpened(row, now) === undefined)
  const leftOut = chosen.flatMap((row) => {
    const why = notOpened(row, now)
    return why === undefined ? [] : `Left out: ${nameOf(row)}. ${why}.`
  })
  return { rows, leftOut }
}

type Fee = { payer: string; amountCents: number }

/** "$520, Ingrid pays", "$1,500 of government fees: employer pays $1,000, Ingrid $500". */
export function costWords(fees: readonly Fee[], firstName: string): string {
  const sumOf = (of: readonly Fee[]) => of.reduce((sum, { amountCents }) => sum + amountCents, 0)
  if (fees.length === 0) return ''
  const employer = sumOf(fees.filter(({ payer }) => payer === 'employer'))
  const others = sumOf(fees) - employer
  const all = dollars(sumOf(fees))
  if (others === 0) return `${all}, employer pays`
  if (employer === 0) return `${all}, ${firstName || 'applicant'} pays`
  return `${all}: employer pays ${dollars(employer)}, ${firstName || 'applicant'} ${dollars(others)}`
}
