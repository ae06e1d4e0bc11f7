import { useState } from 'react'
import { Role } from '#formats/roles.ts'
import { ExportButton } from '#identity/exports/client/ExportButton.tsx'
import { useTableSettings } from '#identity/own-settings/client/use-table-settings.ts'
import { personOf } from '#identity/sessions/client/person.ts'
import { useSignedIn } from '#identity/sessions/client/session.ts'
import { companiesApi, companyExportsApi } from '#parties/client/api.ts'
import { useList } from '#platform/client/use-list.ts'
import { LinkButton } from '#ui/Button.tsx'
import { IconPlus } from '#ui/icons.ts'
import { PageHeader } from '#ui/page/PageHeader.tsx'
import { DataTable } from '#ui/table/DataTable.tsx'
import { createsCompanies, givesReason, switchesCompanies } from '../policy.ts'
import { CompanyBulkButtons, useCompanyBulk } from './CompanyBulk.tsx'
import { companyColumns, profilePath } from './company-columns.tsx'
import { useCompanyActions } from './use-company-actions.tsx'

/** /visaCareManageClients and /visacareEmployerList: the companies one works for. */
export default function ClientListScreen() {
  const session = useSignedIn()
  const { roleId } = personOf(session)
  const { state, setState, kept } = useTableSettings('companies', { sort: 'name' })
  const companies = useList(companiesApi.list, state)
  const actions = useCompanyActions(roleId)
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const bulk = useCompanyBulk({ onDone: () => setSelected(new Set()) })
  const chosen = (companies.items?.items ?? []).filter(({ id }) => selected.has(String(id)))
  const creates = createsCompanies(roleId) && session.selectedCorporateId === null
  const newClient = creates && (
    <LinkButton to="/visaCareCreateClients?new=client" variant="primary" icon={<IconPlus size={16} aria-hidden />}>
      New client
    </LinkButton>
  )
  return (
    <>
      <PageHeader title={titleHere()} standing={standingOf(roleId)} action={newClient} />
      <DataTable
        kept={kept}
        toolbar={
          <>
            {newClient && givesImports(roleId) && <LinkButton to="/import/companies">Import</LinkButton>}
            <ExportButton of={companyExportsApi.companies} input={companies.input} />
          </>
        }
        label="Companies"
        columns={companyColumns({ roleId, acrossFirms: givesReason(roleId), actions })}
        rowKey={({ id }) => String(id)}
        rowLabel={({ name }) => name}
        rowHref={profilePath}
        page={companies.items}
        loading={companies.loading}
        error={companies.error ?? undefined}
        onRetry={() => void companies.reload()}
        state={state}
        onState={(next) => {
          setSelected(new Set())
          setState(next)
        }}
        searchLabel="Search by name or e-mail"
        selection={switchesCompanies(roleId) ? { selected, onChange: setSelected } : undefined}
        bulkActions={<CompanyBulkButtons roleId={roleId} rows={chosen} bulk={bulk} />}
        empty={{ title: 'No clients yet', text: emptyText(roleId), action: newClient }}
      />
      {actions.dialogs}
      {bulk.dialogs}
    </>
  )
}

// Lists of clients come from the provider and from firms.
const givesImports = (roleId: number) => givesReason(roleId) || roleId === Role.lawFirm

// One screen, two addresses of the specification.
const titleHere = () => (/employerlist/i.test(window.location.pathname) ? 'Employer List' : 'Manage Clients')

function standingOf(roleId: number): string {
  if (givesReason(roleId)) return 'Every employer, with or without a law firm.'
  return assigned(roleId) ? 'The employers assigned to you.' : 'The employers you work for.'
}

const emptyText = (roleId: number) =>
  assigned(roleId)
    ? 'Employers that your firm assigns to you belong here.'
    : 'Employers you work for belong here, each with its profile, people and cases.'

const assigned = (roleId: number) => roleId === Role.attorney || roleId === Role.attorneyAssistant
