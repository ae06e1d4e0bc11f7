import { useState } from 'react'
import { toOthers } from '#case-file/cases/item-words.ts'
import { caseListsApi, caseScreenApi, dashboardsApi } from '#desk/client/api.ts'
import { countries, countryName } from '#formats/countries.ts'
import { showDate } from '#formats/dates.ts'
import { peopleApi } from '#parties/client/api.ts'
import { useViewer } from '#parties/people/client/use-viewer.ts'
import { fullName } from '#parties/people/client/words.ts'
import type { Person } from '#parties/people/records.ts'
import { NotLoaded } from '#platform/client/NotLoaded.tsx'
import { useCommand, useOperation } from '#platform/client/use-operation.ts'
import { Button, LinkButton } from '#ui/Button.tsx'
import { CheckField } from '#ui/fields/CheckField.tsx'
import { DateField } from '#ui/fields/DateField.tsx'
import { Form } from '#ui/fields/Form.tsx'
import { FormActions } from '#ui/fields/FormLayout.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { useForm } from '#ui/fields/use-form.ts'
import { Card } from '#ui/page/Card.tsx'
import { PageHeader } from '#ui/page/PageHeader.tsx'
import { ErrorState, Loading } from '#ui/page/states.tsx'
import { type Say, useSay } from '#ui/say.ts'
import { today } from '#ui/today.ts'
import { type Follows, isAlone, type ReportKind, whatFollows } from '../../what-follows.ts'
import { ReportWhom } from './ReportWhom.tsx'
import styles from './report.module.css'

const kinds = { move: 'A move', trip: 'A trip abroad', job: 'A job change' } as const

/** /visaCareReportChange?kind=move: what the rules need is asked, and what follows is said at once. */
export default function ReportChangeScreen() {
  const viewer = useViewer()
  const asked = new URLSearchParams(window.location.search)
  const named = Number(asked.get('person')) || undefined
  const mine = useOperation(peopleApi.mine, {}, { enabled: viewer.isEmployee && named === undefined })
  const other = useOperation(peopleApi.get, { id: named ?? 0 }, { enabled: named !== undefined })
  const found = named === undefined ? mine : other
  const kind = kindOf(asked.get('kind'))
  if (named === undefined && !viewer.isEmployee)
    return <ReportWhom addressFor={(person) => addressWith({ kind, person })} />
  if (found.error) return <ErrorState message={found.error.message} onRetry={() => void found.reload()} />
  if (!found.items) return <Loading lines={6} />
  return <Report key={`${found.items.id} ${kind}`} person={found.items} kind={kind} own={named === undefined} />
}

const kindOf = (text: string | null): ReportKind => (text === 'trip' || text === 'job' ? text : 'move')

const START = {
  ...{
    on: '',
    details: '',
    street: '',
    city: '',
    state: '',
    postalCode: '',
    unit: '',
    returnsOn: '',
    country: '',
    newCity: '',
  },
}

/** `own`: whoever reads it is whom it is about. */
function Report({ person, kind, own }: { person: Person; kind: ReportKind; own: boolean }) {
  const say = useSay()
  const { isEmployee } = useViewer()
  const report = useCommand(caseScreenApi.reportChange, { refresh: [caseListsApi.list, dashboardsApi.dashboard] })
  const cases = useOperation(caseListsApi.list, { personId: person.id, limit: 50 })
  const [place, setPlace] = useState({ newPlace: false, sameArea: false })
  const [sent, setSent] = useState(false)
  const form = useForm({
    initial: START,
    check: (values) => problemsOf(kind, values, say),
    submit: async (values) => {
      await report.run({
        personId: person.id,
        kind,
        on: values.on,
        details: detailsOf(kind, values, place),
        ...(kind === 'move' && { address: addressIn(values) }),
        ...(kind === 'trip' && { returnsOn: values.returnsOn }),
      })
      setSent(true)
    },
  })
  const { on, returnsOn } = form.values
  const { visaExpiresOn, passportExpiresOn, i94ExpiresOn: stayEndsOn } = person
  const about = {
    name: person.firstName,
    visaExpiresOn,
    passportExpiresOn,
    stayEndsOn,
    cases: cases.items?.items ?? [],
  }
  const follows = whatFollows({ kind, on, returnsOn, ...place }, about, today())
  return (
    <div className={styles.page}>
      <PageHeader
        title={say('Report a change')}
        standing={`${own ? say(`${kinds[kind]}.`) : say(`${kinds[kind]} of {name}.`, { name: fullName(person) })} ${say(isEmployee && !isAlone(about.cases) ? 'Your attorney and your HR team are told.' : 'Everyone on the case is told.')}`}
      />
      <nav className={styles.kinds} aria-label={say('What changes')}>
        {(Object.keys(kinds) as ReportKind[]).map((each) => (
          <LinkButton key={each} to={addressWith({ kind: each })} variant={each === kind ? 'primary' : 'default'}>
            {say(kinds[each])}
          </LinkButton>
        ))}
      </nav>
      {sent ? (
        <Card title={say('Thank you. It has been reported.')}>
          {kind === 'move' && (
            <p>
              {own
                ? say('Your address is updated from {day} on. The next form prints the new one.', { day: showDate(on) })
                : say('{name}’s address is updated from {day} on. The next form prints the new one.', {
                    name: fullName(person),
                    day: showDate(on),
                  })}
            </p>
          )}
          <FollowList follows={follows} name={isEmployee ? undefined : person.firstName} />
          <LinkButton to="/" variant="primary">
            {say('Back to home')}
          </LinkButton>
        </Card>
      ) : (
        <Card>
          <Form form={form}>
            <DateField
              label={say(isEmployee ? dayWords[kind] : (ofAnother[kind] ?? dayWords[kind]))}
              required
              {...form.field('on')}
            />
            {kind === 'move' && (
              <>
                <TextField label={say('New street and number')} required maxLength={200} {...form.field('street')} />
                <TextField
                  label={say('Apartment, suite or floor')}
                  hint={say('Like Apt 4B. Leave empty for a house.')}
                  maxLength={24}
                  {...form.field('unit')}
                />
                <TextField label={say('City')} required maxLength={100} {...form.field('city')} />
                <TextField
                  label={say('State')}
                  required
                  maxLength={2}
                  hint={say('Two letters, like MA.')}
                  {...form.field('state')}
                />
                <TextField label={say('ZIP code')} required maxLength={10} {...form.field('postalCode')} />
              </>
            )}
            {kind === 'trip' && (
              <>
                <DateField
                  label={say(isEmployee ? 'You return on' : 'Returns on')}
                  required
                  {...form.field('returnsOn')}
                />
                <SelectField
                  label={say('Country')}
                  required
                  searchable
                  options={countries.map(([value, label]) => ({ value, label }))}
                  {...form.field('country')}
                />
              </>
            )}
            {kind === 'job' && (
              <>
                <CheckField
                  label={say('The place of work changes')}
                  checked={place.newPlace}
                  onChange={(newPlace) => setPlace({ newPlace, sameArea: false })}
                />
                {place.newPlace && (
                  <>
                    <TextField label={say('New city and state')} required maxLength={100} {...form.field('newCity')} />
                    <CheckField
                      label={say('It is within normal commuting distance of the old place')}
                      checked={place.sameArea}
                      onChange={(sameArea) => setPlace({ newPlace: true, sameArea })}
                    />
                  </>
                )}
              </>
            )}
            <TextAreaField
              label={say(kind === 'job' ? 'What changes: title, duties, hours or pay' : 'Anything else we should know')}
              rows={3}
              maxLength={600}
              {...form.field('details')}
            />
            <NotLoaded of={cases} />
            {follows.length > 0 && (
              <section className={styles.follows} aria-label={say('What follows')} aria-live="polite">
                <h2>{say('What follows')}</h2>
                <FollowList follows={follows} name={isEmployee ? undefined : person.firstName} />
              </section>
            )}
            <FormActions>
              <LinkButton to="/">{say('Cancel')}</LinkButton>
              <Button type="submit" variant="primary" loading={form.submitting}>
                {say('Report it')}
              </Button>
            </FormActions>
          </Form>
        </Card>
      )}
    </div>
  )
}

const dayWords = { move: 'Moving day', trip: 'You leave on', job: 'From when' } as const
const ofAnother: Partial<Record<ReportKind, string>> = { trip: 'Leaves on' }
const whoWords = { you: 'You', employer: 'Employer', firm: 'Law firm', owner: 'Owner of the case' } as const

/** `name`: somebody else reads it than who has to do it. */
function FollowList({ follows, name }: { follows: readonly Follows[]; name: string | undefined }) {
  const say = useSay()
  const who = (each: Follows['who']) => (each === 'you' && name ? name : say(whoWords[each]))
  return (
    <ul className={styles.list}>
      {follows.map(({ who: whose, says, by, why, risk }) => (
        <li key={says} data-risk={risk || undefined}>
          <strong>
            {who(whose)}: {name ? toOthers(says) : say(says)}.
          </strong>
          {by && <time dateTime={by}> {say('By {day}', { day: showDate(by) })}.</time>}
          <details>
            <summary>{say('Why?')}</summary>
            <small>{say(why)}</small>
          </details>
        </li>
      ))}
    </ul>
  )
}

function addressWith(more: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams(window.location.search)
  for (const [name, value] of Object.entries(more)) query.set(name, value)
  return `${window.location.pathname}?${query}`
}

type Values = typeof START

function problemsOf(kind: ReportKind, values: Values, say: Say): Partial<Record<keyof Values, string>> {
  const missing = (name: keyof Values, words: string) => (values[name].trim() === '' ? { [name]: say(words) } : {})
  const day = missing('on', 'Enter the day.')
  if (kind === 'move')
    return {
      ...day,
      ...missing('street', 'Enter the new street and number.'),
      ...missing('city', 'Enter the city.'),
      ...(/^[a-z]{2}$/i.test(values.state.trim()) ? {} : { state: 'Enter the state, like MA.' }),
      ...(/^\d{5}(-\d{4})?$/.test(values.postalCode.trim()) ? {} : { postalCode: 'Enter the ZIP code, like 02110.' }),
    }
  if (kind === 'job') return day
  return {
    ...day,
    ...(values.returnsOn !== '' && values.returnsOn < values.on
      ? { returnsOn: say('The return lies after the day you leave.') }
      : missing('returnsOn', 'Enter the day you return.')),
    ...missing('country', 'Choose the country.'),
  }
}

const unitKinds = { apt: 'APT', ste: 'STE', flr: 'FLR' } as const

/** As Form I-129 and the others print it: what kind of unit, and its number. */
function addressIn({ street, unit, city, state, postalCode }: Values) {
  const [, word = 'apt', number = ''] =
    /^(?:(apt|apartment|ste|suite|flr|floor|unit|#)\.?\s*)?(.*)$/i.exec(unit.trim()) ?? []
  const kind = word.toLowerCase().startsWith('s') ? 'ste' : word.toLowerCase().startsWith('f') ? 'flr' : 'apt'
  return {
    ...{ street: street.trim(), city: city.trim(), state: state.trim().toUpperCase(), postalCode: postalCode.trim() },
    ...(number.trim() !== '' && { unitKind: unitKinds[kind], unitNumber: number.trim() }),
  }
}

/** As whoever works on the case reads it. */
function detailsOf(kind: ReportKind, values: Values, place: { newPlace: boolean; sameArea: boolean }): string {
  const { street, city, state, postalCode, returnsOn, country, newCity, details } = values
  const said =
    kind === 'move'
      ? `New address: ${[street, values.unit].filter(Boolean).join(', ')}, ${city}, ${state.toUpperCase()} ${postalCode}.`
      : kind === 'trip'
        ? `To ${countryName(country)}, back on ${showDate(returnsOn)}.`
        : place.newPlace
          ? `New place of work: ${newCity || 'not said'}, ${place.sameArea ? 'same area' : 'another area'}.`
          : ''
  return [said, details].filter(Boolean).join(' ')
}
