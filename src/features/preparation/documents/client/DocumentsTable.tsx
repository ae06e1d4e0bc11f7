import { isSentBack, itemWords } from '#case-file/cases/item-words.ts'
import type { OpenItem } from '#case-file/cases/open-items.ts'
import { sidesOf } from '#case-file/cases/policy.ts'
import { ExportButton } from '#identity/exports/client/ExportButton.tsx'
import { useTableSettings } from '#identity/own-settings/client/use-table-settings.ts'
import { useViewer } from '#parties/people/client/use-viewer.ts'
import { howLongAgo, showMoment } from '#platform/client/moments.ts'
import { screenColumns } from '#platform/client/screen-columns.ts'
import { useDialog } from '#platform/client/use-dialog.ts'
import { useList } from '#platform/client/use-list.ts'
import { useOperation } from '#platform/client/use-operation.ts'
import { documentExportsApi, documentsApi } from '#preparation/client/api.ts'
import { shownDate } from '#ui/fields/dates.ts'
import { OpenItemRow, OpenItems } from '#ui/items/OpenItemRow.tsx'
import { Thumb } from '#ui/items/Thumb.tsx'
import { Link } from '#ui/navigation.tsx'
import { Card } from '#ui/page/Card.tsx'
import { StatusBadge } from '#ui/page/StatusBadge.tsx'
import { ErrorState } from '#ui/page/states.tsx'
import type { Column } from '#ui/table/column.ts'
import { DataTable } from '#ui/table/DataTable.tsx'
import { today } from '#ui/today.ts'
import { documentListColumns } from '../columns.ts'
import type { Document } from '../records.ts'
import { thumbnailOf } from './DocumentRow.tsx'
import styles from './documents.module.css'
import { PreviewDialog } from './PreviewDialog.tsx'
import { expiryHue, kindOfFile, reviewWords, sizeInWords } from './words.ts'

/** Documents over all cases; `route` narrows them to the cases of one screen, `personId` to those of one person. */
export function DocumentsTable({ route, personId }: { route?: string; personId?: number }) {
  const { state, setState, kept } = useTableSettings('documents')
  const found = useList(documentsApi.list, state, { route, personId })
  const viewing = useDialog<Document>()
  return (
    <div className={styles.stack}>
      {route === undefined && <AskedCard personId={personId} />}
      <DataTable
        label="Documents"
        kept={kept}
        toolbar={<ExportButton of={documentExportsApi.documents} input={found.input} />}
        columns={columns}
        rowKey={({ id }) => String(id)}
        rowLabel={({ documentType, caseNumber }) => `${documentType} of case ${caseNumber}`}
        page={found.items}
        loading={found.loading}
        error={found.error ?? undefined}
        onRetry={() => void found.reload()}
        state={state}
        onState={setState}
        searchLabel="Search by document, case number or person"
        onOpen={viewing.open}
        empty={{ title: 'No documents yet', text: 'Open a case to ask for a document or to add one.' }}
      />
      {viewing.subject && (
        <PreviewDialog key={viewing.turn} opened={viewing.opened} document={viewing.subject} onClose={viewing.close} />
      )}
    </div>
  )
}

const columns: Column<Document>[] = screenColumns(documentListColumns, {
  documentType: {
    cell: (document) => (
      <span className={styles.named}>
        <Thumb small kind={kindOfFile(document)} src={document.hasThumbnail ? thumbnailOf(document) : undefined} />
        {document.documentType}
      </span>
    ),
  },
  case: { width: '104px', cell: ({ casePath, caseNumber }) => <Link to={casePath}>{caseNumber}</Link> },
  personName: {},
  companyName: {},
  review: {
    filter: {
      kind: 'choice',
      options: Object.entries(reviewWords).map(([value, { text }]) => ({ value, label: text })),
    },
    cell: ({ review }) => <StatusBadge hue={reviewWords[review].hue}>{reviewWords[review].text}</StatusBadge>,
  },
  expiresOn: {
    sortable: true,
    cell: ({ expiresOn }) =>
      expiresOn && <StatusBadge hue={expiryHue(expiresOn, today())}>{shownDate(expiresOn)}</StatusBadge>,
  },
  uploadedAt: {
    title: 'Added',
    cell: ({ uploadedAt }) => <span title={showMoment(uploadedAt)}>{howLongAgo(uploadedAt)}</span>,
  },
  uploadedByName: {},
  fileName: { hidden: true },
  size: { hidden: true, numeric: true, cell: ({ size }) => sizeInWords(size) },
  formType: { hidden: true },
  caseTypeName: { hidden: true },
})

/** What is still to be sent, over all cases or of one person: who owes it, by when, and the way to its upload. */
function AskedCard({ personId }: { personId?: number }) {
  const { roleId, companyId } = useViewer()
  const found = useOperation(documentsApi.asked, { personId })
  const own = sidesOf(roleId)
  const items = found.items?.items ?? []
  if (found.error && !found.items)
    return (
      <Card title="Requested documents">
        <ErrorState message={found.error.message} onRetry={() => void found.reload()} />
      </Card>
    )
  if (items.length === 0) return null
  return (
    <Card title="Requested documents" count={found.items?.more ? undefined : items.length} flush>
      <OpenItems label="Requested documents" dense>
        {items.map((item) => (
          <OpenItemRow
            key={item.id}
            kind={isSentBack(item) ? 'sentBack' : 'document'}
            tone={isSentBack(item) ? 'amber' : undefined}
            what={itemWords(item).what}
            about={aboutOf(item, own.includes(item.side), companyId === null)}
            dueOn={item.dueOn}
            action={actionOf(item, own.includes(item.side))}
          />
        ))}
      </OpenItems>
      {found.items?.more && <p className={styles.standing}>These are the first {items.length} by due date.</p>}
    </Card>
  )
}

/** "Priya NAIR · H-1B extension · from you". */
function aboutOf(item: OpenItem, isOwn: boolean, withCompany: boolean): string {
  const owner = {
    employee: item.personName,
    employer: item.companyName,
    attorney: 'the attorney',
    firm: 'the law firm',
  }
  return [
    itemWords(item).about,
    item.personName,
    withCompany && item.companyName,
    item.typeName,
    `from ${isOwn ? 'you' : owner[item.side]}`,
  ]
    .filter(Boolean)
    .join(' · ')
}

/** The reader's own upload opens at once; what others owe, its list shows. */
function actionOf(item: OpenItem, isOwn: boolean) {
  const { what } = itemWords(item)
  const verb = isOwn ? item.verb : 'Open'
  const to = isOwn ? item.link : item.link.replace(/&upload=.*$/, '')
  return { verb, to, label: `${verb}: ${what}, ${item.personName}` }
}
