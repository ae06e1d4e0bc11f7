import { useState } from 'react'
import { showDate } from '#formats/dates.ts'
import { type MoveNeeds, moveNeeds, placementLimit } from '#rules/deadlines/amendment.ts'
import { placementYears } from '#rules/deadlines/placements.ts'
import { Button } from '#ui/Button.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { type YesNo, YesNoField } from '#ui/fields/YesNoField.tsx'
import { Link } from '#ui/navigation.tsx'
import { Card } from '#ui/page/Card.tsx'
import { Chip } from '#ui/page/Chip.tsx'
import type { LcaPlacement, LcaRecord } from '../records.ts'
import { DeductionsCard } from './DeductionsCard.tsx'
import { LedgerCard } from './LedgerCard.tsx'
import styles from './lca.module.css'
import { PlacementDialog } from './PlacementDialog.tsx'

/** Who works under the LCA, which positions are free, and who was placed elsewhere for a few days. */
export function WorkersTab({ record }: { record: LcaRecord }) {
  const { positions, uses } = record
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <Card
          title="Positions"
          actions={
            positions.free !== null && (
              <Chip hue={positions.free > 0 ? 'green' : 'red'}>
                {positions.used} used, {Math.max(0, positions.free)} free
              </Chip>
            )
          }
        >
          {positions.total === null && <p>The number of workers on the LCA is not entered.</p>}
          {uses.length === 0 && <p>No case rests on this LCA yet.</p>}
          <ul className={styles.notices}>
            {uses.map((use) => (
              <li key={use.caseId}>
                <div className={styles.grow}>
                  <Link to={use.path}>
                    {use.number} {use.personName}
                  </Link>
                  <small>{use.typeName}</small>
                </div>
                <Chip hue={use.takesPosition ? 'teal' : 'gray'}>
                  {use.takesPosition ? 'Takes a position' : 'Takes none yet'}
                </Chip>
              </li>
            ))}
          </ul>
          <p className={styles.dimmed}>
            A position is taken when a petition is filed. A leaver’s position is not given again; a short-term placement
            takes none.
          </p>
        </Card>
        <Placements record={record} />
        <LedgerCard record={record} />
        <DeductionsCard record={record} />
      </div>
      <div className={styles.column}>
        <MoveTest />
      </div>
    </div>
  )
}

function Placements({ record }: { record: LcaRecord }) {
  const [editing, setEditing] = useState<LcaPlacement | 'new'>()
  return (
    <Card
      title="Short-term placements"
      actions={
        record.may.prepare && (
          <Button size="small" onClick={() => setEditing('new')}>
            Add a placement
          </Button>
        )
      }
    >
      {record.placements.length === 0 && <p>Nobody was placed in another area.</p>}
      <ul className={styles.notices}>
        {record.placements.map((placement) => (
          <li key={placement.id}>
            <div className={styles.grow}>
              <strong>
                {placement.worker}, {placement.area}
              </strong>
              <small>{daysWords(placement)}</small>
            </div>
            <Chip
              hue={
                used(placement) > limitOf(placement)
                  ? 'red'
                  : used(placement) >= limitOf(placement) - 5
                    ? 'orange'
                    : 'green'
              }
            >
              {used(placement)} of {limitOf(placement)} days
            </Chip>
            {record.may.prepare && (
              <Button
                size="small"
                onClick={() => setEditing(placement)}
                aria-label={`Edit ${placement.worker}, ${placement.area}`}
              >
                Edit
              </Button>
            )}
          </li>
        ))}
      </ul>
      {editing && (
        <PlacementDialog
          record={record}
          placement={editing === 'new' ? undefined : editing}
          onClose={() => setEditing(undefined)}
        />
      )}
    </Card>
  )
}

const unknownIsNo = (value: boolean | null) => value ?? undefined
const limitOf = (placement: LcaPlacement) =>
  placementLimit({
    keepsHomeOffice: unknownIsNo(placement.keepsHomeOffice),
    substantialTimeHome: unknownIsNo(placement.substantialTimeHome),
    livesInHomeArea: unknownIsNo(placement.livesInHomeArea),
  } as Parameters<typeof placementLimit>[0])
const used = ({ days, yearFrom }: LcaPlacement) =>
  Math.max(0, ...[...placementYears(days, yearFrom).values()].map((each) => each.length))
const daysWords = (placement: LcaPlacement) => {
  const years = [...placementYears(placement.days, placement.yearFrom)].map(
    ([year, days]) => `${days.length} in ${year}`,
  )
  const last = placement.days.at(-1)
  return [years.join(', '), last && `last day ${showDate(last)}`].filter(Boolean).join('; ')
}

const outcome: Record<MoveNeeds, string> = {
  nothing: 'Not a worksite: nothing to file.',
  notice: 'Same area: no amendment. Post the notice at the new site on or before the first day there.',
  'short-term': 'Short-term placement: no amendment. Pay lodging, travel and meals, and count the days above.',
  amendment: 'File an amended petition with a new certified LCA before the first day there.',
  'amendment on that LCA': 'Short-term placement is closed: file an amended petition on the LCA for that area.',
  'not allowed': 'Nobody may be placed at a site with a strike or lockout.',
}

/** What a move to another site needs; what nobody knows counts as the stricter answer. */
function MoveTest() {
  const [said, setSaid] = useState<Record<string, YesNo>>({})
  const [days, setDays] = useState('')
  const is = (key: string) => (said[key] === undefined || said[key] === '' ? undefined : said[key] === 'Yes')
  const facts = {
    nonWorksite: is('nonWorksite'),
    siteInArea: is('siteInArea') ?? false,
    strikeOrLockout: is('strikeOrLockout'),
    lcaForArea: is('lcaForArea'),
    placementWorkdays: /^\d+$/.test(days) ? Number(days) : undefined,
    keepsHomeOffice: is('keepsHomeOffice'),
    substantialTimeHome: is('substantialTimeHome'),
    livesInHomeArea: is('livesInHomeArea'),
  }
  const asked = [
    ['nonWorksite', 'Only training, a conference or a short visit'],
    ['siteInArea', 'Inside the same metropolitan area or normal commuting distance'],
    ['strikeOrLockout', 'Strike or lockout at the new site'],
    ['lcaForArea', 'The employer holds a certified LCA for this job in that area'],
    ['keepsHomeOffice', 'Keeps a work station at the home site'],
    ['substantialTimeHome', 'Spends substantial time there'],
    ['livesInHomeArea', 'Lives in the home area'],
  ] as const
  return (
    <Card title="A worker moves to another site">
      {asked.map(([key, label]) => (
        <YesNoField
          key={key}
          label={label}
          value={said[key] ?? ''}
          onChange={(value) => setSaid((now) => ({ ...now, [key]: value }))}
        />
      ))}
      <TextField
        label="Workdays in that area this year"
        hint="Left empty, the move is permanent."
        inputMode="numeric"
        value={days}
        onChange={setDays}
      />
      <p role="status">
        <strong>{outcome[moveNeeds(facts as Parameters<typeof moveNeeds>[0])]}</strong>
      </p>
    </Card>
  )
}
