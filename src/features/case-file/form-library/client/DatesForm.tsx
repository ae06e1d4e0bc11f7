import { formLibraryApi } from '#case-file/client/api.ts'
import { showDate } from '#formats/dates.ts'
import { formNumber } from '#formats/form-names.ts'
import { useCommand } from '#platform/client/use-operation.ts'
import { Button } from '#ui/Button.tsx'
import { CheckField } from '#ui/fields/CheckField.tsx'
import { DateField } from '#ui/fields/DateField.tsx'
import { Form } from '#ui/fields/Form.tsx'
import { Columns, FormActions } from '#ui/fields/FormLayout.tsx'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import { useForm } from '#ui/fields/use-form.ts'
import { useToast } from '#ui/toasts.tsx'
import type { EditionRow } from '../contract.ts'
import { shownEdition } from '../rules.ts'

/** When the agency takes the edition; editions are data, and the administrator keeps them. */
export function DatesForm({ row }: { row: EditionRow }) {
  const save = useCommand(formLibraryApi.saveDates, { refresh: [formLibraryApi.list] })
  const toast = useToast()
  const form = useForm({
    initial: {
      takenFrom: row.takenFrom ?? '',
      takenUntil: row.takenUntil ?? '',
      ombExpiresOn: row.ombExpiresOn ?? '',
      byPostmark: row.basis === 'postmark',
      confirmed: row.confirmed,
      note: row.note,
    },
    submit: async ({ takenFrom, takenUntil, ombExpiresOn, byPostmark, confirmed, note }) => {
      const basis = byPostmark ? 'postmark' : 'received'
      const dates = { takenFrom: takenFrom || null, takenUntil: takenUntil || null, ombExpiresOn: ombExpiresOn || null }
      await save.run({ id: row.id, version: row.version, basis, confirmed, note, ...dates })
      toast(`${formNumber(row.formId)} ${shownEdition(row.edition)} was saved.`, { kind: 'success' })
    },
  })
  return (
    <Form form={form}>
      <Columns>
        <DateField label="Taken from" {...form.field('takenFrom')} />
        <DateField label="Taken until" {...form.field('takenUntil')} />
        <DateField label="OMB expires on" {...form.field('ombExpiresOn')} />
      </Columns>
      <CheckField
        label="The postmark date counts, as announced; otherwise the day it is received"
        checked={form.values.byPostmark}
        onChange={(byPostmark) => form.set('byPostmark', byPostmark)}
      />
      <CheckField
        label="Confirmed on the official page"
        hint={
          row.confirmed && row.confirmedOn
            ? `Confirmed by ${row.confirmedBy ?? 'somebody'} on ${showDate(row.confirmedOn)}, for every case.`
            : 'Settles the warning for every case, until a later edition is named.'
        }
        checked={form.values.confirmed}
        onChange={(confirmed) => form.set('confirmed', confirmed)}
      />
      <TextAreaField label="Note" maxLength={500} {...form.field('note')} />
      <FormActions>
        <Button type="submit" loading={form.submitting}>
          Save dates
        </Button>
      </FormActions>
    </Form>
  )
}
