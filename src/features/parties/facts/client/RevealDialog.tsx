import { type Fact, isScalar } from '#engine/fact.ts'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { secretColumns } from '../rules.ts'
import styles from './facts.module.css'
import { scalarInWords } from './words.ts'

type RevealDialogProps = { fact: Fact | undefined; value: unknown; opened: boolean; onClose: () => void }

/** Secrets in full, as long as the dialog is open. */
export function RevealDialog({ fact, value, opened, onClose }: RevealDialogProps) {
  if (!fact) return null
  return (
    <Dialog opened={opened} onClose={onClose} title={fact.label} size="sm">
      <dl className={styles.revealed}>
        {linesOf(fact, value).map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.dimmed}>That you looked at this is on record.</p>
    </Dialog>
  )
}

function linesOf(fact: Fact, value: unknown): { label: string; text: string }[] {
  if (fact.type === 'address') return []
  if (isScalar(fact)) return [{ label: fact.label, text: scalarInWords(fact, value) }]
  const records = Array.isArray(value) ? (value as Record<string, unknown>[]) : []
  return records.flatMap((record, index) =>
    secretColumns(fact)
      .filter((column) => record[column] !== undefined)
      .map((column) => ({
        label: `${fact.one} ${index + 1}, ${fact.columns[column]?.label}`,
        text: String(record[column]),
      })),
  )
}
