import { useState } from 'react'
import { i9Api } from '#compliance/client/api.ts'
import { showDate } from '#formats/dates.ts'
import { addDays } from '#formats/day.ts'
import { counted } from '#formats/words.ts'
import { useCommand, useOperation } from '#platform/client/use-operation.ts'
import { LinkButton } from '#ui/Button.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { IconUserPlus } from '#ui/icons.ts'
import { type ItemAction, OpenItemRow, OpenItems } from '#ui/items/OpenItemRow.tsx'
import { Card, Stack } from '#ui/page/Card.tsx'
import { FilterChip, FilterChips } from '#ui/page/FilterChip.tsx'
import { PageHeader } from '#ui/page/PageHeader.tsx'
import { EmptyState, ErrorState, Loading } from '#ui/page/states.tsx'
import { useToast } from '#ui/toasts.tsx'
import { today } from '#ui/today.ts'
import { pathOfForm } from '../form-path.ts'
import type { Group, InTraining, Row } from '../records.ts'
import { AuditCard, BundleCard, DestroyCard, PracticeCard } from './DashboardCards.tsx'
import styles from './i9.module.css'
import { NoticesCard } from './NoticesCard.tsx'
import { OpenNoticesCard, useOpenNotices } from './OpenNoticesCard.tsx'
import { refresh } from './refresh.ts'

const OPEN: readonly Group[] = ['late', 'due', 'ending', 'soon']
const groups: readonly { group: Group; title: string; says: string }[] = [
  { group: 'late', title: 'Late', says: 'Complete it now; never back-date' },
  { group: 'due', title: 'Due within 7 days', says: 'Section 2: three business days after the first day' },
  { group: 'ending', title: 'Work authorization ends', says: 'Next 90 days; the employee chooses what to show' },
  { group: 'soon', title: 'Starting soon', says: 'Links are sent after they accepted' },
  { group: 'complete', title: 'Complete', says: '' },
  { group: 'former', title: 'Former employees', says: 'Kept for three years after the hire or one after the end' },
]

type View = 'open' | 'complete' | 'former'
const inView: Readonly<Record<View, readonly Group[]>> = { open: OPEN, complete: ['complete'], former: ['former'] }

/** /visaCareI9Dashboard: every Form I-9 by what it waits for. */
export default function DashboardScreen() {
  const { items, error, reload } = useOperation(i9Api.dashboard, {})
  const openNotices = useOpenNotices()
  const [view, setView] = useState<View>('open')
  const [search, setSearch] = useState('')
  if (error && !items) return <ErrorState message={error.message} onRetry={() => void reload()} />
  if (!items) return <Loading />
  const { rows, may } = items
  const n = (of: View) => rows.filter(({ group }) => inView[of].includes(group)).length
  const wanted = rows.filter(
    ({ group, name }) => inView[view].includes(group) && name.toLowerCase().includes(search.trim().toLowerCase()),
  )
  const first = [...rows]
    .filter(({ group, waits }) => (group === 'late' || group === 'due') && waits !== null)
    .sort((one, other) => (one.dueOn ?? '').localeCompare(other.dueOn ?? ''))[0]
  return (
    <>
      <PageHeader
        title="Form I-9"
        standing={standingOf(rows)}
        action={
          may.manage && (
            <LinkButton
              to="/visaCareCreatei9"
              icon={<IconUserPlus size={16} aria-hidden />}
              variant={first ? 'default' : 'primary'}
            >
              New hire
            </LinkButton>
          )
        }
      />
      <div className={styles.page}>
        <Stack>
          <FilterChips
            label="Forms"
            end={<TextField label="Find a person" type="search" value={search} onChange={setSearch} />}
          >
            {(['open', 'complete', 'former'] as const).map((each) => (
              <FilterChip key={each} on={view === each} onToggle={() => setView(each)} count={n(each)}>
                {{ open: 'Open', complete: 'Complete', former: 'Former employees' }[each]}
              </FilterChip>
            ))}
          </FilterChips>
          {wanted.length === 0 && (
            <EmptyState
              title={view === 'open' ? `All ${counted(n('complete'), 'form')} are complete.` : 'Nobody here'}
              text={view === 'open' ? 'What becomes due is listed here.' : undefined}
            />
          )}
          {groups.map(({ group, title, says }) => {
            const own = byDay(wanted.filter((row) => row.group === group))
            return own.length === 0 ? null : (
              <Card
                key={group}
                title={title}
                count={own.length}
                flush
                actions={<span className={styles.dim}>{says}</span>}
              >
                <OpenItems label={title}>
                  {own.map((row) => (
                    <FormRow
                      key={row.id ?? `e${row.employmentId}`}
                      row={row}
                      primary={row === first}
                      manage={may.manage}
                    />
                  ))}
                </OpenItems>
              </Card>
            )
          })}
        </Stack>
        <Stack>
          <TrainingCard people={items.inTraining} whose={!may.manage} />
          {may.documents && may.manage && <BundleCard {...items} />}
          {may.manage && <NoticesCard notices={items.notices} />}
          {!may.manage && <OpenNoticesCard {...openNotices} whose />}
          {items.audited !== null && <AuditCard findings={items.findings} audited={items.audited} />}
          {may.manage && <DestroyCard rows={rows} />}
          {may.manage && items.settings && <PracticeCard settings={items.settings} />}
          <p className={styles.dim}>
            Only HR sees what employees wrote and showed. Your law firm sees it after the employee agrees.
          </p>
        </Stack>
      </div>
    </>
  )
}

const byDay = (rows: readonly Row[]) =>
  [...rows].sort((one, other) => (one.dueOn ?? '').localeCompare(other.dueOn ?? ''))

/** "60 employees. 1 form is late, 3 are due by 11-22-2026." */
export function standingOf(rows: readonly Row[]): string {
  const n = (group: Group) => rows.filter((row) => row.group === group).length
  const employed = rows.length - n('former')
  const [late, due] = [n('late'), n('due')]
  const says = [
    late > 0 && `${counted(late, 'form')} ${late === 1 ? 'is' : 'are'} late`,
    due > 0 &&
      `${due}${late > 0 ? '' : due === 1 ? ' form' : ' forms'} ${due === 1 ? 'is' : 'are'} due by ${showDate(addDays(today(), 7))}`,
  ].filter(Boolean)
  return `${counted(employed, 'employee')}. ${says.length > 0 ? `${says.join(', ')}.` : 'No form is late or due this week.'}`
}

const verbs: Readonly<Record<NonNullable<Row['waits']>, string>> = {
  form: 'Start',
  section1: 'Remind',
  section2: 'Do Section 2',
  everify: 'Enter case',
  mismatch: 'Open',
  receipt: 'Record document',
  reverification: 'Reverify',
  look: 'Open',
  destruction: 'Review',
}

function FormRow({ row, primary, manage }: { row: Row; primary: boolean; manage: boolean }) {
  const send = useCommand(i9Api.sendLink, { refresh })
  const toast = useToast()
  const { id, waits } = row
  const remind = async () => {
    if (id === null) return
    await send.run({ id }).then(
      () => toast(`A new link was mailed to ${row.givenName}. The one before ends.`, { kind: 'success' }),
      (error: Error) => toast(error.message, { kind: 'error' }),
    )
  }
  const shared = { variant: primary ? 'primary' : 'default' } as const
  const labelled = (verb: string) => ({ verb, label: `${verb}, ${row.name}` })
  const action: ItemAction | undefined =
    waits === 'form'
      ? manage
        ? { ...shared, ...labelled('Start'), to: pathOfForm(row) }
        : undefined
      : waits === 'section1' && manage
        ? {
            ...shared,
            ...labelled(row.link === 'none' ? 'Send link' : row.link === 'over' ? 'Resend link' : 'Remind'),
            onClick: () => void remind(),
            loading: send.loading,
          }
        : {
            ...shared,
            ...labelled(waits && manage && row.group !== 'soon' ? verbs[waits] : 'Open'),
            to: pathOfForm(row),
          }
  const started = row.firstDay > today() ? 'starts' : 'started'
  return (
    <OpenItemRow
      kind={waits === 'receipt' || waits === 'section2' ? 'document' : waits === 'section1' ? 'signature' : 'date'}
      what={
        <>
          {row.name}{' '}
          <span className={styles.dim}>
            {[row.jobTitle, `${started} ${showDate(row.firstDay)}`].filter(Boolean).join(', ')}
          </span>
        </>
      }
      about={`${row.title}. ${row.about}`}
      dueOn={row.dueOn}
      tone={row.group === 'complete' || row.group === 'former' ? 'gray' : undefined}
      action={action}
    />
  )
}

/** Who may not be employed on a STEM extension as things stand. */
function TrainingCard({ people, whose }: { people: readonly InTraining[]; whose: boolean }) {
  if (people.length === 0) return null
  return (
    <Card title="STEM OPT without E-Verify" count={people.length}>
      <p className={styles.notice}>
        An employer of a STEM OPT worker must be in E-Verify all the time (8 CFR 214.2(f)(10)(ii)(C)). Here it is not
        entered as such.{' '}
        {whose
          ? 'Talk to the client today.'
          : 'Enroll, or enter the enrollment under “How you keep Form I-9”, and ask the law firm today.'}
      </p>
      <ul className={styles.names}>
        {people.map(({ employmentId, name, companyName, until }) => (
          <li key={employmentId}>
            <LinkButton variant="link" to={`/visaCareEmploymentInfo/${employmentId}`}>
              {name}
            </LinkButton>
            {whose && `, ${companyName}`}, until {showDate(until)}
          </li>
        ))}
      </ul>
    </Card>
  )
}
