import { useState } from 'react'
import { reportsApi } from '#insight/client/api.ts'
import { useAttempt } from '#platform/client/use-attempt.tsx'
import { useCommand, useOperation } from '#platform/client/use-operation.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { CheckField } from '#ui/fields/CheckField.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import type { SavedReport, Schedule } from '../records.ts'
import type { ToMail } from './kept-selection.ts'
import styles from './reports.module.css'

const USUAL: Schedule = { every: 'week', weekday: 1, hour: 8, format: 'pdf' }
const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

type ScheduleDialogProps = {
  report: ToMail
  opened: boolean
  onClose: () => void
  onScheduled: (saved: SavedReport) => void
}

/** When a report is mailed, as what and to whom. One that is not saved yet is saved with it, under its title. */
export function ScheduleDialog({ report, opened, onClose, onScheduled }: ScheduleDialogProps) {
  const [schedule, setSchedule] = useState<Schedule>(report.schedule ?? USUAL)
  const [recipientIds, setRecipientIds] = useState(report.recipientIds)
  const save = useCommand(reportsApi.save, { refresh: [reportsApi.list] })
  const arrange = useCommand(reportsApi.schedule, { refresh: [reportsApi.list] })
  const readers = useOperation(reportsApi.colleagues, { dataset: report.selection.dataset })
  const { attempt, refusal } = useAttempt()
  const change = (changed: Partial<Schedule>) => setSchedule((now) => ({ ...now, ...changed }))
  const say = (wanted: Schedule | null) =>
    attempt(async () => {
      const savedId = report.id ?? (await save.run({ name: report.name, selection: report.selection })).id
      // Whoever left the office since is no longer offered, and no longer named.
      const known = readers.items?.colleagues.map(({ id }) => id) ?? recipientIds
      const to = recipientIds.filter((id) => known.includes(id))
      onScheduled(await arrange.run({ savedId, schedule: wanted, recipientIds: to }))
      onClose()
    })
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={`Mail “${report.name}”`}
      actions={
        <>
          {report.schedule && <Button onClick={() => void say(null)}>Stop mailing</Button>}
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" loading={save.loading || arrange.loading} onClick={() => void say(schedule)}>
            Save
          </Button>
        </>
      }
    >
      <SelectField
        label="How often"
        placeholder={null}
        value={schedule.every}
        options={[
          { value: 'day', label: 'Every day' },
          { value: 'week', label: 'Every week' },
          { value: 'month', label: 'On the first of every month' },
        ]}
        onChange={(every) => change({ every: every as Schedule['every'] })}
      />
      {schedule.every === 'week' && (
        <SelectField
          label="Weekday"
          placeholder={null}
          value={String(schedule.weekday)}
          options={WEEKDAYS.map((label, n) => ({ value: String(n + 1), label }))}
          onChange={(weekday) => change({ weekday: Number(weekday) })}
        />
      )}
      <SelectField
        label="Hour"
        placeholder={null}
        value={String(schedule.hour)}
        options={Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: `${hour}:00` }))}
        onChange={(hour) => change({ hour: Number(hour) })}
      />
      <SelectField
        label="Attached as"
        placeholder={null}
        value={schedule.format}
        options={[
          { value: 'pdf', label: 'PDF' },
          { value: 'xlsx', label: 'Excel workbook (XLSX)' },
          { value: 'csv', label: 'CSV file' },
        ]}
        onChange={(format) => change({ format: format as Schedule['format'] })}
      />
      {readers.items && readers.items.colleagues.length > 0 && (
        <fieldset className={styles.measures}>
          <legend>Besides you, mail it to</legend>
          {readers.items.colleagues.map(({ id, name }) => (
            <CheckField
              key={id}
              label={name}
              checked={recipientIds.includes(id)}
              onChange={(on) => setRecipientIds((now) => (on ? [...now, id] : now.filter((each) => each !== id)))}
            />
          ))}
        </fieldset>
      )}
      {refusal}
    </Dialog>
  )
}
