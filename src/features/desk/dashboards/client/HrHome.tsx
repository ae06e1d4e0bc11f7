import { useState } from 'react'
import { i9Api } from '#compliance/client/api.ts'
import { I9HomeCard } from '#compliance/i9/client/HomeCard.tsx'
import { OpenNoticesCard } from '#compliance/i9/client/OpenNoticesCard.tsx'
import { showDate } from '#formats/dates.ts'
import { addDays } from '#formats/day.ts'
import { howFar } from '#formats/distance.ts'
import { counted } from '#formats/words.ts'
import { useSignedIn } from '#identity/sessions/client/session.ts'
import { lacksPaymentMethod } from '#identity/sessions/payment-missing.ts'
import { useOperation } from '#platform/client/use-operation.ts'
import { rollBack } from '#rules/calendar/business-days.ts'
import { LinkButton } from '#ui/Button.tsx'
import { greeting } from '#ui/greeting.ts'
import { IconPlus } from '#ui/icons.ts'
import { Strip, StripName, StripNames } from '#ui/items/Strip.tsx'
import { Link } from '#ui/navigation.tsx'
import { Card } from '#ui/page/Card.tsx'
import { PageHeader } from '#ui/page/PageHeader.tsx'
import { ErrorState } from '#ui/page/states.tsx'
import { today } from '#ui/today.ts'
import { endingWords, renewalsWords } from '../ending-words.ts'
import type { HomeItem, Totals } from '../records.ts'
import { AuthorizationCard } from './AuthorizationCard.tsx'
import type { DashboardData } from './DashboardScreen.tsx'
import { AllDates, DateList } from './DateList.tsx'
import {
  firstOfEach,
  needsYou,
  nextStep,
  renewalWords,
  STRIP_DAYS,
  withForms,
  withNotices,
  withPayment,
} from './home-words.ts'
import styles from './homes.module.css'
import { ALL_SET } from './my-items.ts'
import { StagesCard } from './StagesCard.tsx'
import { ShowMore, TodoCard } from './TodoCard.tsx'
import { WaitingCard } from './WaitingCard.tsx'

type HomeProps = { data: DashboardData; name: string; listPath: (filter: Record<string, string>) => string }

/** An employer's home: who is in danger, what I must do, whom I wait for, who comes next. */
export default function HrHome({ data, name, listPath }: HomeProps) {
  const now = today()
  const ending = firstOfEach(data.endingSoon)
  const toOpen = ending.filter(({ renewal }) => renewal === 'none').length
  const soon = addDays(now, STRIP_DAYS)
  // Forms I-9 belong to no case: they have a card of their own, and no home is all set while one is late or due.
  const enabled = useSignedIn().rights?.includes('i9:read') ?? false
  const i9 = useOperation(i9Api.standing, {}, { enabled })
  const forms = i9.items
  const open = forms ?? (i9.error ? 'unknown' : enabled ? 'asked' : { late: 0, due: 0 })
  const notices = forms?.notices ?? []
  const signedIn = useSignedIn()
  const missing = lacksPaymentMethod(signedIn)
  // Whoever may pay has it to do; the others are told that it is missing.
  const toPay = missing && signedIn.rights?.includes('billing:pay') === true
  const elsewhere = (words: string) =>
    withPayment(withNotices(withForms(words, open), notices.length), missing && !toPay)
  const todo = data.itemCount + (toPay ? 1 : 0)
  const waiting = (
    <WaitingCard
      awaited={data.awaited}
      others={data.totals.awaited}
      total={data.totals.waiting}
      agency={data.counts.byBall.agency ?? 0}
      late={data.dates.filter(({ key }) => key === 'date:D-43 clock missed').length}
      listPath={listPath}
    />
  )
  return (
    <div className={styles.page}>
      <PageHeader
        title={greeting(name)}
        standing={elsewhere(
          needsYou(todo, data.items, data.totals.datesPassed + data.totals.datesAhead, now, [
            ...notices.map(({ dueOn }) => ({ dueOn: dueOn && rollBack(dueOn) })),
            ...(forms?.first ?? []),
          ]),
        )}
        action={
          <LinkButton to="/visaCareCreateCase" icon={<IconPlus size={16} aria-hidden />}>
            New case
          </LinkButton>
        }
      />
      <EndingStrip
        items={ending}
        total={Math.max(data.endsSoon ?? 0, ending.length)}
        toOpen={toOpen}
        open={[...data.items, ...data.waiting]}
        to={toOpen > 0 ? '/visaCareRoster?within=60&tick=all' : '/visaCareRoster?within=60'}
      />
      <div className={styles.columns}>
        <div className={styles.column}>
          <OpenNoticesCard notices={notices} />
          <TodoCard
            items={data.items}
            total={todo}
            filled={toOpen === 0}
            nothing={elsewhere(ALL_SET)}
            addsPayment={toPay}
          />
          <DatesCard items={data.dates} totals={data.totals} />
          {waiting}
        </div>
        <div className={styles.column}>
          <AuthorizationCard
            items={firstOfEach(data.authorized)}
            named={new Set(ending.map(({ id }) => id))}
            soon={soon}
            to="/visaCareRoster"
          />
          {forms && <I9HomeCard standing={forms} />}
          {i9.error && !forms && (
            <Card title="Form I-9">
              <ErrorState message={i9.error.message} onRetry={() => void i9.reload()} />
            </Card>
          )}
          <StagesCard title="Open cases" counts={data.counts} listPath={listPath} />
        </div>
      </div>
    </div>
  )
}

const FIRST = 6

type DatesCardProps = { items: readonly HomeItem[]; totals: Pick<Totals, 'datesPassed' | 'datesAhead'> }

/** Every date that the reader keeps in mind, what has passed first: whoever counts them names them. */
export function DatesCard({ items, totals: { datesPassed, datesAhead } }: DatesCardProps) {
  const [all, setAll] = useState(false)
  const total = datesPassed + datesAhead
  if (total === 0) return null
  const shown = all ? items : items.slice(0, FIRST)
  return (
    <Card
      title="Dates to keep in mind"
      count={total}
      flush
      actions={datesPassed > 0 && <span className={styles.remark}>{counted(datesPassed, 'has', 'have')} passed</span>}
    >
      <DateList label="Dates to keep in mind" items={shown} />
      <ShowMore n={items.length - shown.length} onShow={() => setAll(true)} />
      {all && total > items.length && <AllDates n={total} />}
    </Card>
  )
}

const MOST_NAMED = 6

/** `total`: with those of whom only the record says it, whom no case names. */
type EndingStripProps = {
  items: readonly HomeItem[]
  total: number
  toOpen: number
  to: string
  /** What is still to be done by the reader and by others: of a renewal under way the next step is named. */
  open: readonly HomeItem[]
}

/** Somebody must stop working or leave soon: names and days, above everything else. */
function EndingStrip({ items, total, toOpen, to, open }: EndingStripProps) {
  if (total === 0) return null
  const now = today()
  // A card that cannot be renewed has no renewal under way, and whom no case names nobody knows.
  const areUnderWay =
    items.length === total && items.every(({ renewal }) => renewal === 'started' || renewal === 'filed')
  const more = total - Math.min(items.length, MOST_NAMED)
  return (
    <Strip
      tone={toOpen > 0 ? 'red' : 'amber'}
      title={areUnderWay ? renewalsWords(total, 0) : endingWords(total)}
      action={
        <LinkButton to={to} variant={toOpen > 0 ? 'primary' : 'default'}>
          {toOpen === 0 ? 'See renewals' : `Open ${counted(toOpen, 'renewal')}`}
        </LinkButton>
      }
    >
      <StripNames>
        {items.slice(0, MOST_NAMED).map(({ id, personId, personName, casePath, dueOn, said, renewal }) => (
          <StripName
            key={id}
            tone={renewal === 'none' || renewal === 'impossible' ? 'red' : 'amber'}
            name={<Link to={casePath}>{personName}</Link>}
            when={
              dueOn && (
                <>
                  <time dateTime={dueOn}>{showDate(dueOn)}</time>{' '}
                  <span className={styles.far}>{howFar(dueOn, now)}</span>
                </>
              )
            }
            says={(renewal === 'started' && nextStep(open, personId)) || `${said} · ${renewalWords[renewal]}`}
          />
        ))}
        {more > 0 && <StripName tone="red" name={<Link to={to}>{more} more</Link>} />}
      </StripNames>
    </Strip>
  )
}
