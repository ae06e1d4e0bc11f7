import { useQueryClient } from '@tanstack/react-query'
import { AssignDialog } from '#parties/attorneys/client/AssignDialog.tsx'
import { companiesApi } from '#parties/client/api.ts'
import { useDialog } from '#platform/client/use-dialog.ts'
import { useCommand } from '#platform/client/use-operation.ts'
import { Button } from '#ui/Button.tsx'
import { useBulk } from '#ui/dialogs/use-bulk.tsx'
import { switchesCompanies } from '../policy.ts'
import type { CompanyRow } from '../records.ts'

/** Bulk actions of the list of companies. */
export function useCompanyBulk({ onDone }: { onDone: () => void }) {
  const queries = useQueryClient()
  const changeStatus = useCommand(companiesApi.changeStatus)
  const assigning = useDialog<readonly CompanyRow[]>()
  const done = () => {
    for (const { name } of [companiesApi.list, companiesApi.get]) void queries.invalidateQueries({ queryKey: [name] })
    onDone()
  }
  const bulk = useBulk<CompanyRow>({ keyOf: ({ id }) => String(id), labelOf: ({ name }) => name, onDone: done })
  const switchAll = (rows: readonly CompanyRow[], status: 'Active' | 'Inactive') => {
    const off = status === 'Inactive'
    bulk.ask({
      rows,
      title: `${off ? 'Deactivate' : 'Activate'} ${rows.length} ${rows.length === 1 ? 'company' : 'companies'}?`,
      text: off
        ? 'They keep their records and users, and nobody can select them to work in until they are active again.'
        : 'They can be selected to work in again.',
      confirmLabel: off ? 'Deactivate' : 'Activate',
      dangerous: off,
      run: async ({ id }) => {
        await changeStatus.run({ id, status })
        return off ? 'deactivated' : 'activated'
      },
    })
  }
  const dialogs = (
    <>
      {bulk.dialog}
      <AssignDialog
        key={assigning.turn}
        opened={assigning.opened}
        ends={false}
        companies={(assigning.subject ?? []).map((company) => ({ ...company, attorneys: [] }))}
        onClose={assigning.close}
        onDone={() => {
          assigning.close()
          done()
        }}
      />
    </>
  )
  return { dialogs, switchAll, assign: assigning.open }
}

type CompanyBulkButtonsProps = {
  roleId: number
  rows: readonly CompanyRow[]
  bulk: ReturnType<typeof useCompanyBulk>
}

export function CompanyBulkButtons({ roleId, rows, bulk }: CompanyBulkButtonsProps) {
  if (!switchesCompanies(roleId)) return null
  const on = rows.filter(({ status }) => status === 'Active')
  const off = rows.filter(({ status }) => status === 'Inactive')
  return (
    <>
      {rows.length > 0 && (
        <Button size="small" onClick={() => bulk.assign(rows)}>
          Assign attorneys
        </Button>
      )}
      {on.length > 0 && (
        <Button size="small" onClick={() => bulk.switchAll(on, 'Inactive')}>
          Deactivate {on.length}
        </Button>
      )}
      {off.length > 0 && (
        <Button size="small" onClick={() => bulk.switchAll(off, 'Active')}>
          Activate {off.length}
        </Button>
      )}
    </>
  )
}
