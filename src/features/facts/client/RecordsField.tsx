import type { AddressType, Fact, RecordsType } from '#engine/fact.ts'
import { Button, IconButton } from '#ui/Button.tsx'
import { Columns } from '#ui/fields/FormLayout.tsx'
import { IconPlus, IconTrash } from '#ui/icons.ts'
import { cellName, type DraftRecord, newRecord } from './draft.ts'
import { useFactWords } from './fact-words.ts'
import styles from './facts.module.css'
import { ScalarField } from './ScalarField.tsx'

type RecordsFieldProps = {
  fact: Fact & (RecordsType | AddressType)
  records: readonly DraftRecord[]
  errors: Record<string, string>
  readOnly: boolean
  onChange: (records: DraftRecord[]) => void
}

/** A list such as passports or trips: one card per entry, all columns of it. An address is one card. */
export function RecordsField({ fact, records, errors, readOnly, onChange }: RecordsFieldProps) {
  const change = (id: string, column: string, text: string) =>
    onChange(records.map((record) => (record.id === id ? { ...record, [column]: text } : record)))
  const list = fact.type === 'records' ? fact : undefined
  const words = useFactWords()
  return (
    <div className={styles.records}>
      {records.length === 0 && readOnly && <p className={styles.dimmed}>{words.nothingEntered}</p>}
      {records.map((record, index) => (
        <fieldset key={record.id} className={styles.record}>
          <legend className={list ? undefined : styles.onlyHeard}>
            {list ? `${list.one} ${index + 1}` : fact.label}
          </legend>
          {!readOnly && list && (
            <span className={styles.remove}>
              <IconButton
                size="small"
                label={words.remove(list.one, index + 1)}
                icon={<IconTrash size={16} />}
                onClick={() => onChange(records.filter(({ id }) => id !== record.id))}
              />
            </span>
          )}
          <Columns>
            {Object.entries(list?.columns ?? words.addressColumns).map(([name, column]) => (
              <ScalarField
                key={name}
                type={column}
                name={cellName(fact.id, record.id, name)}
                value={record[name] ?? ''}
                error={errors[cellName(fact.id, record.id, name)]}
                readOnly={readOnly}
                onChange={(text) => change(record.id, name, text)}
              />
            ))}
          </Columns>
        </fieldset>
      ))}
      {!readOnly && list && (
        <div>
          <Button
            size="small"
            icon={<IconPlus size={16} aria-hidden />}
            onClick={() => onChange([...records, newRecord(list, records)])}
          >
            {words.add(list.one)}
          </Button>
        </div>
      )}
    </div>
  )
}
