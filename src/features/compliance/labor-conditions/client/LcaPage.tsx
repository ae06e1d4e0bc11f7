import { useState } from 'react'
import { lcaRecordsApi } from '#compliance/client/api.ts'
import type { Known } from '#engine/answer.ts'
import { showDate } from '#formats/dates.ts'
import { howFar } from '#formats/distance.ts'
import { counted } from '#formats/words.ts'
import { useSignedIn } from '#identity/sessions/client/session.ts'
import { FactsForm } from '#parties/facts/client/FactsForm.tsx'
import type { RefInput } from '#platform/client/operations.ts'
import { useCommand } from '#platform/client/use-operation.ts'
import { lcaLines } from '#preparation/lcas/client/lca-words.ts'
import { lca, lcaEntered } from '#rules/prefiling/lca-needs.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { IconScale } from '#ui/icons.ts'
import { MoreMenu } from '#ui/MoreMenu.tsx'
import { useNavigateTo } from '#ui/navigation.tsx'
import { Card } from '#ui/page/Card.tsx'
import { Chip } from '#ui/page/Chip.tsx'
import { IdentityHeader } from '#ui/page/IdentityHeader.tsx'
import rows from '#ui/page/rows.module.css'
import { TabBar } from '#ui/page/TabBar.tsx'
import { today } from '#ui/today.ts'
import { historyOf } from '../history.ts'
import { said } from '../looked.ts'
import type { LcaCheck, LcaRecord } from '../records.ts'
import { AskDialog } from './AskDialog.tsx'
import { ChecksCard } from './ChecksCard.tsx'
import { DependencyCard } from './DependencyCard.tsx'
import { HistoryCard } from './HistoryCard.tsx'
import styles from './lca.module.css'
import { NoticeCard } from './NoticeCard.tsx'
import { WageCard } from './WageCard.tsx'
import { WithdrawDialog } from './WithdrawDialog.tsx'
import { WorkersTab } from './WorkersTab.tsx'
import { standingBadge } from './words.ts'

type Answers = RefInput<typeof lcaRecordsApi.answer>['answers']
/** Worksheet and public access file are pages of their own. */
const own = ['record', 'workers', 'history'] as const
type Tab = (typeof own)[number] | 'worksheet' | 'public'

/** One LCA: its wage, its notice, what blocks its filing, who works under it. */
export function LcaPage({ caseId, record }: { caseId: number; record: LcaRecord }) {
  const [editing, setEditing] = useState(false)
  const [withdrawing, setWithdrawing] = useState(false)
  const [asking, setAsking] = useState(false)
  const navigate = useNavigateTo()
  const { rights } = useSignedIn()
  const asked = new URLSearchParams(window.location.search).get('tab')
  const tab: Tab = own.find((each) => each === asked) ?? 'record'
  const path = window.location.pathname
  const known = record.known as Known
  const { positions, may, uses } = record
  const title = said(known, lca.lcaJobTitle) ?? 'Job title not entered'
  const open = record.checks.filter(({ ok }) => ok !== true)
  const [begins, ends] = [said(known, lca.lcaBeginsOn), said(known, lca.lcaEndsOn)]
  const badge = standingBadge({ standing: record.standing, endsOn: ends ?? '' }, today())
  const next =
    record.standing === 'Filed' && record.decisionDue ? { label: 'DOL answers by', on: record.decisionDue } : undefined
  const step = nextStep(record)
  /** The cards stand on the first tab; each is a region with its title. */
  const goTo = (title: string) => {
    if (tab !== 'record') return navigate(path)
    const card = document.querySelector<HTMLElement>(`section[aria-label="${title}"]`)
    card?.scrollIntoView({ block: 'center' })
    card?.querySelector<HTMLElement>('button, a, input')?.focus({ preventScroll: true })
  }
  const edits = may.prepare && record.standing !== 'Withdrawn'
  const asks = caseId > 0 && (rights?.includes('lca:post') ?? false)
  return (
    <div className={styles.page}>
      <IdentityHeader
        avatar={<IconScale size={24} aria-hidden />}
        title="LCA"
        person={`${title}${positions.total === null ? '' : `, ${counted(positions.total, 'worker')}`}`}
        organization={record.companyName}
        facts={
          <>
            <Chip hue={badge.hue}>{badge.words}</Chip>
            {record.number && <Chip outlined>{record.number}</Chip>}
            {uses[0]?.personName && (
              <span>
                For{' '}
                {uses
                  .map(({ personName }) => personName)
                  .filter(Boolean)
                  .join(', ')}
              </span>
            )}
            {begins && ends && (
              <span>
                Valid {showDate(begins)} to {showDate(ends)}
              </span>
            )}
          </>
        }
        next={
          next && {
            label: next.label,
            due: (
              <span>
                <strong>{showDate(next.on)}</strong>, {howFar(next.on, today())}
              </span>
            ),
          }
        }
        action={
          edits && (
            <Button variant="primary" onClick={() => (step.at === 'form' ? setEditing(true) : goTo(step.at))}>
              {step.more > 0 ? `${step.words} (+${step.more})` : step.words}
            </Button>
          )
        }
        more={
          (edits || asks) && (
            <MoreMenu
              label="More for this LCA"
              actions={[
                ...(edits ? [{ label: 'Edit the LCA', onSelect: () => setEditing(true) }] : []),
                ...(asks ? [{ label: 'Ask for another LCA', onSelect: () => setAsking(true) }] : []),
                ...(edits && may.decide
                  ? [{ label: 'Withdraw the LCA', danger: true, onSelect: () => setWithdrawing(true) }]
                  : []),
              ]}
            />
          )
        }
        tabs={
          <TabBar
            label="Parts of this LCA"
            value={tab}
            tabs={[
              { key: 'record', title: 'Record', to: path, count: open.length },
              ...(caseId > 0
                ? ([
                    { key: 'worksheet', title: 'FLAG worksheet', to: `/visaCareAddCaseLCA/${caseId}` },
                    { key: 'public', title: 'Public access file', to: `/visaCarePAFFile/${caseId}` },
                  ] as const)
                : []),
              { key: 'workers', title: 'Workers', to: `${path}?tab=workers` },
              { key: 'history', title: 'History', to: `${path}?tab=history` },
            ]}
          />
        }
      />
      {record.withdrawnOn && (
        <p role="status">
          Withdrawn on {showDate(record.withdrawnOn)}: {record.withdrawnWhy}
        </p>
      )}
      {record.requestNote && tab === 'record' && <p className={rows.dimmed}>Asked for: {record.requestNote}</p>}
      {tab === 'workers' && <WorkersTab record={record} />}
      {/* A move or a transfer is written down before its day: it has not happened yet. */}
      {tab === 'history' && <HistoryCard events={historyOf(record).filter(({ on }) => on <= today())} />}
      {tab === 'record' && (
        <div className={styles.columns}>
          <div className={styles.column}>
            <WageCard record={record} />
            <NoticeCard record={record} />
          </div>
          <div className={styles.column}>
            <ChecksCard record={record} />
            <DependencyCard record={record} />
            <Workplace known={known} />
          </div>
        </div>
      )}
      {editing && <EditLca record={record} onClose={() => setEditing(false)} />}
      {asking && (
        <AskDialog
          caseId={caseId}
          onClose={() => setAsking(false)}
          onAsked={(id) => navigate(`/visaCareLcaRequestDetails/${caseId}/${id}`)}
        />
      )}
      {withdrawing && <WithdrawDialog lcaId={record.id} onClose={() => setWithdrawing(false)} />}
    </div>
  )
}

function Workplace({ known }: { known: Known }) {
  return (
    <Card title="On the form">
      <dl className={styles.facts}>
        {lcaLines(known).map(({ label, says }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{says}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

function EditLca({ record, onClose }: { record: LcaRecord; onClose: () => void }) {
  const save = useCommand(lcaRecordsApi.answer, { refresh: [lcaRecordsApi.get] })
  return (
    <Dialog opened onClose={onClose} title="LCA" size="lg">
      <p className={rows.dimmed}>
        As it stands on Form ETA-9035.{' '}
        {record.uses.length > 1 &&
          `${record.uses.length} cases rest on it; what you change here changes for all of them.`}
      </p>
      <FactsForm
        facts={lcaEntered}
        known={record.known as Known}
        version={record.version}
        authors={{}}
        save={async (answers, version) => {
          const saved = await save.run({ lcaId: record.id, answers: answers as Answers, version })
          return { known: saved.known as Known, version: saved.version, changed: [] }
        }}
        onSaved={onClose}
      />
    </Dialog>
  )
}

/** What is done about a check that is open: in which card, or on the form of the LCA itself. */
const steps: Readonly<Record<string, { words: string; at: string }>> = {
  proof: { words: 'Prove the notice', at: 'Notice at the workplace' },
  posting: { words: 'Hang the notice again', at: 'Notice at the workplace' },
  window: { words: 'Give notice again', at: 'Notice at the workplace' },
  pay: { words: 'Enter the wages', at: 'form' },
  level: { words: 'Settle the wage level', at: 'Wage' },
  area: { words: 'Look up the wage area', at: 'Wage' },
  place: { words: 'Enter the worksite', at: 'form' },
  counts: { words: 'Count the workers', at: 'form' },
  strike: { words: 'Rule out a strike', at: 'Before filing' },
  dependent: { words: 'Count H-1B workers', at: 'H-1B dependency' },
  dates: { words: 'Enter the period', at: 'form' },
}
const POST = { words: 'Post the notice', at: 'Notice at the workplace' }
const ofNotice: readonly string[] = ['proof', 'posting', 'window']

type NextStep = { words: string /** The title of a card, or the form. */; at: string; more: number }

/** What blocks an LCA that is not filed, the first thing to do about it, and how much there is besides. */
export function nextStep({ checks, notices, standing }: Pick<LcaRecord, 'checks' | 'notices' | 'standing'>): NextStep {
  if (standing === 'Filed') return { words: 'Enter number', at: 'form', more: 0 }
  if (standing !== 'Draft') return { words: 'Edit the LCA', at: 'form', more: 0 }
  // A notice that hangs is waited for by nobody who files.
  const unknown = checks.filter(({ key, ok }) => ok === null && (key !== 'posting' || notices.length === 0))
  const open = [...checks.filter(({ ok }) => ok === false), ...unknown]
  const [first] = open
  if (!first) return { words: 'Enter the filing', at: 'form', more: 0 }
  return { ...stepFor(first, notices.length), more: open.length - 1 }
}

const stepFor = ({ key }: LcaCheck, notices: number) =>
  notices === 0 && ofNotice.includes(key) ? POST : (steps[key] ?? { words: 'Edit the LCA', at: 'form' })
