import { Button } from '#ui/Button.tsx'
import { IconCopy } from '#ui/icons.ts'
import { Link } from '#ui/navigation.tsx'
import { useToast } from '#ui/toasts.tsx'
import type { WorksheetItem } from '../contract.ts'
import styles from './worksheet.module.css'

type Paths = { lca: string; questions: string }
type ItemsProps = { items: readonly WorksheetItem[]; paths: Paths; onAnswer: (() => void) | undefined }

/** One line for each box of the online system: its number, its words, its value, and a button that copies it. */
export function WorksheetItems({ items, paths, onAnswer }: ItemsProps) {
  return (
    <ul className={styles.items}>
      {items.map((item) => (
        <li key={`${item.number} ${item.label}`} data-missing={item.state === 'missing' || undefined}>
          <span className={styles.number}>{item.number}</span>
          <span className={styles.label}>{item.label}</span>
          <span className={styles.value}>
            {item.state === 'missing' ? <Missing item={item} paths={paths} onAnswer={onAnswer} /> : item.value || '–'}
          </span>
          {item.state === 'answered' && item.value !== '' && <Copy item={item} />}
        </li>
      ))}
    </ul>
  )
}

function Missing({ item, paths, onAnswer }: { item: WorksheetItem } & Omit<ItemsProps, 'items'>) {
  if (item.answeredAt === 'here')
    return onAnswer ? (
      <Button size="small" variant="subtle" aria-label={`Answer: ${item.label}`} onClick={onAnswer}>
        Answer
      </Button>
    ) : (
      <>Missing</>
    )
  return item.answeredAt === 'lca' ? (
    <Link to={paths.lca} aria-label={`Enter on the LCA: ${item.label}`}>
      Enter on the LCA
    </Link>
  ) : (
    <Link to={paths.questions} aria-label={`Answer in the questions: ${item.label}`}>
      Answer in the questions
    </Link>
  )
}

function Copy({ item: { label, value } }: { item: WorksheetItem }) {
  const toast = useToast()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value)
      toast('Copied', { kind: 'success' })
    } catch {
      toast('This browser did not allow copying. Select the value by hand.', { kind: 'error' })
    }
  }
  return (
    <Button
      size="small"
      variant="subtle"
      icon={<IconCopy size={16} aria-hidden />}
      aria-label={`Copy ${label}`}
      onClick={copy}
    >
      Copy
    </Button>
  )
}
