import { useState } from 'react'
import { showDate } from '#formats/dates.ts'
import { serviceCentersApi } from '#paperwork/client/api.ts'
import { NotLoaded } from '#platform/client/NotLoaded.tsx'
import { useCommand, useOperation } from '#platform/client/use-operation.ts'
import { Button } from '#ui/Button.tsx'
import { DateField } from '#ui/fields/DateField.tsx'
import { Form } from '#ui/fields/Form.tsx'
import { FormActions } from '#ui/fields/FormLayout.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import { useForm } from '#ui/fields/use-form.ts'
import { Card } from '#ui/page/Card.tsx'
import { useToast } from '#ui/toasts.tsx'
import { type ServiceCenter, serviceCenters } from '../service-centers.ts'

const options = serviceCenters.map((value) => ({ value, label: value }))

/** The H-1B service centers, for history and receipt prefixes: paper petitions go to lockboxes since 04-01-2024. */
export function ServiceCenters() {
  const [center, setCenter] = useState('')
  const known = useOperation(serviceCentersApi.serviceCenters, {})
  const addresses = known.items?.items.find((each) => each.center === center)?.addresses ?? []
  return (
    <Card title="H-1B service centers">
      <p>Since 04-01-2024 paper H-1B petitions go to a lockbox. These addresses are kept for earlier filings.</p>
      <SelectField
        label="Service center"
        placeholder="-Select-"
        options={options}
        value={center}
        onChange={setCenter}
      />
      {center !== '' && (
        <>
          <NotLoaded of={known} />
          {known.items && addresses.length === 0 && <p>No address is written down for this service center.</p>}
          <ul>
            {addresses.map(({ address, effectiveFrom }) => (
              <li key={effectiveFrom}>
                From {showDate(effectiveFrom)}: {address.split('\n').join(', ')}
              </li>
            ))}
          </ul>
          {known.items?.mayEdit && <NewAddress key={center} center={center as ServiceCenter} />}
        </>
      )}
    </Card>
  )
}

function NewAddress({ center }: { center: ServiceCenter }) {
  const save = useCommand(serviceCentersApi.saveServiceCenter, { refresh: [serviceCentersApi.serviceCenters] })
  const toast = useToast()
  const form = useForm({
    initial: { address: '', effectiveFrom: '' },
    check: ({ address, effectiveFrom }) => ({
      ...(address.trim() === '' && { address: 'Field is required' }),
      ...(effectiveFrom === '' && { effectiveFrom: 'Field is required' }),
    }),
    submit: async (values) => {
      await save.run({ center, ...values })
      form.reset()
      toast('The address was saved.', { kind: 'success' })
    },
  })
  return (
    <Form form={form}>
      <TextAreaField label="Mailing address" required rows={3} maxLength={500} {...form.field('address')} />
      <DateField label="Address holds from" required {...form.field('effectiveFrom')} />
      <FormActions>
        <Button type="submit" loading={form.submitting}>
          Save the address
        </Button>
      </FormActions>
    </Form>
  )
}
