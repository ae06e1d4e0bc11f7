import { lcaRecordsApi } from '#compliance/client/api.ts'
import { isIsoDate, parseDate, showDate } from '#formats/dates.ts'
import { useCommand } from '#platform/client/use-operation.ts'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { Form } from '#ui/fields/Form.tsx'
import { Columns, SubmitOrCancel } from '#ui/fields/FormLayout.tsx'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { useForm } from '#ui/fields/use-form.ts'
import { type YesNo, YesNoField } from '#ui/fields/YesNoField.tsx'
import { today } from '#ui/today.ts'
import type { LcaPlacement, LcaRecord } from '../records.ts'

const questions = [
  ['keepsHomeOffice', 'Keeps a work station at the home site'],
  ['substantialTimeHome', 'Spends substantial time there'],
  ['livesInHomeArea', 'Lives in the home area'],
  ['lcaForArea', 'The employer holds a certified LCA for this job in that area'],
  ['strikeOrLockout', 'Strike or lockout at the site'],
] as const

const dayIn = (line: string): string | undefined => {
  const text = line.trim()
  if (isIsoDate(text)) return text
  const parsed = parseDate(text)
  return parsed.ok ? String(parsed.value) : undefined
}
const lines = (text: string) =>
  text
    .split(/[\n,;]/)
    .map((each) => each.trim())
    .filter(Boolean)

/** The days of one worker in one area: any work on a day is a workday. */
export function PlacementDialog({
  record,
  placement,
  onClose,
}: {
  record: LcaRecord
  placement?: LcaPlacement
  onClose: () => void
}) {
  const place = useCommand(lcaRecordsApi.place, { refresh: [lcaRecordsApi.get] })
  const form = useForm({
    initial: {
      worker: placement?.worker ?? record.uses[0]?.personName ?? '',
      area: placement?.area ?? '',
      yearFrom: placement?.yearFrom ?? '01-01',
      days: placement?.days.map((day) => showDate(day)).join('\n') ?? '',
      ...(Object.fromEntries(questions.map(([key]) => [key, yesNo(placement?.[key])])) as Record<
        (typeof questions)[number][0],
        YesNo
      >),
    },
    check: ({ days }) => {
      const wrong = lines(days).find((line) => dayIn(line) === undefined)
      return { days: wrong === undefined ? undefined : `“${wrong}” is not a date like 11-16-2026.` }
    },
    submit: async ({ worker, area, yearFrom, days, ...answers }) => {
      await place.run({
        ...{ lcaId: record.id, worker, area, yearFrom, checkedOn: today() },
        days: lines(days).flatMap((line) => dayIn(line) ?? []),
        ...(Object.fromEntries(
          questions.map(([key]) => [key, answers[key] === '' ? null : answers[key] === 'Yes']),
        ) as Record<(typeof questions)[number][0], boolean | null>),
      })
      onClose()
    },
  })
  return (
    <Dialog opened onClose={onClose} title="Short-term placement" size="lg">
      <Form form={form}>
        <Columns>
          <TextField label="Worker" required {...form.field('worker')} />
          <TextField label="Area" required {...form.field('area')} />
          <TextField
            label="The year begins on"
            hint="01-01, or the first day of the employer’s fiscal year."
            {...form.field('yearFrom')}
          />
        </Columns>
        <TextAreaField label="Days with any work there" hint="One date in a line." {...form.field('days')} />
        {questions.map(([key, label]) => (
          <YesNoField key={key} label={label} {...form.field(key)} />
        ))}
        <SubmitOrCancel form={form} onCancel={onClose} submit="Save" />
      </Form>
    </Dialog>
  )
}

const yesNo = (value: boolean | null | undefined): YesNo => (value == null ? '' : value ? 'Yes' : 'No')
