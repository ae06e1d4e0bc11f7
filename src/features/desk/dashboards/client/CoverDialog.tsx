import { dashboardsApi } from '#desk/client/api.ts'
import { addDays } from '#formats/day.ts'
import { today } from '#platform/client/today.ts'
import { useAttempt } from '#platform/client/use-attempt.tsx'
import { useCommand } from '#platform/client/use-operation.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { DateField } from '#ui/fields/DateField.tsx'
import { Form } from '#ui/fields/Form.tsx'
import { FormActions } from '#ui/fields/FormLayout.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { useForm } from '#ui/fields/use-form.ts'
import type { WorkloadRow } from '../records.ts'

type CoverDialogProps = {
  row: WorkloadRow
  others: readonly WorkloadRow[]
  opened: boolean
  onClose: () => void
}

const WEEK = 7

/** Somebody is out: until when, and who is told in their place. */
export function CoverDialog({ row, others, opened, onClose }: CoverDialogProps) {
  const cover = useCommand(dashboardsApi.cover, { refresh: [dashboardsApi.workload] })
  const { attempt, refusal } = useAttempt()
  const attorneyId = row.attorneyId ?? 0
  const form = useForm({
    initial: { until: row.outUntil ?? addDays(today(), WEEK), coverId: '' },
    check: ({ until, coverId }) => ({
      ...(until === '' || until < today() ? { until: 'Enter the last day out, today or later.' } : {}),
      ...(coverId === '' ? { coverId: 'Choose who stands in.' } : {}),
    }),
    submit: async ({ until, coverId }) => {
      await cover.run({ attorneyId, until, coverId: Number(coverId) })
      onClose()
    },
  })
  const back = () =>
    attempt(async () => {
      await cover.run({ attorneyId, until: null })
      onClose()
    })
  return (
    <Dialog opened={opened} onClose={onClose} title={`Cover for ${row.name}`}>
      <Form form={form}>
        <p>
          The colleague who stands in is told everything that {row.name} would be told, until the last day out. The
          cases stay with {row.name}.
        </p>
        <DateField label="Last day out" required {...form.field('until')} />
        <SelectField
          label="Who covers"
          required
          options={others.map(({ attorneyId: id, name }) => ({ value: String(id), label: name }))}
          {...form.field('coverId')}
        />
        {refusal}
        <FormActions>
          {row.outUntil !== null && (
            <Button loading={cover.loading} onClick={() => void back()}>
              Back at work
            </Button>
          )}
          <Button type="submit" variant="primary" loading={form.submitting}>
            Save
          </Button>
        </FormActions>
      </Form>
    </Dialog>
  )
}
