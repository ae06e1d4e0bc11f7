import { STATES } from '#features/law-firms/client/AddressFields.tsx'
import { Button, IconButton } from '#ui/Button.tsx'
import { FieldError } from '#ui/fields/FieldFrame.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import type { FormState } from '#ui/fields/useForm.ts'
import { IconPlus, IconTrash } from '#ui/icons.ts'
import { type AttorneyValues, type LicenceValues, licenceOf, licenceProblems } from './attorney-values.ts'
import styles from './attorneys.module.css'

type LicenceFieldsProps = { form: FormState<AttorneyValues>; readOnly: boolean }

/** The bars an attorney is a member of, each with its number (Form G-28, Part 2, items 1.a and 1.b). */
export function LicenceFields({ form, readOnly }: LicenceFieldsProps) {
  const { licences } = form.values
  const set = (next: LicenceValues[]) => form.set('licences', next)
  const add = () => set([...licences, licenceOf({ id: freeId(licences) })])
  return (
    <>
      {licences.length === 0 && (
        <p className={styles.dimmed}>No bar licence yet. Form G-28 needs at least one, with its state and number.</p>
      )}
      {licences.map((licence, index) => (
        <LicenceRow
          key={licence.id}
          number={index + 1}
          licence={licence}
          checked={form.refusals > 0}
          readOnly={readOnly}
          onChange={(changed) => set(licences.map((each) => (each.id === changed.id ? changed : each)))}
          onRemove={() => set(licences.filter(({ id }) => id !== licence.id))}
        />
      ))}
      <FieldError id="licences-error" error={form.errors.licences} />
      {!readOnly && (
        <div>
          <Button size="small" icon={<IconPlus size={16} aria-hidden />} onClick={add}>
            Add licence
          </Button>
        </div>
      )}
    </>
  )
}

type LicenceRowProps = {
  number: number
  licence: LicenceValues
  checked: boolean
  readOnly: boolean
  onChange: (licence: LicenceValues) => void
  onRemove: () => void
}

function LicenceRow({ number, licence, checked, readOnly, onChange, onRemove }: LicenceRowProps) {
  const problems = checked ? licenceProblems(licence) : {}
  const bound = (name: 'state' | 'barNumber' | 'authority') => ({
    name: `licences.${number}.${name}`,
    value: licence[name],
    error: problems[name],
    onChange: (value: string) => onChange({ ...licence, [name]: value }),
  })
  return (
    <fieldset className={styles.licence}>
      <legend>Licence {number}</legend>
      <SelectField label="State" required searchable disabled={readOnly} options={STATES} {...bound('state')} />
      <TextField label="Bar number" required autoComplete="off" maxLength={40} readOnly={readOnly} {...bound('barNumber')} />
      <TextField label="Licensing authority" autoComplete="off" maxLength={200} readOnly={readOnly} {...bound('authority')} />
      {!readOnly && (
        <IconButton
          className={styles.remove}
          label={`Remove licence ${number}`}
          icon={<IconTrash size={16} />}
          onClick={onRemove}
        />
      )}
    </fieldset>
  )
}

const freeId = (licences: readonly LicenceValues[]) => {
  for (let n = licences.length + 1; ; n += 1) if (!licences.some(({ id }) => id === `r${n}`)) return `r${n}`
}
