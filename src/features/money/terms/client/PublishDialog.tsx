import { termsApi } from '#money/client/api.ts'
import { today } from '#platform/client/today.ts'
import { useCommand } from '#platform/client/use-operation.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { DateField } from '#ui/fields/DateField.tsx'
import { Form } from '#ui/fields/Form.tsx'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import { useForm } from '#ui/fields/use-form.ts'
import { useToast } from '#ui/toasts.tsx'
import { MOST_TEXT, sectionsIn } from '../sections.ts'

const HEADINGS = 'Begin with a heading, like “1. What this service is”.'

/** Another version of the terms, begun with the wording that holds. */
export function PublishDialog({ text, onClose }: { text: string; onClose: () => void }) {
  const publish = useCommand(termsApi.publish, {
    refresh: [termsApi.versions, termsApi.current, termsApi.acceptances],
  })
  const toast = useToast()
  const form = useForm({
    initial: { since: today() as string, text },
    check: (values) => ({
      since: values.since >= today() ? '' : 'Choose today or a later day.',
      text: !sectionsIn(values.text) ? HEADINGS : values.text === text ? 'This is the wording that holds already.' : '',
    }),
    submit: async (values) => {
      await publish.run(values)
      onClose()
      toast('The new version is published.', { kind: 'success' })
    },
  })
  return (
    <Dialog opened onClose={onClose} title="Publish a new version" size="xl">
      <Form form={form}>
        <p>From its day on, everybody is asked to accept it. A published version cannot be changed or taken back.</p>
        <DateField label="Holds from" required {...form.field('since')} />
        <TextAreaField
          label="Text"
          hint="A line that begins with a number is a heading. An empty line begins a paragraph."
          required
          rows={16}
          maxLength={MOST_TEXT}
          {...form.field('text')}
        />
        <Button type="submit" variant="primary" loading={form.submitting}>
          Publish
        </Button>
      </Form>
    </Dialog>
  )
}
