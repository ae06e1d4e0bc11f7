import { signInApi, signInExportsApi } from '#identity/client/api.ts'
import { ExportButton } from '#identity/exports/client/ExportButton.tsx'
import { useTableSettings } from '#identity/own-settings/client/use-table-settings.ts'
import { useSignedIn } from '#identity/sessions/client/session.ts'
import { localPage } from '#platform/client/local-page.ts'
import { showMoment } from '#platform/client/moments.ts'
import { screenColumns } from '#platform/client/screen-columns.ts'
import { useOperation } from '#platform/client/use-operation.ts'
import { PageHeader } from '#ui/page/PageHeader.tsx'
import { StatusBadge } from '#ui/page/StatusBadge.tsx'
import type { Column } from '#ui/table/column.ts'
import { DataTable } from '#ui/table/DataTable.tsx'
import { type LookIn, lookInListColumns } from '../columns.ts'

/** /lookIns: when staff of the provider worked in a company, who it was and why. */
export default function LookInsScreen() {
  const session = useSignedIn()
  const several = session.loggedCorporateId === null && session.selectedCorporateId === null
  const lookIns = useOperation(signInApi.lookIns, {})
  const { state, setState, kept } = useTableSettings(several ? 'lookInsOfAll' : 'lookIns', { sort: '-startedAt' })
  const rows = lookIns.items?.items
  const provider = lookIns.items?.provider ?? 'VisaCare'
  return (
    <>
      <PageHeader
        title="Look-ins by VisaCare"
        standing={`Staff of ${provider} can read lists, where each case stands and what it waits for, and people’s records with numbers masked. They give a reason first, and have an hour, to read messages, notes, questionnaires, filled forms or earlier answers. That also holds for letters, documents to sign and the work on a case. The same goes for opening a file, seeing a number in full, or changing people, cases or documents. Users, company details and other administration they change without one. Every time and every change is listed here.`}
      />
      <DataTable
        label="Look-ins"
        toolbar={<ExportButton of={signInExportsApi.lookIns} input={{}} />}
        columns={columnsOf(several)}
        rowKey={({ id }) => String(id)}
        page={localPage(
          rows,
          state,
          ({ companyName, userName, reason }) => `${companyName} ${userName} ${reason}`,
          sorts,
        )}
        loading={lookIns.loading}
        error={lookIns.error ?? undefined}
        onRetry={() => void lookIns.reload()}
        state={state}
        onState={setState}
        kept={kept}
        searchLabel="Search by company, who or why"
        empty={{
          title: 'No visits',
          text: `No one from ${provider} has opened your company, or changed anything in it.`,
        }}
      />
    </>
  )
}

const sorts = {
  startedAt: ({ startedAt }: LookIn) => startedAt,
  companyName: ({ companyName }: LookIn) => companyName,
}

function columnsOf(several: boolean): Column<LookIn>[] {
  return screenColumns(lookInListColumns, {
    startedAt: { title: 'When', sortable: true, width: '170px', cell: ({ startedAt }) => showMoment(startedAt) },
    companyName: several && { sortable: true },
    userName: {},
    reason: {},
    endedAt: { title: 'Until', width: '170px', cell: (lookIn) => <Ended {...lookIn} /> },
  })
}

/** A look-in that nobody ended is over when its hour is. */
function Ended({ endedAt, until }: LookIn) {
  const over = endedAt ?? (Date.parse(until) <= Date.now() ? until : null)
  return over === null ? <StatusBadge hue="orange">Looking now</StatusBadge> : showMoment(over)
}
