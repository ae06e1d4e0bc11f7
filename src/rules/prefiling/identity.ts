import type { FormId } from '#case-types/package/declared-package.ts'
import { employment } from '#facts/employment.ts'
import { person } from '#facts/person.ts'
import { newest } from '#facts/pick.ts'
import { workPermit } from '#facts/work-permit.ts'
import { countryName } from '#formats/countries.ts'
import { showDate } from '#formats/dates.ts'
import { addDays, addMonths, daysBetween, earliest, latest } from '#formats/day.ts'
import { sameName } from '#formats/same-name.ts'
import { filing, personNeeds } from './needs.ts'
import { called, onForm } from './on-form.ts'
import { at, each, type Find, type Found, given, rule } from './rule.ts'

const consistency = '8 CFR 103.2(a)(2), (b)(1)'
const inForms = (forms: readonly FormId[], form: string | undefined) =>
  (forms as readonly string[]).includes(form ?? '')

const name: Find = given([filing.forms, person.familyName], ([forms, family], read) => {
  // Who has a single name has no given name, and that is known.
  if (!read.known(person.givenName)) return undefined
  const givenName = read(person.givenName) ?? ''
  const passportFamily = read.peek(personNeeds.passportFamilyName)
  const passportGiven = read.peek(personNeeds.passportGivenName)
  const found = forms
    .filter(
      (row) =>
        (row.familyName !== undefined && !sameName(row.familyName, family)) ||
        (row.givenName !== undefined && !sameName(row.givenName, givenName)),
    )
    .map((row) => onForm(row, `names ${inFull(row.givenName, row.familyName)}, not ${inFull(givenName, family)}.`))
  const unlike =
    (passportFamily !== undefined && !sameName(passportFamily, family)) ||
    (passportGiven !== undefined && !sameName(passportGiven, givenName))
  return unlike
    ? [
        ...found,
        at(
          person.familyName,
          `The passport names ${inFull(passportGiven, passportFamily)}, not ${inFull(givenName, family)}.`,
        ),
      ]
    : found
})

const inFull = (...names: (string | undefined)[]) => names.filter(Boolean).join(' ')

const birthDate: Find = given([filing.forms, person.birthDate], ([forms, born], read) => {
  const passport = read.peek(personNeeds.passportBirthDate)
  const found = forms
    .filter((row) => row.birthDate !== undefined && row.birthDate !== born)
    .map((row) => onForm(row, `has the date of birth ${showDate(row.birthDate)}, not ${showDate(born)}.`))
  return passport !== undefined && passport !== born
    ? [
        ...found,
        at(person.birthDate, `The passport has the date of birth ${showDate(passport)}, not ${showDate(born)}.`),
      ]
    : found
})

const countries: Find = given([filing.forms, person.birthCountry, person.citizenship], ([forms, birth, citizen]) =>
  forms.flatMap((row) => {
    if (row.birthCountry === undefined && row.citizenship === undefined) return []
    const bornIn = row.birthCountry ?? birth
    const citizenOf = row.citizenship ?? citizen
    if (bornIn === birth && citizenOf === citizen) return []
    const swapped = bornIn === citizen && citizenOf === birth
    const words = swapped
      ? 'has birth and citizenship the wrong way round'
      : `says born in ${countryName(bornIn)}, citizen of ${countryName(citizenOf)}`
    return onForm(row, `${words}; known is born in ${countryName(birth)}, citizen of ${countryName(citizen)}.`)
  }),
)

const asksANumber: readonly FormId[] = [
  'i-129',
  'i-140',
  'i-485',
  'i-539',
  'i-539a',
  'i-765',
  'i-131',
  'i-130',
  'eta-9089',
]

/** Whoever has had a card has a number: it stands on the card as "USCIS #". */
const numberOfCard: Find = given([filing.forms], ([forms], read) => {
  const without = forms.filter(({ form, aNumber: number }) => form === 'i-765' && !number).map(called)
  const reason = read.peek(workPermit.workPermitReason) ?? 'Initial'
  return without.length > 0 && reason !== 'Initial'
    ? at(person.aNumber, `${without.join(', ')} has no A-Number. It stands on the earlier card as “USCIS #”.`)
    : []
})

const sameANumber: Find = given([filing.forms], ([forms]) => {
  const asked = forms.filter(({ form }) => inForms(asksANumber, form))
  const numbers = new Set(asked.map((row) => row.aNumber ?? ''))
  if (numbers.size <= 1) return []
  const blank = asked.filter((row) => !row.aNumber).map(called)
  const rests = asked.map((row) => [called(row), row.aNumber])
  return numbers.size === 2 && numbers.has('')
    ? at(person.aNumber, `The A-Number is blank on ${blank.join(', ')} and filled in elsewhere.`, { rests })
    : at(person.aNumber, 'The forms have different A-Numbers.', { rests })
})

const aNumber: Find = each(sameANumber, numberOfCard)

const ssn: Find = given([filing.forms], ([forms]) => {
  const given_ = forms.filter(({ form, ssn: number }) => number && inForms(['i-129', 'i-485', 'i-765', 'i-9'], form))
  return new Set(given_.map((row) => row.ssn)).size > 1
    ? at(person.ssn, `${given_.map(called).join(', ')} have different Social Security numbers.`, {
        rests: given_.map((row) => [called(row), row.ssn]),
      })
    : []
})

/** A re-entry permit or refugee travel document is no passport (8 CFR 214.1(a)(3)(i)). */
export const isPassport = ({ kind }: { kind?: string }): boolean => kind !== 'Travel document'

const passport: Find = each(
  given([filing.forms], ([forms]) => {
    const numbers = new Set(forms.flatMap((row) => row.passportNumber ?? []))
    const ends = new Set(forms.flatMap((row) => row.passportExpiresOn ?? []))
    return (
      (numbers.size > 1 || ends.size > 1) &&
      at(person.passports, 'The forms name different passports or expiry dates.', { rests: [...numbers, ...ends] })
    )
  }),
  given([person.passports, filing.filingDate], ([passports, filed]) => {
    const own = passports.filter(isPassport)
    if (own.length === 0)
      return (
        passports.length > 0 && at(person.passports, 'Only a travel document is recorded; the passport is missing.')
      )
    const expires = newest(own, 'expiresOn')?.expiresOn
    if (expires === undefined) return undefined
    return (
      expires < filed &&
      at(person.passports, `The passport ends on ${showDate(expires)}, before the filing on ${showDate(filed)}.`, {
        rests: [expires],
      })
    )
  }),
)

const addressHistory: Find = given([person.addresses, filing.filingDate], ([addresses, filed], read) => {
  const lived = addresses.filter(({ kind }) => kind !== 'Mailing')
  // Nobody lived anywhere before the day of birth.
  const since = latest(addMonths(filed, -60), read.peek(person.birthDate) ?? '')
  return [
    ...gaps(lived, since, filed)
      .filter(({ days }) => days > 1)
      .map(({ from, until }) =>
        at(person.addresses, `No address is known from ${showDate(from)} to ${showDate(until)}.`, {
          rests: ['gap', ...edges(from, until, since, filed)],
        }),
      ),
    ...overlaps(lived, since)
      .filter(({ days }) => days > 1)
      .map(
        ({ from, until }): Found =>
          at(person.addresses, `Two addresses overlap from ${showDate(from)} to ${showDate(until)}.`),
      ),
  ]
})

const employmentHistory: Find = given([person.jobs, filing.filingDate], ([jobs, filed], read) => {
  if (read.peek(personNeeds.jobGapsExplained)) return []
  // The job with the employer of the case stands on the forms too, whether or not it is told again.
  const startedOn = read.peek(employment.startedOn)
  const here =
    startedOn !== undefined && startedOn <= filed ? [{ from: startedOn, until: read.peek(employment.endedOn) }] : []
  const worked = [...jobs, ...here]
  const first = worked.flatMap(({ from }) => from ?? []).sort()[0]
  if (first === undefined) return undefined
  const since = [first, addMonths(filed, -60)].sort()[1] ?? first
  return gaps(worked, since, filed)
    .filter(({ days }) => days > 30)
    .map(({ from, until, days }) =>
      at(person.jobs, `No job is known from ${showDate(from)} to ${showDate(until)} (${days} days).`, {
        rests: edges(from, until, since, filed),
      }),
    )
})

/** Where a gap begins and ends in the answers; the five years themselves move on with every day. */
const edges = (from: string, until: string, since: string, filed: string) => [
  from === since ? 'five years ago' : from,
  until === filed ? 'the filing' : until,
]

/** V01–V08: the person is the same on every form. */
export const identityRules = [
  rule('V01', 'error', 'all', 'Name must match passport on every form', consistency, name),
  rule('V02', 'error', 'all', 'Date of birth mismatch', consistency, birthDate),
  rule('V03', 'error', 'all', 'Birth and citizenship countries must agree', consistency, countries),
  rule('V04', 'error', 'all', 'A-Number inconsistent', consistency, aNumber),
  rule('V05', 'error', 'all', 'SSN inconsistent', consistency, ssn),
  rule('V06', 'error', 'all', 'Passport must be current and identical', '8 CFR 214.1(a)(3)(i)', passport),
  rule('V07', 'warn', ['i-130', 'i-485'], 'Address history gap', 'Form I-485 instructions', addressHistory),
  rule(
    'V08',
    'warn',
    ['i-485', 'i-140', 'eta-9089'],
    'Employment gap needs explanation',
    'Form I-485 instructions',
    employmentHistory,
  ),
]

type Span = { from?: string; until?: string }
type Hole = { from: string; until: string; days: number }

/** Stretches of time between two days that no span covers; a span without an end still holds. */
function gaps(spans: readonly Span[], since: string, until: string): Hole[] {
  const holes: Hole[] = []
  let covered = since
  for (const { from, end } of dated(spans, until)) {
    if (from > covered) holes.push(hole(covered, addDays(earliest(from, addDays(until, 1)), -1)))
    covered = latest(covered, addDays(end, 1))
    if (covered > until) break
  }
  if (covered <= until) holes.push(hole(covered, until))
  return holes.filter(({ days }) => days > 0)
}

/** Stretches that two neighbouring spans both cover. */
function overlaps(spans: readonly Span[], since: string): Hole[] {
  const sorted = dated(spans, '9999-12-31')
  return sorted.slice(1).flatMap((next, index) => {
    const before = sorted[index]
    if (!before || next.from > before.end || earliest(before.end, next.end) < since) return []
    return [hole(next.from, earliest(before.end, next.end))]
  })
}

const hole = (from: string, until: string): Hole => ({ from, until, days: daysBetween(from, until) + 1 })

const dated = (spans: readonly Span[], open: string) =>
  spans
    .flatMap(({ from, until }) => (from === undefined ? [] : { from, end: until ?? open }))
    .sort((one, other) => one.from.localeCompare(other.from))
