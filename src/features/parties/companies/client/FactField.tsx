import type { ChoiceType, TextType } from '#engine/fact.ts'
import { states, unansweredState } from '#formats/addresses.ts'
import { countryOptions } from '#formats/countries.ts'
import { lastName, titleCase } from '#formats/names.ts'
import { DateField } from '#ui/fields/DateField.tsx'
import { MaskedField } from '#ui/fields/MaskedField.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import type { BoundField, FormState } from '#ui/fields/use-form.ts'
import { type YesNo, YesNoField } from '#ui/fields/YesNoField.tsx'
import { factOf, type ProfileFact } from '../profile.ts'
import type { EmployerValues } from './employer-values.ts'

export type Part = { form: FormState<EmployerValues>; readOnly: boolean }

type FactFieldProps = Part & {
  name: Exclude<ProfileFact, 'affiliates'>
  label?: string
  hint?: string
  required?: boolean
}

/** The field that a fact's declaration asks for: its label, its mask, its options, its length. */
export function FactField({ form, readOnly, name, label, hint, required }: FactFieldProps) {
  const fact = factOf(name)
  const bound = form.field(name) as BoundField<string>
  const field = { ...bound, label: label ?? fact.label, hint: hint ?? fact.help, required }
  if (name === 'phone' || name === 'fax') return <PhoneField {...field} us={isUs(form.values)} readOnly={readOnly} />
  switch (fact.type) {
    case 'yesNo':
      return <YesNoField {...field} {...(bound as BoundField<YesNo>)} disabled={readOnly} />
    case 'date':
      return <DateField {...field} years="past" readOnly={readOnly} />
    case 'choice':
      return <SelectField {...field} placeholder={null} disabled={readOnly} options={optionsOf(fact)} />
    case 'country':
      return <SelectField {...field} placeholder={null} searchable disabled={readOnly} options={COUNTRIES} />
    case 'money':
      return <TextField {...field} inputMode="decimal" maxLength={20} readOnly={readOnly} />
    case 'number':
      return (
        <TextField {...field} inputMode={fact.decimals ? 'decimal' : 'numeric'} maxLength={12} readOnly={readOnly} />
      )
    case 'text':
      return <FactText fact={fact} field={field} readOnly={readOnly} />
    default:
      return null
  }
}

type Field = BoundField<string> & { label: string; hint?: string; required?: boolean }

function FactText({ fact, field, readOnly }: { fact: TextType; field: Field; readOnly: boolean }) {
  if (fact.format === 'fein') return <MaskedField mask="fein" {...field} readOnly={readOnly} />
  if (fact.format === 'state')
    return <SelectField {...field} placeholder={null} searchable disabled={readOnly} options={STATES} />
  if (fact.lines) return <TextAreaField {...field} rows={fact.lines} maxLength={fact.max} readOnly={readOnly} />
  return (
    <TextField
      {...field}
      maxLength={fact.max}
      readOnly={readOnly}
      type={fact.format === 'email' ? 'email' : 'text'}
      autoComplete="off"
      // Last names are upper-cased while they are typed, first names capitalised when they are done (specification §5).
      onChange={
        fact.letterCase === 'upper' ? (text) => field.onChange(text.toLocaleUpperCase('en-US')) : field.onChange
      }
      onBlur={() => {
        if (fact.letterCase)
          field.onChange(fact.letterCase === 'upper' ? lastName(field.value) : titleCase(field.value))
      }}
    />
  )
}

type PhoneFieldProps = Field & { us: boolean; readOnly: boolean }

function PhoneField({ us, ...field }: PhoneFieldProps) {
  if (us) return <MaskedField mask="phone" {...field} />
  return <TextField type="tel" maxLength={30} {...field} />
}

const isUs = ({ phoneCountryCode }: EmployerValues) => phoneCountryCode === '+1'

const optionsOf = ({ options, words }: ChoiceType) =>
  options.map((value) => ({ value, label: words?.[value] ?? value }))

const STATES = [
  { value: unansweredState, label: 'NA (not answered)' },
  ...states.map(({ code, name }) => ({ value: code, label: `${code} ${name}` })),
]
const COUNTRIES = countryOptions.map(({ value, label }) => ({ value, label: value === 'US' ? 'USA' : label }))
