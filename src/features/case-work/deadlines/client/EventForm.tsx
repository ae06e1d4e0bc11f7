import { useCommand } from '#platform/client/use-operation.ts'
import { Button } from '#ui/Button.tsx'
import { DateField } from '#ui/fields/DateField.tsx'
import { Form } from '#ui/fields/Form.tsx'
import { Columns, FormActions } from '#ui/fields/FormLayout.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { useForm } from '#ui/fields/use-form.ts'
import { Card } from '#ui/page/Card.tsx'
import { useToast } from '#ui/toasts.tsx'
import { deadlinesApi } from './api.ts'

/** An event of one's own, for a case or for the company one works in. */
export function EventForm() {
  const add = useCommand(deadlinesApi.addEvent, { refresh: [deadlinesApi.agenda] })
  const toast = useToast()
  const form = useForm({
    initial: { title: '', on: '', caseNumber: '' },
    check: ({ title, on }) => ({
      ...(title.trim() === '' && { title: 'Field is required' }),
      ...(on === '' && { on: 'Field is required' }),
    }),
    submit: async ({ title, on, caseNumber }) => {
      await add.run({ title, on, ...(caseNumber && { caseNumber }) })
      toast('The event was added.', { kind: 'success' })
      form.reset()
    },
  })
  return (
    <Card title="Add an event">
      <Form form={form}>
        <Columns>
          <TextField label="What" required maxLength={200} {...form.field('title')} />
          <DateField label="Day" required {...form.field('on')} />
          <TextField
            label="Case number"
            hint="Such as 26-00417; empty: for the company."
            {...form.field('caseNumber')}
          />
        </Columns>
        <FormActions>
          <Button type="submit" loading={form.submitting}>
            Add
          </Button>
        </FormActions>
      </Form>
    </Card>
  )
}
