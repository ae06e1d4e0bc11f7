import { SelectField } from '#ui/fields/SelectField.tsx'

type WhoEndedItProps = Pick<Parameters<typeof SelectField>[0], 'value' | 'onChange' | 'error'>

/** Only an employer that ends the job owes the journey home. */
export const WhoEndedIt = (field: WhoEndedItProps) => (
  <SelectField
    label="Who ended it?"
    hint="An employer that ends the job of an H-1B or O-1 worker before the petition ends offers the journey home (8 CFR 214.2(h)(4)(iii)(E), (o)(16))."
    required
    options={[
      { value: 'employer', label: 'The employer' },
      { value: 'worker', label: 'The worker, who resigned' },
    ]}
    {...field}
  />
)
