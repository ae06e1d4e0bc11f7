import { messageTo } from '#case-file/case-details/client/message-address.ts'
import { isSentBack, itemWords } from '#case-file/cases/item-words.ts'
import { isOpenCase } from '#case-types/status/statuses.ts'
import { i9Api } from '#compliance/client/api.ts'
import { OwnFormCard } from '#compliance/i9/client/OwnFormCard.tsx'
import { dashboardsApi } from '#desk/client/api.ts'
import { showDate } from '#formats/dates.ts'
import { addDays } from '#formats/day.ts'
import { OwnLanguageChoice } from '#identity/own-settings/client/own-language.tsx'
import { personOf } from '#identity/sessions/client/person.ts'
import { useSignedIn } from '#identity/sessions/client/session.ts'
import { useOperation } from '#platform/client/use-operation.ts'
import { LinkButton } from '#ui/Button.tsx'
import { IconBriefcase, IconMessage, IconPlane, IconTruck, IconUpload } from '#ui/icons.ts'
import { OpenItemRow, OpenItems } from '#ui/items/OpenItemRow.tsx'
import { Avatar } from '#ui/items/Tile.tsx'
import { Link } from '#ui/navigation.tsx'
import { Card } from '#ui/page/Card.tsx'
import { EmptyState, ErrorState, Loading } from '#ui/page/states.tsx'
import { type Say, useSay } from '#ui/say.ts'
import { today } from '#ui/today.ts'
import type { HomeItem, OwnCase } from '../records.ts'
import { shownAs } from './home-words.ts'
import { ALL_SET_HEADING, ALL_SET_THEN } from './my-items.ts'
import { OwnCaseCard } from './OwnCase.tsx'
import styles from './own.module.css'
import { heading, headingOfAll, thenWords, titleOf } from './own-words.ts'

/** /visacareMyCases: an employee's first page, made for a phone: what to do now and by when, and how each case stands. */
export default function MyCasesScreen() {
  const { firstName, name } = personOf(useSignedIn())
  const say = useSay()
  const list = useOperation(dashboardsApi.ownCases, {})
  const found = useOperation(dashboardsApi.dashboard, {})
  const own9 = useOperation(i9Api.own, {})
  const failed = list.error ?? found.error ?? own9.error
  if (failed && !(list.items && found.items && own9.items))
    return (
      <ErrorState
        message={failed.message}
        onRetry={() => void Promise.all([list.reload(), found.reload(), own9.reload()])}
      />
    )
  if (!list.items || !found.items || !own9.items) return <Loading lines={8} />
  const { forms } = own9.items
  const asking = forms.filter(({ asks }) => asks !== null)
  const formAsks = asking.length > 0
  // What a form asks for in months does not stand between the reader and the case.
  const isSoon = ({ asks, dueOn }: (typeof forms)[number]) =>
    asks !== null && (dueOn === null || dueOn <= addDays(today(), SOON_DAYS))
  const { items, dates } = found.items
  const cases = inOrder(list.items.cases, items)
  const [first] = cases
  // One list over the reader's own cases; each of the family has a card of its own.
  const own = cases.filter((one) => one.own && isOpenCase(one.status)).map(({ id }) => id)
  const rows = onceEach(items.filter(({ caseId }) => caseId === first?.id || (first?.own && own.includes(caseId))))
  const todo = rows.map(({ item }) => item)
  const several = new Set(todo.map(({ caseId }) => caseId)).size > 1
  const listed = new Set(rows.flatMap(({ item, also }) => [item, ...also].map(({ id }) => id)))
  const endsOn = dates.find(({ ends, dueOn }) => ends && dueOn !== null && dueOn >= today())?.dueOn ?? null
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <p className={styles.hi}>{say('Hi {name}', { name: firstName || name })}</p>
        <h1>
          {first && todo.length > 0
            ? several
              ? headingOfAll(todo, say)
              : heading(first, todo, say)
            : formAsks
              ? say('Your Form I-9 needs you')
              : items.length === 0 && dates.length === 0
                ? say(ALL_SET_HEADING)
                : say('How your cases stand')}
        </h1>
        <p className={styles.then}>
          {first && todo.length > 0
            ? several
              ? ''
              : thenWords(first, first.own ? endsOn : null, say)
            : formAsks
              ? ''
              : say(ALL_SET_THEN)}
        </p>
      </header>
      {rows.length > 0 && <OwnItems rows={rows} cases={several ? cases : []} />}
      {forms.filter(isSoon).map((form) => (
        <OwnFormCard key={form.id} form={form} />
      ))}
      {cases.length === 0 && (
        <Card>
          <EmptyState
            title={say('No cases yet')}
            text={say('Your cases will be here as soon as your employer or you open one.')}
          />
        </Card>
      )}
      {cases.map((one) => (
        <OwnCaseCard
          key={one.id}
          one={one}
          items={items.filter(({ id, caseId }) => caseId === one.id && !listed.has(id))}
          above={items.filter(({ id, caseId }) => caseId === one.id && listed.has(id)).length}
          dates={dates.filter(({ caseId }) => caseId === one.id)}
          isFirst={one === first}
        />
      ))}
      {forms
        .filter((form) => !isSoon(form))
        .map((form) => (
          <OwnFormCard key={form.id} form={form} />
        ))}
      {first && <Contacts one={first} cases={cases} />}
      <QuickActions employed={list.items.employed} />
      <OwnLanguageChoice />
    </div>
  )
}

const SOON_DAYS = 30

/** What waits for the reader first, then the own cases before the family's; what is completed last. */
function inOrder(cases: readonly OwnCase[], items: readonly HomeItem[]): OwnCase[] {
  const weight = (one: OwnCase) =>
    (items.some(({ caseId }) => caseId === one.id) ? 0 : 4) + (isOpenCase(one.status) ? 0 : 2) + (one.own ? 0 : 1)
  return [...cases].sort((one, other) => weight(one) - weight(other))
}

const JOB = '/visaCareReportChange?kind=job'
const ACTIONS = [
  { words: 'I’m moving', to: '/visaCareReportChange?kind=move', Icon: IconTruck },
  { words: 'I’m traveling', to: '/visaCareReportChange?kind=trip', Icon: IconPlane },
  { words: 'My job changes', to: JOB, Icon: IconBriefcase },
  { words: 'Upload', to: '/visaCareFileUploadView', Icon: IconUpload },
] as const

/** What somebody comes for between cases: a move, a trip, a document; the one whom the company employs, a new job too. */
function QuickActions({ employed }: { employed: boolean }) {
  const say = useSay()
  const offered = ACTIONS.filter(({ to }) => employed || to !== JOB)
  return (
    <nav className={styles.quick} aria-label={say('Quick actions')}>
      {offered.map(({ words, to, Icon }) => (
        <Link key={to} to={to}>
          <Icon size={20} stroke={1.6} aria-hidden />
          {say(words)}
        </Link>
      ))}
    </nav>
  )
}

/** Whom to ask: the contact at the company and the attorney. A message goes into the case. */
function Contacts({ one, cases }: { one: OwnCase; cases: readonly OwnCase[] }) {
  const { contactName, attorneyName, path, diy } = one
  const say = useSay()
  const people = [
    { name: contactName, who: say('Your HR contact'), path: caseWithContact(cases, contactName)?.path },
    { name: attorneyName, who: say('Your attorney'), path },
  ].filter(({ name }) => name !== '')
  if (people.length === 0 || diy) return null
  return (
    <section className={styles.card} aria-label={say('Your people')}>
      <ul className={styles.people}>
        {people.map(({ name, who, path: to }) => (
          <li key={who}>
            <Avatar name={name} />
            <span>
              <strong>{name}</strong>
              <span className={styles.dimmed}>{who}</span>
            </span>
            {to !== undefined && (
              <LinkButton
                to={messageTo(to, name)}
                variant="subtle"
                icon={<IconMessage size={18} aria-hidden />}
                label={say('Message {name}', { name })}
              >
                {say('Message')}
              </LinkButton>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

type Named = Pick<OwnCase, 'contactName' | 'contactTakesPart' | 'diy'>

/** The first case in which a message reaches the company's contact; nobody prepares a do-it-yourself case with the company. */
export const caseWithContact = <Of extends Named>(cases: readonly Of[], name: string): Of | undefined =>
  cases.find(({ contactName, contactTakesPart, diy }) => contactName === name && contactTakesPart && !diy)

type OwnItemsProps = {
  rows: readonly OwnRow<HomeItem>[]
  /** Named in each row where it is not clear which is meant. */
  cases: readonly OwnCase[]
}

/** What the reader has to do; the first button is the one to press. */
function OwnItems({ rows, cases }: OwnItemsProps) {
  const say = useSay()
  return (
    <section className={styles.card} aria-label={say('Your to-do')}>
      <OpenItems label={say('Your to-do')} large>
        {rows.map(({ item, also }, index) => {
          const { what, about } = itemWords(item)
          const shown = shownAs(item)
          const by = item.dueOn ? say('By {day}', { day: showDate(item.dueOn) }) : ''
          return (
            <OpenItemRow
              key={item.id}
              kind={isSentBack(item) ? 'sentBack' : item.kind}
              tone={isSentBack(item) ? 'amber' : undefined}
              what={say(what)}
              about={
                <>
                  {about && <div>{say(about)}</div>}
                  <div>{[by, forWhich([item, ...also], cases, say)].filter(Boolean).join(' · ')}</div>
                </>
              }
              action={{
                verb: say(item.verb === 'Open' ? shown.verb : item.verb),
                to: item.link,
                label: `${say(item.verb)}: ${say(what)}`,
                variant: index === 0 ? 'primary' : 'tone',
              }}
            />
          )
        })}
      </OpenItems>
    </section>
  )
}

/** "Your H-1B transfer"; where several cases ask for it, how many. */
function forWhich(items: readonly HomeItem[], cases: readonly OwnCase[], say: Say): string {
  const [only, ...others] = cases.filter(({ id }) => items.some(({ caseId }) => caseId === id))
  if (!only) return ''
  return others.length === 0 ? titleOf(only, say) : say('Needed in {n} cases', { n: others.length + 1 })
}

/** One thing to do, with the same thing in the reader's other cases. */
type OwnRow<Item> = { item: Item; also: readonly Item[] }

type Told = Pick<HomeItem, 'id' | 'caseId' | 'kind' | 'title' | 'dueOn' | 'about' | 'personId'>

/** The same document or task of one person is one thing, however many cases ask for it; answers differ by case. */
const sameThing = ({ id, kind, title, about, personId }: Told): string =>
  kind === 'document' || kind === 'task' ? `${personId} ${kind} ${about.thing || title}` : String(id)

const NEVER = '9999'
const soonerFirst = (one: Told, other: Told) =>
  Number(other.about.sentBack) - Number(one.about.sentBack) ||
  (one.dueOn ?? NEVER).localeCompare(other.dueOn ?? NEVER) ||
  one.id - other.id

/** Everything over all cases, each thing once: what was sent back first, then by its date. */
export function onceEach<Item extends Told>(items: readonly Item[]): OwnRow<Item>[] {
  const rows = new Map<string, Item[]>()
  for (const item of [...items].sort(soonerFirst)) {
    const key = sameThing(item)
    rows.set(key, [...(rows.get(key) ?? []), item])
  }
  return [...rows.values()].flatMap(([item, ...also]) => (item ? [{ item, also }] : []))
}
