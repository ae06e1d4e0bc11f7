import { lazy, type ReactNode, Suspense, useState } from 'react'
import { prepares } from '#case-file/case-details/client/case-tabs.ts'
import type { CaseDetails } from '#case-file/case-details/records.ts'
import styles from '#case-file/cases/client/cases.module.css'
import { isSentBack, itemWords } from '#case-file/cases/item-words.ts'
import { NEWS_DAYS } from '#case-file/cases/news.ts'
import type { OpenItem } from '#case-file/cases/open-items.ts'
import { sidesOf } from '#case-file/cases/policy.ts'
import { NOT_DONE_BEFORE_FILING } from '#case-file/cases/rules.ts'
import { isBeforeFiling, Status } from '#case-types/status/statuses.ts'
import { caseScreenApi, dashboardsApi } from '#desk/client/api.ts'
import { showDate } from '#formats/dates.ts'
import { addDays, type Day } from '#formats/day.ts'
import { useViewer } from '#parties/people/client/use-viewer.ts'
import { useAttempt } from '#platform/client/use-attempt.tsx'
import { useDialog } from '#platform/client/use-dialog.ts'
import { useCommand } from '#platform/client/use-operation.ts'
import { Button } from '#ui/Button.tsx'
import { IconCheck } from '#ui/icons.ts'
import { type ItemAction, OpenItemRow, OpenItems } from '#ui/items/OpenItemRow.tsx'
import { Card } from '#ui/page/Card.tsx'
import { type Say, useSay } from '#ui/say.ts'
import { today } from '#ui/today.ts'
import page from '../case-page.module.css'
import type { CasePart } from '../case-part.ts'
import { laterOf } from '../moves/later-of.ts'
import { MoveRow } from '../moves/Moves.tsx'
import { leadsAway, linkOf, myPart } from './open-items.ts'
import { useProgress } from './use-progress.ts'

const NewTaskDialog = lazy(() => import('./NewTaskDialog.tsx').then(({ NewTaskDialog: part }) => ({ default: part })))

/** What the reader does in this case: open, later, and done folded into one line. */
export function YourPart({ file, reload }: CasePart) {
  const { roleId, isEmployee } = useViewer()
  const say = useSay()
  const { items, dates, others } = myPart(file, roleId)
  const adding = useDialog<undefined>()
  const actionOf = useItemAction(file, reload, isEmployee ? 'tone' : 'default')
  const later = laterOf(file, roleId, say)
  const [all, setAll] = useState(false)
  // On a phone the whole page is two screens: what comes first stands there, the rest a press away.
  const shown = isEmployee && !all && items.length > MOST_AT_FIRST + 1 ? items.slice(0, MOST_AT_FIRST) : items
  const done = useDone(file, roleId)
  // With nothing of their own before it, the reader's next step is the button of the header.
  const headerMoves = !items[0] || (items[0].kind === 'step' && !leadsAway(items[0]))
  return (
    <Card
      title={say('Your part')}
      count={items.length > 0 && file.may.edit ? items.length : undefined}
      flush
      actions={
        file.may.edit ? (
          <Button variant="link" onClick={() => adding.open(undefined)}>
            Add task
          </Button>
        ) : (
          <span className={styles.dimmed}>{thingsBy(items, say)}</span>
        )
      }
    >
      {items.length === 0 && <p className={page.inset}>{nothingOpen(file, { dates, others, today: today() }, say)}</p>}
      <OpenItems dense={prepares(file, roleId)}>
        {shown.map((item) => (
          <OpenItemRow
            key={item.id}
            kind={isSentBack(item) ? 'sentBack' : item.kind}
            {...inWords(item, say)}
            dueOn={item.dueOn}
            dueWhy={say(item.dueWhy) || undefined}
            tone={isSentBack(item) ? 'amber' : undefined}
            action={item.kind === 'step' && !leadsAway(item) ? undefined : actionOf(item)}
          />
        ))}
        {shown.length === items.length &&
          later.map((each) => <OpenItemRow key={each.what} kind="signature" {...each} />)}
      </OpenItems>
      {shown.length < items.length && (
        <p className={page.inset}>
          <Button variant="link" onClick={() => setAll(true)}>
            {say('Show {n} more', { n: items.length - shown.length })}
          </Button>
        </p>
      )}
      {!(isEmployee && file.mode === 'LEGAL') && <MoveRow file={file} reload={reload} leavesOutFirst={headerMoves} />}
      {done.length > 0 && <Done done={done} />}
      {adding.turn > 0 && (
        <Suspense>
          <NewTaskDialog
            key={adding.turn}
            opened={adding.opened}
            caseId={file.id}
            mode={file.mode}
            onClose={adding.close}
            onDone={reload}
          />
        </Suspense>
      )}
    </Card>
  )
}

const MOST_AT_FIRST = 3

/** "3 things, the first by 11-25-2026". */
function thingsBy(items: readonly OpenItem[], say: Say): string {
  const first = items.flatMap(({ dueOn }) => dueOn ?? []).sort()[0]
  const n = items.length
  if (n === 0) return ''
  if (!first) return say(n === 1 ? '1 thing' : '{n} things', { n })
  return say(n === 1 ? '1 thing, by {day}' : '{n} things, the first by {day}', { n, day: showDate(first) })
}

function inWords(item: OpenItem, say: Say) {
  const { what, about } = itemWords(item)
  return { what: say(what), about: say(about) }
}

/** A task is ticked off where it stands; everything else has a place of its own. */
function useItemAction(file: CaseDetails, reload: () => void, tone: 'tone' | 'default') {
  const setDone = useCommand(caseScreenApi.setTaskDone, { refresh: [dashboardsApi.dashboard] })
  const { attempt } = useAttempt()
  const say = useSay()
  return (item: OpenItem): ItemAction | undefined => {
    const { what } = inWords(item, say)
    const verb = say(item.verb)
    if (leadsAway(item)) return { verb, to: linkOf(item), label: `${verb}: ${what}`, variant: tone }
    const task = file.tasks.find(
      ({ title, doneAt, forWhom }) => doneAt === null && title === item.title && forWhom === item.side,
    )
    if (!task) return undefined
    const done = async () => {
      await setDone.run({ id: file.id, taskId: task.id, done: true })
      reload()
    }
    return {
      verb: say('Mark as done'),
      label: say('Mark as done: {what}', { what }),
      onClick: () => void attempt(done),
    }
  }
}

/** What this side has behind it, in words. */
function useDone(file: CaseDetails, roleId: number): string[] {
  const progress = useProgress(file.id)
  const say = useSay()
  const own = sidesOf(roleId)
  const isMine = (side: string) => own.some((each) => each === side)
  const questions = progress.items?.items.filter(({ audience, total }) => isMine(audience) && total > 0) ?? []
  const documents = progress.items?.documents.filter(({ side, done }) => isMine(side) && done > 0) ?? []
  return [
    ...questions.flatMap(({ answered }) =>
      answered > 0 ? [say(answered === 1 ? '1 question answered' : '{n} questions answered', { n: answered })] : [],
    ),
    ...documents.map(({ done }) => say(done === 1 ? '1 document received' : '{n} documents received', { n: done })),
    ...file.tasks
      .filter(
        ({ doneAt, doneByName, forWhom }) =>
          doneAt !== null && doneByName !== NOT_DONE_BEFORE_FILING && isMine(forWhom),
      )
      .map(({ title }) => title),
  ]
}

function Done({ done }: { done: readonly string[] }) {
  const [all, setAll] = useState(false)
  const say = useSay()
  const line: ReactNode = all ? null : done.slice(0, 3).join(', ')
  return (
    <div className={page.done}>
      <IconCheck size={16} aria-hidden />
      <span className={styles.grow}>
        {say('Done:')} {line}
        {all && (
          <ul>
            {done.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
        )}
      </span>
      {(done.length > 3 || all) && (
        <Button variant="link" aria-expanded={all} onClick={() => setAll(!all)}>
          {say(all ? 'Hide' : 'Show')}
        </Button>
      )}
    </div>
  )
}

type Of = Pick<CaseDetails, 'status' | 'standing' | 'waitsFor' | 'authorizedUntil'>
type Around = { dates: readonly OpenItem[]; others: readonly OpenItem[]; today: Day }

/** As long before the end it is among what is urgent (employees/records.ts). */
const NEAR_DAYS = 60

/** How whoever holds a closed case is told of it (who-has-the-ball.ts). */
const NOTHING_LEFT = / Nothing is left to do\.$/

/**
 * What a reader with nothing open is told. "You're all set" only when nothing comes either: a date that has passed, a date
 * to know before filing, or the end of the permission to work or stay within half a year is said in its place.
 */
export function nothingOpen(file: Of, { dates, others, today }: Around, say: Say): string {
  if (file.status >= Status.decided) {
    // A date that is still to be kept is no all-clear, however long the case is closed.
    const [next] = dates.filter(({ dueOn }) => dueOn !== null && dueOn >= today)
    if (!next) return say(file.standing)
    return `${say(file.standing.replace(NOTHING_LEFT, ''))} ${say(next.title)} ${showDate(next.dueOn)}.`
  }
  const waits = others.length > 0 || file.waitsFor.length > 0 ? ` ${say(file.standing)}` : ''
  const nothing = say('Nothing to do right now.')
  const [late] = dates.filter(({ dueOn }) => dueOn !== null && dueOn < today)
  if (late) return `${nothing} ${say(late.title)} ${showDate(late.dueOn)}.${waits}`
  const until = file.authorizedUntil
  if (until !== null && until <= addDays(today, NEWS_DAYS))
    // So near the end it comes first, and no sentence that nothing has to be done stands beside it.
    return until <= addDays(today, NEAR_DAYS)
      ? `${say(until < today ? 'Work or stay ended' : 'Work or stay ends')} ${showDate(until)}.${waits}`
      : `${nothing} ${say('Authorized until')} ${showDate(until)}.${waits}`
  return dates.length > 0 && isBeforeFiling(file.status)
    ? `${nothing}${waits}`
    : `${say('You’re all set. We’ll e-mail you when we need something.')}${waits}`
}
