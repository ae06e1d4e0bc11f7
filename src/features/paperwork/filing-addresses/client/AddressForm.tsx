import { formNumber } from '#formats/form-names.ts'
import { addressesApi } from '#paperwork/client/api.ts'
import { useCommand } from '#platform/client/use-operation.ts'
import { Button } from '#ui/Button.tsx'
import { DateField } from '#ui/fields/DateField.tsx'
import { Form } from '#ui/fields/Form.tsx'
import { Columns, FormActions } from '#ui/fields/FormLayout.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { useForm } from '#ui/fields/use-form.ts'
import { useToast } from '#ui/toasts.tsx'
import type { FilingAddress } from '../contract.ts'
import { addressProblems, carriers, formIdOf, statesIn } from './words.ts'

const premiums = [
  { value: '', label: 'With and without' },
  { value: 'yes', label: 'Only with Form I-907' },
  { value: 'no', label: 'Only without Form I-907' },
]

/** One dated row, written down or corrected; either way somebody has to look it up afterwards. */
export function AddressForm({ row, onSaved }: { row?: FilingAddress; onSaved: () => void }) {
  const save = useCommand(addressesApi.saveAddress, { refresh: [addressesApi.addresses, addressesApi.addressHistory] })
  const toast = useToast()
  const form = useForm({
    initial: {
      formId: row ? formNumber(row.formId) : '',
      appliesTo: row?.appliesTo ?? '',
      classification: row?.classification ?? '',
      states: row?.states.join(', ') ?? '',
      concurrentWith: row?.concurrentWith ? formNumber(row.concurrentWith) : '',
      premium: row?.premium === true ? 'yes' : row?.premium === false ? 'no' : '',
      carrier: String(row?.carrier ?? 'Courier'),
      address: row?.address ?? '',
      effectiveFrom: row?.effectiveFrom ?? '',
      effectiveTo: row?.effectiveTo ?? '',
      source: row?.source ?? '',
    },
    check: addressProblems,
    submit: async ({ premium, effectiveTo, formId, carrier, states, concurrentWith, ...given }) => {
      await save.run({
        ...given,
        formId: formIdOf(formId),
        concurrentWith: formIdOf(concurrentWith),
        states: statesIn(states),
        carrier: carrier as FilingAddress['carrier'],
        premium: premium === '' ? null : premium === 'yes',
        effectiveTo: effectiveTo || null,
        ...(row && { addressId: row.id, version: row.version }),
      })
      toast('The address was saved. Check it on the official page and confirm it.', { kind: 'success' })
      onSaved()
    },
  })
  return (
    <Form form={form}>
      <Columns>
        <TextField label="Form" required maxLength={30} hint="Such as I-129." {...form.field('formId')} />
        <SelectField label="How it goes" required placeholder={null} options={carriers} {...form.field('carrier')} />
        <TextField
          label="Classification"
          maxLength={100}
          hint="Such as H-1B, or (c)(9), (c)(26). Empty for all."
          {...form.field('classification')}
        />
        <TextField
          label="States"
          maxLength={300}
          hint="Of the employer’s office or the applicant’s home, such as MA, NY. Empty for all."
          {...form.field('states')}
        />
        <TextField
          label="Only together with"
          maxLength={30}
          hint="A form that travels with it, such as I-485."
          {...form.field('concurrentWith')}
        />
        <SelectField label="Premium processing" placeholder={null} options={premiums} {...form.field('premium')} />
        <DateField label="Holds from" required {...form.field('effectiveFrom')} />
        <DateField label="Holds until" {...form.field('effectiveTo')} />
      </Columns>
      <TextField
        label="Whom it is for"
        maxLength={300}
        hint="In the official wording, for people to read."
        {...form.field('appliesTo')}
      />
      <TextAreaField label="Address" required rows={4} maxLength={500} {...form.field('address')} />
      <TextField
        label="Where it is published"
        maxLength={300}
        hint="The address of its page."
        {...form.field('source')}
      />
      <FormActions>
        <Button type="submit" variant="primary" loading={form.submitting}>
          Save
        </Button>
      </FormActions>
    </Form>
  )
}
