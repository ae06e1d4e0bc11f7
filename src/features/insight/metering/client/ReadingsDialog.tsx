import { meteringApi } from '#insight/client/api.ts'
import { useCommand } from '#platform/client/use-operation.ts'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { FileDrop } from '#ui/fields/FileDrop.tsx'
import { Form } from '#ui/fields/Form.tsx'
import { SubmitOrCancel } from '#ui/fields/FormLayout.tsx'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import { useForm } from '#ui/fields/use-form.ts'
import { useToast } from '#ui/toasts.tsx'
import type { MeterKind } from '../kinds.ts'

type ReadingsDialogProps = { of: MeterKind; opened: boolean; onClose: () => void }

/** Readings of a report, typed or read from a CSV file. */
export function ReadingsDialog({ of, opened, onClose }: ReadingsDialogProps) {
  const enter = useCommand(meteringApi.enter, {
    refresh: [meteringApi.readings, meteringApi.meters, meteringApi.profiles],
  })
  const toast = useToast()
  const form = useForm({
    initial: { rows: '' },
    check: ({ rows }) => ({ ...(!rows.trim() && { rows: 'Enter at least one row.' }) }),
    submit: async ({ rows }) => {
      const { readings, meters } = await enter.run({ reportId: of.id, rows })
      onClose()
      toast(`${readings} readings of ${meters} meters were entered.`, { kind: 'success' })
    },
  })
  return (
    <Dialog opened={opened} onClose={onClose} title={`Enter readings: ${of.name}`} size="lg">
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
          hint={`One each: serial number, time, ${of.columns.map(({ title }) => title.toLowerCase()).join(', ')}. The time is like 2026-11-01T00:15Z.`}
          required
          rows={8}
          maxLength={1_000_000}
          {...form.field('rows')}
        />
        <SubmitOrCancel form={form} onCancel={onClose} submit="Save" />
      </Form>
    </Dialog>
  )
}
