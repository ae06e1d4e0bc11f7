import { ballWords } from '#case-file/cases/awaited-words.ts'
import styles from '#case-file/cases/client/cases.module.css'
import { dateAndDistance, urgencyHue } from '#case-file/cases/client/words.ts'
import type { OpenItem } from '#case-file/cases/open-items.ts'
import { counted } from '#formats/words.ts'
import { LinkButton } from '#ui/Button.tsx'
import { StatusBadge } from '#ui/page/StatusBadge.tsx'
import { byCaseAndSide } from './my-items.ts'

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
