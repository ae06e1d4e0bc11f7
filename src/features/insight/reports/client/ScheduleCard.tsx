import { showDate } from '#formats/dates.ts'
import { reportsApi } from '#insight/client/api.ts'
import { useAttempt } from '#platform/client/use-attempt.tsx'
import { useCommand, useOperation } from '#platform/client/use-operation.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/page/Card.tsx'
import { Chip } from '#ui/page/Chip.tsx'
import { useToast } from '#ui/toasts.tsx'
import { dayHere } from '#ui/today.ts'
import type { SavedReport } from '../records.ts'
import { saidSchedule } from '../schedule-time.ts'

/** When a saved report comes by mail, and to whom. */
export function ScheduleCard({ saved, onChange }: { saved: SavedReport; onChange: () => void }) {
  const { schedule, nextAt, recipientIds, selection } = saved
  const toast = useToast()
  const send = useCommand(reportsApi.sendNow)
  const { attempt, refusal } = useAttempt()
  const readers = useOperation(
    reportsApi.colleagues,
    { dataset: selection.dataset },
    { enabled: schedule !== null && recipientIds.length > 0 },
  )
  const others = readers.items?.colleagues.filter(({ id }) => recipientIds.includes(id)) ?? []
  return (
    <Card title="Schedule" actions={schedule && <Chip hue="green">On</Chip>}>
      <p>{schedule ? saidSchedule(schedule) : 'It is not mailed.'}</p>
      {nextAt && <p>Next on {showDate(dayHere(nextAt))}.</p>}
      {schedule && <p>To {['you', ...others.map(({ name }) => name)].join(', ')}.</p>}
      <div>
        <Button size="small" onClick={onChange}>
          {schedule ? 'Change' : 'Mail it regularly'}
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
    </Card>
  )
}
