import { ballWords } from '#case-file/cases/awaited-words.ts'
import styles from '#case-file/cases/client/cases.module.css'
import { dateAndDistance, urgencyHue } from '#case-file/cases/client/words.ts'
import type { OpenItem } from '#case-file/cases/open-items.ts'
import { RemindDialog } from '#case-file/reminders/client/RemindDialog.tsx'
import { counted } from '#formats/words.ts'
import { useDialog } from '#platform/client/use-dialog.ts'
import { Button, LinkButton } from '#ui/Button.tsx'
import { Link } from '#ui/navigation.tsx'
import { Card } from '#ui/page/Card.tsx'
import { StatusBadge } from '#ui/page/StatusBadge.tsx'
import { ALL_SET, byCaseAndSide } from './my-items.ts'

/** What the reader has to do, the most urgent first, each with its button. */
export function TodoCard({ items, itemCount }: { items: readonly OpenItem[]; itemCount: number }) {
  return (
    <Card title="Your to-do">
      {items.length === 0 && <p className={styles.dimmed}>{ALL_SET}</p>}
      <ItemLines items={items} about />
      {itemCount > items.length && <p className={styles.dimmed}>And {itemCount - items.length} more in your cases.</p>}
    </Card>
  )
}

/** `about`: whose case it is; a card of one case need not say it. */
export function ItemLines({ items, about = false }: { items: readonly OpenItem[]; about?: boolean }) {
  return (
    <ul className={styles.list}>
      {items.map(({ id, title, verb, link, dueOn, dueWhy, kind, ...item }) => (
        <li key={id}>
          <span className={styles.grow}>
            {title}
            {kind === 'date' && ' '}
            {dueOn && (
              <span title={dueWhy || undefined}>
                {' '}
                <StatusBadge hue={urgencyHue(dueOn)}>{dateAndDistance(dueOn)}</StatusBadge>
              </span>
            )}
            {about && <About {...item} />}
          </span>
          <LinkButton to={link} size="small" label={`${verb}: ${title}${item.personName && `, ${item.personName}`}`}>
            {verb}
          </LinkButton>
        </li>
      ))}
    </ul>
  )
}

function About({
  number,
  typeName,
  personName,
  companyName,
}: Pick<OpenItem, 'number' | 'typeName' | 'personName' | 'companyName'>) {
  return (
    <span className={styles.under}>
      {[personName || companyName, typeName].filter(Boolean).join(', ')} <span className={styles.dimmed}>{number}</span>
    </span>
  )
}

export function DatesCard({ items }: { items: readonly OpenItem[] }) {
  return (
    <Card title="Deadlines in the next 30 days">
      {items.length === 0 && <p className={styles.dimmed}>No deadlines in the next 30 days.</p>}
      <ItemLines items={items} about />
    </Card>
  )
}

/** Somebody must stop working or leave soon: names and days, above everything else. */
export function EndingStrip({ items, to }: { items: readonly OpenItem[]; to: string }) {
  if (items.length === 0) return null
  return (
    <Card title="Ends within 60 days" actions={<Link to={to}>Open renewals</Link>}>
      <ItemLines items={items} about />
    </Card>
  )
}

/** What others owe, by case and side; they can be reminded. */
export function WaitingCard({ items }: { items: readonly OpenItem[] }) {
  const dialog = useDialog<readonly number[]>()
  return (
    <Card
      title="Waiting for others"
      actions={
        items.length > 0 && (
          <Button size="small" onClick={() => dialog.open([...new Set(items.map(({ caseId }) => caseId))])}>
            Remind
          </Button>
        )
      }
    >
      {items.length === 0 && <p className={styles.dimmed}>You are not waiting for anyone.</p>}
      <WaitingLines items={items} about />
      {dialog.subject && (
        <RemindDialog
          key={dialog.turn}
          ids={dialog.subject}
          opened={dialog.opened}
          onClose={dialog.close}
          onDone={() => {}}
        />
      )}
    </Card>
  )
}

export function WaitingLines({ items, about = false }: { items: readonly OpenItem[]; about?: boolean }) {
  return (
    <ul className={styles.list}>
      {byCaseAndSide(items).map(({ key, first, n }) => (
        <li key={key}>
          <span className={styles.grow}>
            {ballWords[first.side]}: {first.title}
            {n > 1 && ` and ${counted(n - 1, 'more thing')}`}
            {about && <About {...first} />}
          </span>
        </li>
      ))}
    </ul>
  )
}
