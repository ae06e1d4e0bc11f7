import { useState } from 'react'
import { ExportButton } from '#identity/exports/client/ExportButton.tsx'
import { useTableSettings } from '#identity/own-settings/client/use-table-settings.ts'
import { useTenants } from '#identity/users/client/tenants.ts'
import type { ScreenProps } from '#platform/client/screen.ts'
import { useList } from '#platform/client/use-list.ts'
import { LinkButton } from '#ui/Button.tsx'
import { IconUserPlus } from '#ui/icons.ts'
import { PageHeader } from '#ui/page/PageHeader.tsx'
import { DataTable } from '#ui/table/DataTable.tsx'
import { createsPeople, invitesPeople } from '../policy.ts'
import { peopleApi, personExportsApi } from './api.ts'
import { PeopleBulkButtons, usePeopleBulk } from './PeopleBulk.tsx'
import { peopleColumns } from './people-columns.tsx'
import { useViewer } from './use-viewer.ts'
import { fullName, pageOf } from './words.ts'

/** /lawFirmBeneficiaryDetails: employees and their families, with what expires next. */
export default function PeopleListScreen({ params }: ScreenProps) {
  const viewer = useViewer()
  const asked = params.companyAutoId ? { companyId: params.companyAutoId } : {}
  const acrossCompanies = viewer.companyId === null && !viewer.isEmployee
  const { state, setState, kept } = useTableSettings(acrossCompanies ? 'peopleOfAll' : 'people', {
    sort: 'name',
    filters: asked as Record<string, string>,
  })
  const people = useList(peopleApi.list, state)
  const companies = useTenants('company', { enabled: acrossCompanies })
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const bulk = usePeopleBulk({ onDone: () => setSelected(new Set()) })
  const chosen = (people.items?.items ?? []).filter(({ id }) => selected.has(String(id)))
  const company = state.filters.companyId ?? viewer.companyId
  const add = createsPeople(viewer.roleId) && (
    <LinkButton
      to={`/visaCareNewUserCreate${company ? `?companyId=${company}` : ''}`}
      variant="primary"
      icon={<IconUserPlus size={16} aria-hidden />}
    >
      New employee
    </LinkButton>
  )
  return (
    <>
      <PageHeader
        title="Beneficiary Details"
        standing="Employees and their families, and which of their documents expire next."
        action={add}
      />
      <DataTable
        key={String(acrossCompanies)}
        kept={kept}
        toolbar={
          <>
            {add && <LinkButton to="/import/people">Import</LinkButton>}
            <ExportButton of={personExportsApi.people} input={people.input} />
          </>
        }
        label="People"
        columns={peopleColumns({ companies: acrossCompanies ? companies.options : null })}
        rowKey={({ id }) => String(id)}
        rowLabel={fullName}
        rowHref={pageOf}
        page={people.items}
        loading={people.loading}
        error={people.error ?? undefined}
        onRetry={() => void people.reload()}
        state={state}
        onState={(next) => {
          setSelected(new Set())
          setState(next)
        }}
        searchLabel="Search by the beginning of a name"
        selection={invitesPeople(viewer.roleId) ? { selected, onChange: setSelected } : undefined}
        bulkActions={<PeopleBulkButtons roleId={viewer.roleId} rows={chosen} bulk={bulk} />}
        empty={{
          title: 'Nobody yet',
          text: 'Employees and their family members belong here. Begin with the first employee.',
          action: add,
        }}
      />
      {bulk.dialogs}
    </>
  )
}
