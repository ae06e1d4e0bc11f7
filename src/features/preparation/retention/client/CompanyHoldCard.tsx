import { NotLoaded } from '#platform/client/NotLoaded.tsx'
import { useDialog } from '#platform/client/use-dialog.ts'
import { useOperation } from '#platform/client/use-operation.ts'
import { retentionApi } from '#preparation/client/api.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/page/Card.tsx'
import { PlaceHoldDialog } from './HoldDialogs.tsx'
import { HoldList } from './HoldList.tsx'

/** What of a company is held, on its profile, for those who place and end holds. */
export default function CompanyHoldCard({ companyId }: { companyId: number }) {
  const found = useOperation(retentionApi.holds, { companyId })
  const placing = useDialog<true>()
  const { items } = found
  if (!items?.may.place) return <NotLoaded title="Legal hold" of={found} />
  const isHeld = items.items.some(({ endedAt, caseId }) => endedAt === null && caseId === null)
  return (
    <Card
      title="Legal hold"
      actions={
        !isHeld && (
          <Button size="small" onClick={() => placing.open(true)}>
            Hold all records
          </Button>
        )
      }
    >
      {items.items.length === 0 && (
        <p>No legal hold. Place one when a lawsuit, an audit or an inspection is expected.</p>
      )}
      <HoldList holds={items.items} mayEnd />
      {placing.subject && (
        <PlaceHoldDialog key={placing.turn} opened={placing.opened} of={{ companyId }} onClose={placing.close} />
      )}
    </Card>
  )
}
