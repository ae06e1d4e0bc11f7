import { useState } from 'react'
import { worksOnLists } from '#case-file/cases/policy.ts'
import { DraftsCard } from '#desk/case-drafts/client/DraftsCard.tsx'
import { caseExportsApi, caseListsApi } from '#desk/client/api.ts'
import { ExportButton } from '#identity/exports/client/ExportButton.tsx'
import { useTableSettings } from '#identity/own-settings/client/use-table-settings.ts'
import { useTenants } from '#identity/users/client/tenants.ts'
import { useViewer } from '#parties/people/client/use-viewer.ts'
import { FigureShown } from '#platform/client/FigureShown.tsx'
import type { ScreenProps } from '#platform/client/screen.ts'
import { useList } from '#platform/client/use-list.ts'
import { LinkButton } from '#ui/Button.tsx'
import { IconColumns, IconPlus } from '#ui/icons.ts'
import { PageHeader } from '#ui/page/PageHeader.tsx'
import { DataTable } from '#ui/table/DataTable.tsx'
import { isNarrowed, type TableState, tableStart } from '#ui/table/tableState.ts'
import { CaseBulkButtons, useCaseBulk } from './CaseBulk.tsx'
import { caseColumns } from './case-columns.tsx'
import { filtersOf, type ListKind, listKindOf, standingOf } from './list-kinds.ts'
import { SavedViews } from './SavedViews.tsx'

/** Every list of cases; the address says which. */
export default function CaseListScreen({ params }: ScreenProps) {
  const { pathname, search } = window.location
  // Another address is another list: it starts anew.
  return <CaseList key={`${pathname}${search}`} params={params} pathname={pathname} search={search} />
}

function CaseList({ params, pathname, search }: ScreenProps & { pathname: string; search: string }) {
  const viewer = useViewer()
  const kind = listKindOf(pathname, params, search)
  const acrossCompanies = viewer.companyId === null && !viewer.isEmployee
  const { state, setState, kept } = useTableSettings(acrossCompanies ? `${kind.remembered}OfAll` : kind.remembered, {
    // Whoever works looks for what is due; a family has the newest on top.
    sort: kind.sort ?? (viewer.isEmployee ? '-id' : 'due'),
    filters: { ...filtersOf(search), ...(kind.fixed.companyId && { companyId: kind.fixed.companyId }) },
    search: params.inputValue ?? new URLSearchParams(search).get('search') ?? '',
  })
  const list = useList(caseListsApi.list, state, kind.fixed)
  // What a filter leaves out is counted, not fetched; a list that is narrowed by what it is has no whole.
  const narrowed = isNarrowed(state) && !kind.sort
  const whole = useList(caseListsApi.list, tableStart({ limit: 1 }), kind.fixed, { enabled: narrowed })
  const all = narrowed ? whole.items : undefined
  const companies = useTenants('company', { enabled: acrossCompanies })
  // Whoever was sent here to do one thing with all of them finds them ticked.
  const [picked, setSelected] = useState<ReadonlySet<string> | undefined>(tickedAtFirst(search))
  const selected = picked ?? new Set(list.items?.items.map(({ id }) => String(id)))
  const bulk = useCaseBulk({ onDone: () => setSelected(new Set()) })
  const chosen = (list.items?.items ?? []).filter(({ id }) => selected.has(String(id)))
  const company = state.filters.companyId ?? kind.fixed.companyId
  const add = (
    <LinkButton
      to={`/visaCareCreateCase${company && acrossCompanies ? `?companyId=${company}` : ''}`}
      variant="primary"
      icon={<IconPlus size={16} aria-hidden />}
    >
      New case
    </LinkButton>
  )
  return (
    <>
      <PageHeader title={kind.title} standing={standingOf(kind.standing, list.items, all)} action={add} />
      {kind.fixed.figure ? (
        <FigureShown of="Cases" figure={kind.fixed.figure} listPath={pathname} />
      ) : (
        <DraftsCard most={2} />
      )}
      <DataTable
        key={String(acrossCompanies)}
        kept={kept}
        toolbar={
          <>
            <SavedViews name={kind.remembered} state={state} onState={setState} />
            {worksOnLists(viewer.roleId) && (
              <>
                <LinkButton to={boardOf(state, kind.fixed)} icon={<IconColumns size={16} aria-hidden />}>
                  Board
                </LinkButton>
                <ExportButton of={caseExportsApi.cases} input={list.input} />
              </>
            )}
          </>
        }
        label="Cases"
        columns={caseColumns({
          companies: acrossCompanies ? companies.options : null,
          roleId: viewer.roleId,
          ended: kind.remembered === 'endingCases',
        })}
        rowKey={({ id }) => String(id)}
        rowLabel={({ number, personName }) => `case ${number} ${personName}`}
        rowHref={({ path }) => path}
        page={list.items}
        loading={list.loading}
        error={list.error ?? undefined}
        onRetry={() => void list.reload()}
        status={list.status}
        state={state}
        onState={(next) => {
          setSelected(new Set())
          setState(next)
        }}
        searchLabel="Search by case number, receipt number or name"
        selection={worksOnLists(viewer.roleId) ? { selected, onChange: setSelected } : undefined}
        bulkActions={<CaseBulkButtons roleId={viewer.roleId} rows={chosen} bulk={bulk} />}
        empty={{ title: 'No cases yet', text: kind.empty, action: add }}
      />
      {bulk.dialogs}
    </>
  )
}

/** Undefined: every row, whichever they turn out to be. */
const tickedAtFirst = (search: string) =>
  new URLSearchParams(search).get('select') === 'all' ? undefined : new Set<string>()

/** The same cases as a board: what narrows the list narrows it too. */
function boardOf({ filters, search }: Pick<TableState, 'filters' | 'search'>, fixed: ListKind['fixed']): string {
  const { status: _column, ...narrowed } = filters
  const given = {
    ...narrowed,
    ...(fixed.companyId && { companyId: fixed.companyId }),
    ...(fixed.mode && { mode: fixed.mode }),
    ...(fixed.figure && { figure: fixed.figure }),
    search,
  }
  const set = Object.entries(given).filter(([, value]) => value)
  return `/visaCareCaseBoard${set.length > 0 ? `?${new URLSearchParams(set as [string, string][])}` : ''}`
}
