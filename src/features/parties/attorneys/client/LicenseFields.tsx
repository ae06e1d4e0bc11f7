import { STATES } from '#parties/law-firms/client/AddressFields.tsx'
import { Button, IconButton } from '#ui/Button.tsx'
import { FieldError } from '#ui/fields/FieldFrame.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import type { FormState } from '#ui/fields/use-form.ts'
import { IconPlus, IconTrash } from '#ui/icons.ts'
import { type AttorneyValues, type LicenseValues, licenseOf, licenseProblems } from './attorney-values.ts'
import styles from './attorneys.module.css'

type LicenseFieldsProps = { form: FormState<AttorneyValues>; readOnly: boolean }

/** The bars an attorney is a member of, each with its number (Form G-28, Part 2, items 1.a and 1.b). */
export function LicenseFields({ form, readOnly }: LicenseFieldsProps) {
  const { licenses } = form.values
  const set = (next: LicenseValues[]) => form.set('licenses', next)
  const add = () => set([...licenses, licenseOf({ id: freeId(licenses) })])
  return (
    <>
      {licenses.length === 0 && (
        <p className={styles.dimmed}>No bar license yet. Form G-28 needs at least one, with its state and number.</p>
      )}
      {licenses.map((license, index) => (
        <LicenseRow
          key={license.id}
          number={index + 1}
          license={license}
          checked={form.refusals > 0}
          readOnly={readOnly}
          onChange={(changed) => set(licenses.map((each) => (each.id === changed.id ? changed : each)))}
          onRemove={() => set(licenses.filter(({ id }) => id !== license.id))}
        />
      ))}
      <FieldError id="licenses-error" error={form.errors.licenses} />
      {!readOnly && (
        <div>
          <Button size="small" icon={<IconPlus size={16} aria-hidden />} onClick={add}>
            Add license
          </Button>
        </div>
      )}
    </>
  )
}

type LicenseRowProps = {
  number: number
  license: LicenseValues
  checked: boolean
  readOnly: boolean
  onChange: (license: LicenseValues) => void
  onRemove: () => void
}

function LicenseRow({ number, license, checked, readOnly, onChange, onRemove }: LicenseRowProps) {
  const problems = checked ? licenseProblems(license) : {}
  const bound = (name: 'state' | 'barNumber' | 'authority') => ({
    name: `licenses.${number}.${name}`,
    value: license[name],
    error: problems[name],
    onChange: (value: string) => onChange({ ...license, [name]: value }),
  })
  return (
    <fieldset className={styles.license}>
      <legend className="visually-hidden">License {number}</legend>
      <SelectField label="State" required searchable disabled={readOnly} options={STATES} {...bound('state')} />
      <TextField
        label="Bar number"
        required
        autoComplete="off"
        maxLength={40}
        readOnly={readOnly}
        {...bound('barNumber')}
      />
      <TextField
        label="Licensing authority"
        autoComplete="off"
        maxLength={200}
        readOnly={readOnly}
        {...bound('authority')}
      />
      {!readOnly && (
        <IconButton
          className={styles.remove}
          label={`Remove license ${number}`}
          icon={<IconTrash size={16} />}
          onClick={onRemove}
        />
      )}
    </fieldset>
  )
}

const freeId = (licenses: readonly LicenseValues[]) => {
  for (let n = licenses.length + 1; ; n += 1) if (!licenses.some(({ id }) => id === `r${n}`)) return `r${n}`
}
