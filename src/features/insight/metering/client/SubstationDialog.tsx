import { meteringApi } from '#insight/client/api.ts'
import { operationNamed } from '#platform/client/operations.ts'
import { useCommand, useOperation } from '#platform/client/use-operation.ts'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { Form } from '#ui/fields/Form.tsx'
import { Columns, SubmitOrCancel } from '#ui/fields/FormLayout.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { useForm } from '#ui/fields/use-form.ts'
import { serialNumber, substationFields } from '../places.ts'
import type { Substation } from '../records.ts'

type Key = keyof typeof substationFields

/** Which of its fields are chosen from a list of Common Details. */
const lists: Partial<Record<Key, string>> = {
  ...{ countryName: 'meter_country', stateName: 'meter_state', regionName: 'meter_region' },
  ...{ areaName: 'meter_area', zoneName: 'meter_zone' },
}
const REQUIRED: readonly Key[] = ['countryName', 'subStationName']
const keys = Object.keys(substationFields) as Key[]

type SubstationDialogProps = { substation: Substation | undefined; opened: boolean; onClose: () => void }

export function SubstationDialog({ substation, opened, onClose }: SubstationDialogProps) {
  const save = useCommand(meteringApi.saveSubstation, { refresh: [meteringApi.substations] })
  const form = useForm({
    initial: {
      ...(Object.fromEntries(keys.map((key) => [key, substation?.[key] ?? ''])) as Record<Key, string>),
      meters: substation?.serialNumbers.join(', ') ?? '',
    },
    check: ({ meters, ...said }) => ({
      ...Object.fromEntries(REQUIRED.filter((key) => !said[key].trim()).map((key) => [key, 'Field is required'])),
      ...(serialsIn(meters).some((each) => !serialNumber.test(each)) && {
        meters: 'Each serial number has 8 digits and does not begin with 0.',
      }),
    }),
    submit: async ({ meters, ...said }) => {
      await save.run({ ...said, serialNumbers: serialsIn(meters), id: substation?.id, version: substation?.version })
      onClose()
    },
  })
  return (
    <Dialog opened={opened} onClose={onClose} title={substation?.subStationName ?? 'Add substation'} size="lg">
      <Form form={form}>
        <Columns>
          {keys.map((key) => {
            const field = { label: substationFields[key], required: REQUIRED.includes(key), ...form.field(key) }
            const list = lists[key]
            return list ? (
              <ListedField key={key} list={list} {...field} />
            ) : (
              <TextField key={key} maxLength={100} {...field} />
            )
          })}
        </Columns>
        <TextAreaField
          label="Meters"
          hint="Serial numbers, with commas between them."
          rows={3}
          maxLength={6000}
          {...form.field('meters')}
        />
        <SubmitOrCancel form={form} onCancel={onClose} submit="Save" />
      </Form>
    </Dialog>
  )
}

const serialsIn = (text: string) => text.split(/[\s,;]+/).filter(Boolean)

const valuesOf = operationNamed<{ commonName: string }, { items: { value: string }[] }>('commonDetails.byName')

type ListedFieldProps = {
  list: string
  label: string
  required: boolean
  name: string
  value: string
  onChange: (value: string) => void
  error: string | undefined
}

/** A value that is not in the list any more stays with the record that carries it. */
function ListedField({ list, ...field }: ListedFieldProps) {
  const { items } = useOperation(valuesOf, { commonName: list })
  const values = items?.items.map(({ value }) => value) ?? []
  const offered = field.value === '' || values.includes(field.value) ? values : [...values, field.value]
  return <SelectField {...field} options={offered.map((value) => ({ value, label: value }))} />
}
