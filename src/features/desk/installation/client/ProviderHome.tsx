import { type ReactNode, Suspense } from 'react'
import { installationApi } from '#desk/client/api.ts'
import { BelowHome } from '#desk/dashboards/client/BelowHome.tsx'
import { personOf } from '#identity/sessions/client/person.ts'
import { useSignedIn } from '#identity/sessions/client/session.ts'
import { NotLoaded } from '#platform/client/NotLoaded.tsx'
import { useOperation } from '#platform/client/use-operation.ts'
import { greeting } from '#ui/greeting.ts'
import { IconAlertTriangle, IconClock } from '#ui/icons.ts'
import { OpenItemRow, OpenItems } from '#ui/items/OpenItemRow.tsx'
import { Tile } from '#ui/items/Tile.tsx'
import { Link } from '#ui/navigation.tsx'
import { Card, Stack } from '#ui/page/Card.tsx'
import { PageHeader } from '#ui/page/PageHeader.tsx'
import { Loading } from '#ui/page/states.tsx'
import { attentionRows } from '../attention-rows.ts'
import type { Checklist } from '../contract.ts'
import { FirstHour, standingOf, useChecklist } from './FirstHour.tsx'
import { InstallationFacts } from './InstallationFacts.tsx'
import styles from './installation.module.css'
import { SetupSteps } from './SetupSteps.tsx'

/** The checklist while a step is open; afterwards what fails or waits, how the set-up stands, below it a new client, and the figures. */
export default function ProviderHome({ otherwise }: { otherwise: ReactNode }) {
  const { checklist, error } = useChecklist()
  // What cannot be told is not in the way of the day's work.
  if (!checklist && !error) return <Loading />
  if (checklist?.phase === 'open') return <FirstHour checklist={checklist} />
  return (
    <div className={styles.page}>
      <Welcome checklist={checklist} />
      <div className={styles.columns}>
        <Stack>
          <AttentionCard checklist={checklist} />
          {checklist && checklist.phase !== 'over' && <SetUp checklist={checklist} />}
        </Stack>
        <Stack>
          <NumbersCard />
          {checklist && <InstallationFacts checklist={checklist} />}
        </Stack>
      </div>
      {otherwise}
      <Suspense fallback={null}>
        <BelowHome companyId={undefined} />
      </Suspense>
    </div>
  )
}

function Welcome({ checklist }: { checklist: Checklist | undefined }) {
  const { firstName, name, userName } = personOf(useSignedIn())
  const { items } = useOperation(installationApi.attention, {})
  const needing = items ? attentionRows(items, checklist).length : undefined
  return (
    <PageHeader
      title={greeting(firstName || name || userName)}
      standing={
        needing === undefined
          ? undefined
          : needing === 0
            ? 'Nothing on this installation needs you.'
            : needing === 1
              ? '1 thing on this installation needs you.'
              : `${needing} things on this installation need you.`
      }
    />
  )
}

/** What is set up, folded once everything is. */
function SetUp({ checklist }: { checklist: Checklist }) {
  const { done, total, phase } = checklist
  return (
    <details className={styles.complete} open={done < total}>
      <summary>
        {phase === 'complete' ? 'Setup complete.' : 'Set-up.'} {standingOf(checklist)}
      </summary>
      <SetupSteps checklist={checklist} />
    </details>
  )
}

const ROWS = [
  { key: 'clients', words: 'Clients', to: '/visaCareManageClients' },
  { key: 'lawFirms', words: 'Law firms', to: '/visaCareManageLawFirms' },
  { key: 'accounts', words: 'People with an account', to: '/user/manageusers' },
  { key: 'openCases', words: 'Open cases', to: '/visaCareManageCase?open=true' },
] as const

/** The server counts no further. */
const MOST = 1000

/** How large the installation is, each number with its list. */
function NumbersCard() {
  const found = useOperation(installationApi.attention, {})
  const { items } = found
  if (!items) return <NotLoaded title="In numbers" of={found} />
  return (
    <Card title="In numbers" flush>
      <ul className={styles.numbers}>
        {ROWS.map(({ key, words, to }) => {
          const n = items.numbers[key]
          return (
            <li key={key}>
              <Link to={to}>{words}</Link>
              <strong>{n < MOST ? n.toLocaleString('en') : 'over 999'}</strong>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}

/** What fails or waits on the whole installation, each with where it is mended. */
function AttentionCard({ checklist }: { checklist: Checklist | undefined }) {
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
