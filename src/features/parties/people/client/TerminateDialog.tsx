import { peopleApi } from '#parties/client/api.ts'
import { useCommand } from '#platform/client/use-operation.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { DateField } from '#ui/fields/DateField.tsx'
import { Form } from '#ui/fields/Form.tsx'
import { FormActions } from '#ui/fields/FormLayout.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { useForm } from '#ui/fields/use-form.ts'
import { today } from '#ui/today.ts'
import type { Person } from '../records.ts'
import { REINSTATE_DAYS } from '../rules.ts'
import { fullName } from './words.ts'

type TerminateDialogProps = { opened: boolean; person: Person; onClose: () => void; onDone: () => void }

export function TerminateDialog({ opened, person, onClose, onDone }: TerminateDialogProps) {
  const terminate = useCommand(peopleApi.terminate, { refresh: [peopleApi.list] })
  const form = useForm({
    initial: { on: today(), reason: '', endedBy: '' },
    check: ({ on, reason, endedBy }) => ({
      ...(endedBy === '' && { endedBy: 'Field is required' }),
      ...(on === '' && { on: 'Field is required' }),
      ...(reason.trim() === '' && { reason: 'Field is required' }),
    }),
    submit: async ({ on, reason, endedBy }) => {
      await terminate.run({ id: person.id, on, reason, dismissed: endedBy === 'employer' })
      onDone()
    },
  })
  return (
    <Dialog opened={opened} onClose={onClose} title={`End the employment of ${fullName(person)}`}>
      <Form form={form}>
        <p>
          Every job here ends, and the logins of the whole family are switched off. It can be taken back for{' '}
          {REINSTATE_DAYS} days.
        </p>
        <DateField label="Last day" required years="past" {...form.field('on')} />
        <WhoEndedIt {...form.field('endedBy')} />
        <TextField label="Reason" required maxLength={500} {...form.field('reason')} />
        <FormActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="danger" loading={form.submitting}>
            End employment
          </Button>
        </FormActions>
      </Form>
    </Dialog>
  )
}

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
