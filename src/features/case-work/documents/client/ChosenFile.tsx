import { IconButton } from '#ui/Button.tsx'
import { DateField } from '#ui/fields/DateField.tsx'
import { Columns } from '#ui/fields/FormLayout.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { IconX } from '#ui/icons.ts'
import type { RequestedItem } from '../records.ts'
import styles from './documents.module.css'
import { problemBeforeSending, sizeInWords } from './words.ts'

export type Chosen = {
  id: number
  file: File
  itemId: string
  documentType: string
  expiresOn: string
  /** How much of it is sent, 0 to 1; undefined while it waits. */
  share: number | undefined
  problem: string | undefined
}

type ChosenFileProps = {
  chosen: Chosen
  items: readonly RequestedItem[]
  /** What it is was said before it was chosen. */
  fixed?: boolean
  locked: boolean
  onChange: (what: Partial<Chosen>) => void
  onRemove: () => void
}

/** One file before and while it is sent. */
export function ChosenFile({ chosen, items, fixed, locked, onChange, onRemove }: ChosenFileProps) {
  const { file, itemId, documentType, expiresOn, share } = chosen
  const hopeless = problemBeforeSending(file)
  const problem = hopeless ?? chosen.problem
  return (
    <li>
      <div className={styles.chosenHead}>
        <strong>{file.name}</strong>
        <span className={styles.hint}>{sizeInWords(file.size)}</span>
        {!locked && (
          <IconButton size="small" label={`Leave out ${file.name}`} icon={<IconX size={16} />} onClick={onRemove} />
        )}
      </div>
      {share !== undefined && (
        <progress className={styles.progress} max={1} value={share} aria-label={`Progress of ${file.name}`} />
      )}
      {problem && (
        <p className={styles.error} role="alert">
          {problem}
        </p>
      )}
      {share === undefined && !hopeless && (
        <Columns>
          {!fixed && (
            <SelectField
              label="What it is"
              placeholder="Another document"
              options={items.map((item) => ({ value: item.itemId, label: item.name }))}
              value={itemId}
              onChange={(value) => onChange({ itemId: value })}
            />
          )}
          {itemId === '' && (
            <TextField
              label="Name of the document"
              maxLength={200}
              value={documentType}
              onChange={(value) => onChange({ documentType: value })}
            />
          )}
          <DateField label="Expires on" value={expiresOn} onChange={(value) => onChange({ expiresOn: value })} />
        </Columns>
      )}
    </li>
  )
}
