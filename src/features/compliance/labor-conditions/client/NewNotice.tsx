import { lcaNoticesApi, lcaRecordsApi } from '#compliance/client/api.ts'
import type { Known } from '#engine/answer.ts'
import { today } from '#platform/client/today.ts'
import { useCommand } from '#platform/client/use-operation.ts'
import { lca } from '#rules/prefiling/lca-needs.ts'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { DateField } from '#ui/fields/DateField.tsx'
import { Form } from '#ui/fields/Form.tsx'
import { SubmitOrCancel } from '#ui/fields/FormLayout.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { useForm } from '#ui/fields/use-form.ts'
import { said } from '../looked.ts'
import type { LcaRecord } from '../records.ts'

const kinds = [
  { value: 'posting', label: 'On paper, at a place in the workplace' },
  { value: 'electronic', label: 'Electronically, to the workers there' },
  { value: 'union', label: 'Letter to the union' },
] as const
const where = { posting: 'Place', electronic: 'Channel and audience', union: 'Union and how it was delivered' } as const

export function NewNotice({ record, onClose }: { record: LcaRecord; onClose: () => void }) {
  const add = useCommand(lcaNoticesApi.add, { refresh: [lcaRecordsApi.get] })
  const [first] = said(record.known as Known, lca.lcaWorksites) ?? []
  const form = useForm({
    initial: {
      kind: 'posting' as keyof typeof where,
      site: [first?.street, first?.city].filter(Boolean).join(', '),
      place: '',
      firstDay: today(),
      refusal: '',
    },
    submit: async (values) => {
      await add.run({ lcaId: record.id, ...values })
      onClose()
    },
  })
  const { kind } = form.values
  return (
    <Dialog opened onClose={onClose} title="Add a notice">
      <Form form={form}>
        <SelectField
          label="How"
          placeholder={null}
          options={kinds}
          value={kind}
          onChange={(value) => form.set('kind', value as typeof kind)}
        />
        <TextField label="Worksite" required {...form.field('site')} />
        <TextField
          label={where[kind]}
          required
          hint={kind === 'posting' ? 'Like Lobby board. Two different places are needed.' : undefined}
          {...form.field('place')}
        />
        <DateField label="First day" required {...form.field('firstDay')} />
        {kind === 'electronic' && (
          <TextAreaField
            label="A client refused a posting: who said what, and when"
            hint="Leave it empty when nobody refused."
            {...form.field('refusal')}
          />
        )}
        <SubmitOrCancel form={form} onCancel={onClose} submit="Save" />
      </Form>
    </Dialog>
  )
}
