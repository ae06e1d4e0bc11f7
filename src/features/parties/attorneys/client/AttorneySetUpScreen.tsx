import { useState } from 'react'
import { ExportButton } from '#identity/exports/client/ExportButton.tsx'
import { useTableSettings } from '#identity/own-settings/client/use-table-settings.ts'
import { useTenants } from '#identity/users/client/tenants.ts'
import { attorneyExportsApi, attorneysApi } from '#parties/client/api.ts'
import { LeaveCompany, useViewer, type Viewer } from '#parties/law-firms/client/LeaveCompany.tsx'
import { RepresentDialog } from '#parties/law-firms/client/RepresentDialog.tsx'
import { useAttempt } from '#platform/client/use-attempt.tsx'
import { useDialog } from '#platform/client/use-dialog.ts'
import { useList } from '#platform/client/use-list.ts'
import { useCommand, useOperation } from '#platform/client/use-operation.ts'
import { Button, LinkButton } from '#ui/Button.tsx'
import { PageHeader } from '#ui/page/PageHeader.tsx'
import { DataTable } from '#ui/table/DataTable.tsx'
import { useToast } from '#ui/toasts.tsx'
import type { AssignedCompany } from '../records.ts'
import { AssignDialog } from './AssignDialog.tsx'
import { type AssignedAttorney, assignmentColumns } from './assignment-columns.tsx'
import { attorneyReads } from './use-sign-ins.tsx'
import { askedByAddress, nameOf } from './words.ts'

const TITLE = 'Attorney Set Up'

/** /visaCareAttorneySetUp: which attorney works for which company. */
export default function AttorneySetUpScreen() {
  const viewer = useViewer()
  if (viewer.worksIn !== undefined) return <LeaveCompany title={TITLE} viewer={viewer} />
  return <AttorneySetUp viewer={viewer} />
}

function AttorneySetUp({ viewer }: { viewer: Viewer }) {
  const filters = askedByAddress(['lawFirmId', 'attorneyId', 'without'])
  const name = viewer.isProvider ? 'assignmentsOfAll' : 'assignments'
  const { state, setState, kept } = useTableSettings(name, { sort: 'name', filters })
  const companies = useList(attorneysApi.companies, state)
  const attorneys = useOperation(attorneysApi.list, { limit: 200 })
  const firms = useTenants('lawFirm', { enabled: viewer.isProvider })
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const dialog = useDialog<'assign' | 'unassign' | 'represent'>()
  const assigning = useAssigning()
  const chosen = (companies.items?.items ?? []).filter(({ id }) => selected.has(String(id)))
  const done = () => {
    dialog.close()
    setSelected(new Set())
  }
  const options = (attorneys.items?.items ?? []).map((each) => ({ value: String(each.id), label: nameOf(each) }))
  return (
    <>
      <PageHeader
        title={TITLE}
        standing="Which attorney works for which company. Tick companies to assign several at once."
        action={<LinkButton to="/visaCareManageAttorneys">Manage attorneys</LinkButton>}
      />
      <DataTable
        label="Companies"
        kept={kept}
        toolbar={<ExportButton of={attorneyExportsApi.assignments} input={companies.input} />}
        columns={assignmentColumns({
          isProvider: viewer.isProvider,
          firms: firms.options,
          attorneys: options,
          assign: (company) => {
            setSelected(new Set([String(company.id)]))
            dialog.open('assign')
          },
          unassign: viewer.isConfined ? undefined : assigning.takeAway,
        })}
        rowKey={({ id }) => String(id)}
        rowLabel={({ name }) => name}
        rowHref={viewer.isConfined ? undefined : ({ id }) => `/vCareAttorneyUser/${id}`}
        page={companies.items}
        loading={companies.loading}
        error={companies.error ?? undefined}
        onRetry={() => void companies.reload()}
        state={state}
        onState={(next) => {
          setSelected(new Set())
          setState(next)
        }}
        searchLabel="Search by company or code"
        selection={viewer.isConfined ? undefined : { selected, onChange: setSelected }}
        bulkActions={<BulkActions companies={chosen} open={dialog.open} />}
        empty={{
          title: 'No client companies yet',
          text: 'Companies that a law firm represents belong here, with the attorneys who work for them.',
          action: <LinkButton to="/visaCareManageClients">Manage clients</LinkButton>,
        }}
      />
      <AssignDialog
        key={dialog.turn}
        opened={dialog.opened && dialog.subject !== 'represent'}
        ends={dialog.subject === 'unassign'}
        companies={chosen}
        onClose={dialog.close}
        onDone={done}
      />
      <RepresentDialog
        key={`represent ${dialog.turn}`}
        opened={dialog.opened && dialog.subject === 'represent'}
        isProvider={viewer.isProvider}
        companies={chosen}
        onClose={dialog.close}
        onDone={() => {
          done()
          void companies.reload()
        }}
      />
      {assigning.refusal}
    </>
  )
}

type BulkActionsProps = {
  companies: readonly AssignedCompany[]
  open: (what: 'assign' | 'unassign' | 'represent') => void
}

function BulkActions({ companies, open }: BulkActionsProps) {
  const taken = companies.some((company) => company.attorneys.length > 0)
  return (
    <>
      <Button size="small" onClick={() => open('assign')}>
        Assign attorneys
      </Button>
      {taken && (
        <Button size="small" onClick={() => open('unassign')}>
          Take from attorneys
        </Button>
      )}
      <Button size="small" onClick={() => open('represent')}>
        Law firm
      </Button>
    </>
  )
}

/** Taking one company from one attorney happens at once and can be undone. */
function useAssigning() {
  const assign = useCommand(attorneysApi.assign, { refresh: attorneyReads })
  const unassign = useCommand(attorneysApi.unassign, { refresh: attorneyReads })
  const { attempt, refusal } = useAttempt()
  const toast = useToast()
  const takeAway = (company: AssignedCompany, attorney: AssignedAttorney) => {
    const pair = { attorneyIds: [attorney.id], companyIds: [company.id] }
    const undo = () => void attempt(() => assign.run(pair))
    void attempt(async () => {
      await unassign.run(pair)
      toast(`${nameOf(attorney)} does not work for ${company.name} any more.`, {
        kind: 'success',
        action: { label: 'Undo', run: undo },
      })
    })
  }
  return { takeAway, refusal }
}
