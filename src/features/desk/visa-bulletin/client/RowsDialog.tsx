import { visaBulletinApi } from '#desk/client/api.ts'
import { useCommand } from '#platform/client/use-operation.ts'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { FileDrop } from '#ui/fields/FileDrop.tsx'
import { Form } from '#ui/fields/Form.tsx'
import { SubmitOrCancel } from '#ui/fields/FormLayout.tsx'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { useForm } from '#ui/fields/use-form.ts'

/** Rows of a month, typed or read from a CSV file. */
export function RowsDialog({
  opened,
  onClose,
  onSaved,
}: {
  opened: boolean
  onClose: () => void
  onSaved: () => void
}) {
  const save = useCommand(visaBulletinApi.save, { refresh: [visaBulletinApi.month, visaBulletinApi.tracked] })
  const form = useForm({
    initial: { rows: '', source: '' },
    check: ({ rows, source }) => ({
      ...(!rows.trim() && { rows: 'Enter at least one row.' }),
      ...(!source.trim() && { source: 'Say where the rows come from.' }),
    }),
    submit: async (said) => {
      await save.run(said)
      onClose()
      onSaved()
    },
  })
  return (
    <Dialog opened={opened} onClose={onClose} title="Enter rows" size="lg">
      <Form form={form}>
        <FileDrop
          label="CSV file"
          text="Choose the file, or drop it here"
          hint="Its rows appear below before they are saved."
          accept=".csv"
          onFiles={([file]) => void file?.text().then((text) => form.set('rows', text))}
        />
        <TextAreaField
          label="Rows"
          hint="One each: month, chart (FAD or DFF), category, country, date. Like 2026-11,FAD,EB2,India,2013-07-15. C is current, U unavailable."
          required
          rows={8}
          maxLength={500_000}
          {...form.field('rows')}
        />
        <TextField label="Where they come from" required maxLength={300} {...form.field('source')} />
        <SubmitOrCancel form={form} onCancel={onClose} submit="Save" />
      </Form>
    </Dialog>
  )
}
