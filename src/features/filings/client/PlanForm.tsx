import { useCommand } from '#platform/client/use-operation.ts'
import { showDate } from '#platform/formats/dates.ts'
import { Button } from '#ui/Button.tsx'
import { CheckField } from '#ui/fields/CheckField.tsx'
import { DateField } from '#ui/fields/DateField.tsx'
import { Form } from '#ui/fields/Form.tsx'
import { Columns, FormActions } from '#ui/fields/FormLayout.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import { useForm } from '#ui/fields/useForm.ts'
import rows from '#ui/page/rows.module.css'
import type { FilingState } from '../records.ts'
import { filingsApi } from './api.ts'
import { carriers } from './words.ts'

/** When and where it goes. An address is good for seven days after somebody looked it up. */
export function PlanForm({ caseId, state: { plan, addresses, mayEdit } }: { caseId: number; state: FilingState }) {
  const save = useCommand(filingsApi.plan, { refresh: [filingsApi.state, filingsApi.check, filingsApi.fees] })
  const form = useForm({
    initial: {
      fileOn: plan.fileOn ?? '',
      carrier: plan.carrier ?? '',
      addressId: '',
      address: plan.address,
      verified: false,
    },
    submit: async ({ fileOn, carrier, addressId, address, verified }) => {
      await save.run({
        id: caseId,
        fileOn: fileOn || null,
        ...(addressId
          ? { addressId: Number(addressId) }
          : { carrier: (carrier || null) as FilingState['plan']['carrier'], address }),
        ...(verified && { verified }),
      })
    },
  })
  const seen = plan.addressVerifiedOn
    ? `Looked up on ${showDate(plan.addressVerifiedOn)}.`
    : 'Nobody has looked this address up yet.'
  if (!mayEdit)
    return (
      <p className={rows.dimmed}>
        {plan.fileOn ? `Planned for ${showDate(plan.fileOn)}. ` : ''}
        {plan.carrier === 'Online' ? 'Online.' : plan.address}
      </p>
    )
  return (
    <Form form={form}>
      <Columns>
        <DateField label="Will be filed on" {...form.field('fileOn')} />
        {addresses.length > 0 && (
          <SelectField
            label="Filing address from the list"
            options={addresses.map((each) => ({
              value: String(each.id),
              label: `${each.carrier}: ${each.address.split('\n')[0]} ${each.appliesTo}${each.fresh ? '' : ' (look it up again)'}`,
            }))}
            {...form.field('addressId')}
          />
        )}
        {form.values.addressId === '' && (
          <SelectField label="How it goes" options={carriers} {...form.field('carrier')} />
        )}
      </Columns>
      {form.values.addressId === '' && form.values.carrier !== 'Online' && (
        <TextAreaField label="Filing address" rows={3} maxLength={500} hint={seen} {...form.field('address')} />
      )}
      {form.values.carrier !== 'Online' && (
        <CheckField
          label="I looked the address up on the agency’s page today"
          checked={form.values.verified}
          onChange={(verified) => form.set('verified', verified)}
        />
      )}
      <FormActions>
        <Button type="submit" loading={form.submitting}>
          Save
        </Button>
      </FormActions>
    </Form>
  )
}
