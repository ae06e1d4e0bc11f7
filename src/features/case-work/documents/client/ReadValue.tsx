import { countryName, countryOptions } from '#formats/countries.ts'
import { CheckField } from '#ui/fields/CheckField.tsx'
import { DateField } from '#ui/fields/DateField.tsx'
import { shownDate } from '#ui/fields/dates.ts'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { useSay } from '#ui/say.ts'
import type { Reading } from '../reading-contract.ts'
import styles from './reading.module.css'

type Proposed = Reading['proposed'][number]
export type Given = { value: string; take: boolean }

type ReadValueProps = { proposed: Proposed; given: Given; onChange: (given: Given) => void }

/** One value that was read: the same as on record, new, or beside what the record says. */
export function ReadValue({ proposed, given, onChange }: ReadValueProps) {
  const { label, known, same, unsure } = proposed
  const say = useSay()
  const name = say(label)
  if (same)
    return (
      <li className={styles.same}>
        <span>{name}</span>
        <strong>{inWords(proposed, known)}</strong>
        <span className={styles.hint}>{say('as on record')}</span>
      </li>
    )
  const hints = [
    ...(known === '' ? [] : [say('On record: {value}', { value: inWords(proposed, known) })]),
    ...unsure.map((each) => say('Look closely: letter {place}, {letter}, may be {or}.', each)),
  ]
  return (
    <li className={styles.value}>
      <Editor
        proposed={proposed}
        label={name}
        hint={hints.length === 0 ? undefined : hints.join(' ')}
        value={given.value}
        onChange={(value) => onChange({ value, take: true })}
      />
      <CheckField
        label={`${say('Yes, this is right')}: ${name}`}
        checked={given.take}
        onChange={(take) => onChange({ ...given, take })}
      />
    </li>
  )
}

type EditorProps = {
  proposed: Proposed
  label: string
  hint?: string
  value: string
  onChange: (value: string) => void
}

function Editor({ proposed, ...field }: EditorProps) {
  const say = useSay()
  if (proposed.kind === 'date') return <DateField {...field} />
  if (proposed.kind === 'country') return <SelectField {...field} options={countryOptions} searchable />
  if (proposed.kind === 'choice')
    return <SelectField {...field} options={SEXES.map((value) => ({ value, label: say(value) }))} />
  return <TextField {...field} maxLength={200} />
}

/** The one choice that stands in a passport. */
const SEXES = ['Male', 'Female'] as const

const inWords = ({ kind }: Proposed, value: string): string =>
  kind === 'date' ? shownDate(value) : kind === 'country' ? countryName(value) : value
