import { useState } from 'react'
import { showDate } from '#formats/dates.ts'
import { dayHere } from '#platform/client/today.ts'
import { useAttempt } from '#platform/client/use-attempt.tsx'
import { useDialog } from '#platform/client/use-dialog.ts'
import { useCommand } from '#platform/client/use-operation.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { Card } from '#ui/page/Card.tsx'
import { useToast } from '#ui/toasts.tsx'
import type { SavedReport, Schedule } from '../records.ts'
import { saidSchedule } from '../schedule-words.ts'
import { reportsApi } from './api.ts'

/** When a saved report comes by mail. */
export function ScheduleCard({ saved }: { saved: SavedReport }) {
  const changing = useDialog<SavedReport>()
  const toast = useToast()
  const send = useCommand(reportsApi.sendNow)
  const { attempt, refusal } = useAttempt()
  return (
    <Card title="Schedule">
      <p>{saved.schedule ? saidSchedule(saved.schedule) : 'It is not mailed.'}</p>
      {saved.nextAt && <p>Next on {showDate(dayHere(saved.nextAt))}.</p>}
      <div>
        <Button size="small" onClick={() => changing.open(saved)}>
          {saved.schedule ? 'Change' : 'Mail it regularly'}
        </Button>{' '}
        <Button
          size="small"
          loading={send.loading}
          onClick={() => void attempt(async () => toast((await send.run({ savedId: saved.id })).message))}
        >
          Send now
        </Button>
      </div>
      {refusal}
      {changing.subject && (
        <ScheduleDialog
          key={changing.turn}
          saved={changing.subject}
          opened={changing.opened}
          onClose={changing.close}
        />
      )}
    </Card>
  )
}

const USUAL: Schedule = { every: 'week', weekday: 1, hour: 8, format: 'pdf' }
const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

function ScheduleDialog({ saved, opened, onClose }: { saved: SavedReport; opened: boolean; onClose: () => void }) {
  const [schedule, setSchedule] = useState<Schedule>(saved.schedule ?? USUAL)
  const arrange = useCommand(reportsApi.schedule, { refresh: [reportsApi.list] })
  const { attempt, refusal } = useAttempt()
  const change = (changed: Partial<Schedule>) => setSchedule((now) => ({ ...now, ...changed }))
  const say = (wanted: Schedule | null) =>
    attempt(async () => {
      await arrange.run({ savedId: saved.id, schedule: wanted, recipientIds: saved.recipientIds })
      onClose()
    })
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={`Mail “${saved.name}”`}
      actions={
        <>
          {saved.schedule && <Button onClick={() => void say(null)}>Stop mailing</Button>}
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" loading={arrange.loading} onClick={() => void say(schedule)}>
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
      {refusal}
    </Dialog>
  )
}
