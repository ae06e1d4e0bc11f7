import { memo, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { NotAnswered } from '#engine/answer.ts'
import { notKey, saidNot } from '#engine/answer.ts'
import type { AddressType, Fact, RecordsType, ScalarType } from '#engine/fact.ts'
import { Button, IconButton } from '#ui/Button.tsx'
import { Columns } from '#ui/fields/FormLayout.tsx'
import { IconPlus, IconTrash } from '#ui/icons.ts'
import { cellName, type DraftRecord, newRecord } from './draft.ts'
import { useFactWords } from './fact-words.ts'
import styles from './facts.module.css'
import { InsteadOfField } from './InsteadOfField.tsx'
import { ScalarField } from './ScalarField.tsx'
import { type AnswerWords, recordInWords } from './words.ts'

type RecordsFieldProps = {
  fact: Fact & (RecordsType | AddressType)
  records: readonly DraftRecord[]
  errors: Record<string, string>
  readOnly: boolean
  onChange: (records: DraftRecord[]) => void
}

/** A list such as passports or trips: one card per entry, all columns of it. An address is one card. */
export function RecordsField({ fact, records, errors, readOnly, onChange }: RecordsFieldProps) {
  const list = fact.type === 'records' ? fact : undefined
  const words = useFactWords()
  const { change, remove } = useStableChanges(records, onChange)
  const { isOpen, open } = useOpenRecords(fact, records, errors)
  return (
    <div className={styles.records}>
      {records.length === 0 && readOnly && <p className={styles.dimmed}>{words.nothingEntered}</p>}
      {records.map((record, index) => (
        <RecordCard
          key={record.id}
          factId={fact.id}
          title={list ? `${list.one} ${index + 1}` : fact.label}
          isAlone={!list}
          closed={list && !isOpen(record) ? summary(list, record, words) : undefined}
          removal={!readOnly && list ? words.remove(list.one, index + 1) : undefined}
          columns={list?.columns ?? words.addressColumns}
          record={record}
          errors={errors}
          readOnly={readOnly}
          onChange={change}
          onRemove={remove}
          onOpen={open}
        />
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

type RecordCardProps = Pick<RecordsFieldProps, 'errors' | 'readOnly'> & {
  factId: string
  title: string
  /** Not one of a list: its title stands above it already. */
  isAlone: boolean
  /** What it says in one line while its fields are not shown. */
  closed: string | undefined
  /** What the button that takes it away is called. */
  removal: string | undefined
  columns: Readonly<Record<string, ScalarType>>
  record: DraftRecord
  onChange: (id: string, column: string, text: string) => void
  onRemove: (id: string) => void
  onOpen: (id: string) => void
}

/** One entry. Somebody with ten addresses types into one of them: the others are not drawn anew. */
const RecordCard = memo(function RecordCard(props: RecordCardProps) {
  const { factId, title, isAlone, closed, removal, columns, record, errors, readOnly, onChange, onRemove, onOpen } =
    props
  const words = useFactWords()
  const { id } = record
  const fields = useMemo(
    () =>
      Object.entries(columns).map(([column, type]) => ({
        ...{ column, type, name: cellName(factId, id, column) },
        onChange: (text: string) => onChange(id, column, text),
        sayNot: (not: string) => onChange(id, notKey(column), not),
      })),
    [columns, factId, id, onChange],
  )
  return (
    <fieldset className={styles.record}>
      <legend className={isAlone ? 'visually-hidden' : undefined}>{title}</legend>
      {removal && (
        <span className={styles.remove}>
          <IconButton size="small" label={removal} icon={<IconTrash size={16} />} onClick={() => onRemove(id)} />
        </span>
      )}
      {closed === undefined ? (
        <Columns>
          {fields.map(({ column, sayNot, ...field }) => {
            const not = saidNot(record, column)
            if (not) return <ColumnSaidNot key={column} {...{ not, sayNot, readOnly }} label={field.type.label} />
            const value = record[column] ?? ''
            const shown = { ...field, value, error: errors[field.name], readOnly }
            if (!field.type.mayBe) return <ScalarField key={column} {...shown} />
            // The same element while somebody types, or the field would lose the cursor.
            return (
              <div key={column}>
                <ScalarField {...shown} />
                {value === '' && !readOnly && <SayingNot type={field.type} sayNot={sayNot} />}
              </div>
            )
          })}
        </Columns>
      ) : (
        <p className={styles.notLine}>
          {closed}
          <button type="button" className={styles.textButton} onClick={() => onOpen(id)}>
            {words.showFields}
            <span className="visually-hidden"> {title}</span>
          </button>
        </p>
      )}
    </fieldset>
  )
})

/** More entries than this are shown in one line each, the one at hand apart: twelve fields for each would be a wall. */
const SHOWN_WHOLE = 3

/** Which entries show their fields: all of a short list; of a long one those somebody opened, added or has to correct. */
function useOpenRecords(fact: Fact, records: readonly DraftRecord[], errors: Record<string, string>) {
  const [closed, setClosed] = useState(() => new Set(records.length > SHOWN_WHOLE ? records.map(({ id }) => id) : []))
  const open = useCallback((id: string) => setClosed((now) => new Set([...now].filter((each) => each !== id))), [])
  const wrong = Object.keys(errors)
  const isOpen = ({ id }: DraftRecord) =>
    !closed.has(id) || wrong.some((name) => name.startsWith(cellName(fact.id, id, '')))
  return { isOpen, open }
}

/** 'Home, 1 Elm Street, Boston, MA'; amounts are left out, they say nothing alone. */
function summary(list: RecordsType, record: DraftRecord, words: AnswerWords): string {
  const amounts = Object.entries(list.columns).flatMap(([name, { type }]) => (type === 'money' ? [[name, '']] : []))
  return recordInWords(list, { ...record, ...Object.fromEntries(amounts) }, words)
}

/** The same two functions for as long as the list is shown, whatever is in it by then. */
function useStableChanges(records: readonly DraftRecord[], onChange: RecordsFieldProps['onChange']) {
  const latest = useRef({ records, onChange })
  useLayoutEffect(() => {
    latest.current = { records, onChange }
  })
  return useMemo(
    () => ({
      change: (id: string, column: string, text: string) => {
        const { records: all, onChange: tell } = latest.current
        tell(all.map((record) => (record.id === id ? { ...record, [column]: text } : record)))
      },
      remove: (id: string) => latest.current.onChange(latest.current.records.filter((record) => record.id !== id)),
    }),
    [],
  )
}

/** The ways of saying that an entry has no value in this column, below its empty field. */
function SayingNot({ type, sayNot }: { type: ScalarType; sayNot: (not: NotAnswered) => void }) {
  const words = useFactWords()
  return type.mayBe?.map((not) => (
    <Button key={not} variant="link" size="small" onClick={() => sayNot(not)}>
      {words.not[not]}
      <span className="visually-hidden">: {type.label}</span>
    </Button>
  ))
}

type ColumnSaidNotProps = {
  label: string
  not: NotAnswered
  readOnly: boolean
  /** Nothing takes it back. */
  sayNot: (not: '') => void
}

/** In the place of the field: that there is no value, until somebody answers after all. */
function ColumnSaidNot({ label, not, readOnly, sayNot }: ColumnSaidNotProps) {
  const words = useFactWords()
  return (
    <InsteadOfField {...{ label, readOnly }} action={words.answer} onAct={() => sayNot('')}>
      {words.not[not]}
    </InsteadOfField>
  )
}
