import { isSentBack, itemWords } from '#case-file/cases/item-words.ts'
import type { OpenItem } from '#case-file/cases/open-items.ts'
import { sidesOf } from '#case-file/cases/policy.ts'
import { documentsApi } from '#case-work/client/api.ts'
import { useViewer } from '#parties/people/client/use-viewer.ts'
import { useOperation } from '#platform/client/use-operation.ts'
import { OpenItemRow, OpenItems } from '#ui/items/OpenItemRow.tsx'
import { Card } from '#ui/page/Card.tsx'
import { ErrorState } from '#ui/page/states.tsx'
import styles from './documents.module.css'

/** What is still to be sent, over all cases or of one person: who owes it, by when, and the way to its upload. */
export function AskedCard({ personId }: { personId?: number }) {
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
