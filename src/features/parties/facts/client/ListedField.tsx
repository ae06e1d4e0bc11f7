import { useState } from 'react'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { useFactWords } from './fact-words.ts'

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
export function ListedField({ listed, maxLength, readOnly, onChange, ...field }: ListedFieldProps) {
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
