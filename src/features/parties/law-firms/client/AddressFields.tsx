import { states } from '#formats/addresses.ts'
import { unitKinds } from '#formats/options.ts'
import { Columns } from '#ui/fields/FormLayout.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import type { FormState } from '#ui/fields/use-form.ts'
import styles from './law-firms.module.css'

export type AddressValues = Record<'street' | 'unitKind' | 'unitNumber' | 'city' | 'state' | 'zipCode', string>

type Fields = Pick<FormState<AddressValues>, 'field'>

/** A US address, for firms and attorneys alike. */
export function AddressFields<Values extends AddressValues>(props: { form: FormState<Values>; readOnly?: boolean }) {
  // Every form with these names binds them the same way.
  const { field } = props.form as unknown as Fields
  const { readOnly } = props
  return (
    <>
      <TextField label="Street name and number" maxLength={200} readOnly={readOnly} {...field('street')} />
      <div className={styles.unit}>
        <SelectField
          label="Apt., Ste. or Flr."
          placeholder="None"
          disabled={readOnly}
          options={unitKinds.map((value) => ({ value, label: value }))}
          {...field('unitKind')}
        />
        <TextField label="Unit number" maxLength={20} readOnly={readOnly} {...field('unitNumber')} />
      </div>
      <Columns>
        <TextField label="City" maxLength={100} readOnly={readOnly} {...field('city')} />
        <SelectField label="State" searchable disabled={readOnly} options={STATES} {...field('state')} />
        <TextField label="ZIP code" inputMode="numeric" maxLength={10} readOnly={readOnly} {...field('zipCode')} />
      </Columns>
    </>
  )
}

export const STATES = states.map(({ code, name }) => ({ value: code, label: `${name} (${code})` }))

type Address = Record<'street' | 'unitKind' | 'unitNumber' | 'city' | 'state' | 'zipCode', string>

/** An office's address as a form shows it; nothing known is empty. */
export const addressValues = (known?: Partial<{ [K in keyof Address]: Address[K] | null }>): Address => ({
  street: known?.street ?? '',
  unitKind: known?.unitKind ?? '',
  unitNumber: known?.unitNumber ?? '',
  city: known?.city ?? '',
  state: known?.state ?? '',
  zipCode: known?.zipCode ?? '',
})
