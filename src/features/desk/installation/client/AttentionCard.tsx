import { installationApi } from '#desk/client/api.ts'
import { NotLoaded } from '#platform/client/NotLoaded.tsx'
import { useOperation } from '#platform/client/use-operation.ts'
import { IconAlertTriangle, IconClock } from '#ui/icons.ts'
import { OpenItemRow, OpenItems } from '#ui/items/OpenItemRow.tsx'
import { Tile } from '#ui/items/Tile.tsx'
import { Card } from '#ui/page/Card.tsx'
import { attentionRows } from '../attention-rows.ts'
import type { Checklist } from '../contract.ts'

/** What fails or waits on the whole installation, each with where it is mended. */
export function AttentionCard({ checklist }: { checklist: Checklist | undefined }) {
  const found = useOperation(installationApi.attention, {})
  if (!found.items) return <NotLoaded title="What needs you" of={found} />
  const rows = attentionRows(found.items, checklist)
  if (rows.length === 0)
    return (
      <Card title="What needs you">
        <p>Nothing fails or waits. Mail, jobs, forms and set-up are in order.</p>
      </Card>
    )
  return (
    <Card title="What needs you" count={rows.length} flush>
      <OpenItems label="What needs you">
        {rows.map(({ what, about, verb, to, tone }, place) => {
          const Icon = tone === 'gray' ? IconClock : IconAlertTriangle
          return (
            <OpenItemRow
              key={what}
              kind="task"
              mark={<Tile tone={tone} icon={<Icon size={18} stroke={1.6} />} />}
              what={what}
              about={about}
              action={{ verb, to, label: `${verb}: ${what}`, variant: place === 0 ? 'primary' : undefined }}
            />
          )
        })}
      </OpenItems>
    </Card>
  )
}
