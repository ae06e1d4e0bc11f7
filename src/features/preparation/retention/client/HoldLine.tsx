import { showMoment } from '#platform/client/moments.ts'
import { NotLoaded } from '#platform/client/NotLoaded.tsx'
import { useDialog } from '#platform/client/use-dialog.ts'
import { useOperation } from '#platform/client/use-operation.ts'
import { retentionApi } from '#preparation/client/api.ts'
import { Button } from '#ui/Button.tsx'
import rows from '#ui/page/rows.module.css'
import { StatusBadge } from '#ui/page/StatusBadge.tsx'
import { EndHoldDialog, PlaceHoldDialog } from './HoldDialogs.tsx'

/** Whether a legal hold keeps the documents of a case, for those who place and end it. */
export function HoldLine({ caseId }: { caseId: number }) {
  const found = useOperation(retentionApi.holds, { caseId })
  const placing = useDialog<true>()
  const ending = useDialog<number>()
  const { items } = found
  if (!items?.may.place) return <NotLoaded title="Legal hold" of={found} />
  const holding = items.items.filter(({ endedAt }) => endedAt === null)
  return (
    <section aria-label="Legal hold">
      {holding.map((hold) => (
        <p key={hold.id} className={rows.head}>
          <StatusBadge hue="red">Legal hold</StatusBadge>{' '}
          {hold.caseId === null ? `On the whole company: ${hold.reason}` : hold.reason}{' '}
          <span className={rows.dimmed}>
            {hold.placedByName}, {showMoment(hold.placedAt)}. Nothing can be removed.
          </span>{' '}
          <Button size="small" variant="subtle" onClick={() => ending.open(hold.id)}>
            End the hold
          </Button>
        </p>
      ))}
      {holding.length === 0 && (
        <Button size="small" variant="subtle" onClick={() => placing.open(true)}>
          Place a legal hold
        </Button>
      )}
      {placing.subject && (
        <PlaceHoldDialog key={placing.turn} opened={placing.opened} of={{ caseId }} onClose={placing.close} />
      )}
      {ending.subject !== undefined && (
        <EndHoldDialog key={ending.turn} opened={ending.opened} id={ending.subject} onClose={ending.close} />
      )}
    </section>
  )
}
