import { memo, useState } from 'react'
import type { ChoiceType, ScalarType } from '#engine/fact.ts'
import { LookUpField } from '#parties/lookups/client/LookUpField.tsx'
import { DateField } from '#ui/fields/DateField.tsx'
import { MaskedField } from '#ui/fields/MaskedField.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { type YesNo, YesNoField } from '#ui/fields/YesNoField.tsx'
import { isMask } from '../rules.ts'
import { useFactWords } from './fact-words.ts'
import { InsteadOfField } from './InsteadOfField.tsx'

type ScalarFieldProps = {
  type: ScalarType
  name: string
  value: string
  error: string | undefined
  readOnly: boolean
  onChange: (text: string) => void
}

type ListedFieldProps = {
  label: string
  hint?: string
  required?: boolean
  name: string
  value: string
  error: string | undefined
  listed: readonly string[]
  maxLength: number
  readOnly: boolean
  onChange: (text: string) => void
}

const OTHER = 'other'

/** A text that is chosen from a list; what is not on it is typed after "Other" was chosen. */
function ListedField({ listed, maxLength, readOnly, onChange, ...field }: ListedFieldProps) {
  const words = useFactWords()
  const [isOther, setOther] = useState(field.value !== '' && !listed.includes(field.value))
  const choose = (value: string) => {
    setOther(value === OTHER)
    onChange(value === OTHER ? '' : value)
  }
  return (
    <>
      <SelectField
        {...field}
        searchable
        error={isOther ? undefined : field.error}
        value={isOther ? OTHER : field.value}
        disabled={readOnly}
        options={[...listed.map((value) => ({ value, label: value })), { value: OTHER, label: words.other }]}
        placeholder={words.select}
        onChange={choose}
      />
      {isOther && (
        <TextField
          name={field.name}
          label={`${field.label}: ${words.other}`}
          value={field.value}
          error={field.error}
          maxLength={maxLength}
          readOnly={readOnly}
          autoComplete="off"
          onChange={onChange}
        />
      )}
    </>
  )
}

/** The field that a fact, or a column of a list, asks for. */
export const ScalarField = memo(function ScalarField({ type, readOnly, ...rest }: ScalarFieldProps) {
  const words = useFactWords()
  if (isMask(rest.value)) return <MaskedLine {...rest} label={type.label} readOnly={readOnly} />
  const field = { ...rest, label: type.label, hint: type.help, required: type.required }
  switch (type.type) {
    case 'yesNo':
      return (
        <YesNoField
          {...field}
          value={field.value as YesNo}
          disabled={readOnly}
          words={{ Yes: words.yes, No: words.no }}
        />
      )
    case 'date':
      return <DateField {...field} years={type.past ? 'past' : 'planning'} readOnly={readOnly} />
    case 'choice':
      return <SelectField {...field} disabled={readOnly} options={optionsOf(type)} placeholder={words.select} />
    case 'country':
      return (
        <SelectField {...field} searchable disabled={readOnly} options={words.countries} placeholder={words.select} />
      )
    case 'money':
      return (
        <TextField {...field} label={`${type.label} (USD)`} inputMode="decimal" maxLength={20} readOnly={readOnly} />
      )
    case 'number':
      return <TextField {...field} inputMode="decimal" maxLength={12} readOnly={readOnly} />
    case 'partialDate':
      return <TextField {...field} placeholder={words.partialDate} maxLength={10} readOnly={readOnly} />
    default:
      break
  }
  if (type.format === 'state')
    return <SelectField {...field} searchable disabled={readOnly} options={words.states} placeholder={words.select} />
  if (type.lookUp) return <LookUpField {...field} list={type.lookUp} maxLength={LONGEST_WORDS} readOnly={readOnly} />
  if (type.listed) return <ListedField {...field} listed={type.listed} maxLength={type.max} readOnly={readOnly} />
  if (type.format === 'ssn') return <MaskedField mask="ssn" {...field} readOnly={readOnly} />
  if (type.lines) return <TextAreaField {...field} rows={type.lines} maxLength={type.max} readOnly={readOnly} />
  return (
    <TextField
      {...field}
      // Room for spaces and dashes, which the fact takes out.
      maxLength={type.format ? type.max + 10 : type.max}
      readOnly={readOnly}
      type={type.format === 'email' ? 'email' : 'text'}
      autoComplete="off"
    />
  )
})

/** Nobody can correct what cannot be seen: a masked value is replaced as a whole. */
function MaskedLine({
  label,
  value,
  readOnly,
  onChange,
}: { label: string } & Omit<ScalarFieldProps, 'type' | 'name' | 'error'>) {
  const words = useFactWords()
  return (
    <InsteadOfField {...{ label, readOnly }} action={words.change} onAct={() => onChange('')}>
      {value}
    </InsteadOfField>
  )
}

/** Room for the words by which a code is looked for. */
const LONGEST_WORDS = 100

const optionsOf = ({ options, words }: ChoiceType) =>
  options.map((value) => ({ value, label: words?.[value] ?? value }))
