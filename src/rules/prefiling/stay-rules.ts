import { person } from '#facts/person.ts'
import { petition } from '#facts/petition.ts'
import { stay } from '#facts/stay.ts'
import { showDate } from '#formats/dates.ts'
import { addDays, addMonths } from '#formats/day.ts'
import { roll } from '#rules/calendar/business-days.ts'
import { beyondSixYears } from '#rules/deadlines/beyond-six-years.ts'
import { sixMonthsBefore } from '../calendar/days.ts'
import { beyond } from './h1b-needs.ts'
import { lca } from './lca-needs.ts'
import { filing, immigrant, limits } from './needs.ts'
import { at, each, type Find, given, type Read, rule, together } from './rule.ts'

/** What must be received while the stay lasts: an extension (8 CFR 214.1(c)(4)) and a change of status (248.1(b)). */
const whileTheStayLasts: ReadonlySet<string> = new Set([
  'Extend stay',
  'Change status',
  // The same boxes for TN and H-1B1.
  'Extend free trade status',
  'Change to free trade status',
  'Extension of stay',
  'Change of status',
])

type Late = { ends: string; filed: string; onPaper: boolean | undefined }

/** After the end of the stay: late, or on paper on the next business day (policy of 03-29-2023; deadlines.md D-10). */
const afterTheStay =
  (find: (late: Late) => ReturnType<Find>): Find =>
  (read) => {
    const action = read.peek(petition.requestedAction) ?? read.peek(stay.stayAction) ?? read(petition.requestedAction)
    if (action === undefined) return undefined
    if (!whileTheStayLasts.has(action) || read.peek(person.statusWithoutEnd)) return []
    return given([person.statusExpiresOn, filing.filingDate], ([ends, filed]) => {
      if (filed <= ends) return []
      const channel = filed <= roll(ends) ? read(filing.channel) : 'on paper'
      return find({ ends, filed, onPaper: channel && channel === 'on paper' })
    })(read)
  }

const lateExtension: Find = afterTheStay(({ ends, filed, onPaper }) => {
  const last = onPaper ? roll(ends) : ends
  return (
    filed > last &&
    at(
      person.statusExpiresOn,
      `The stay ended on ${showDate(ends)}, before the filing on ${showDate(filed)}: the attorney must decide.`,
      { rests: [ends] },
    )
  )
})

const nextBusinessDay: Find = afterTheStay(
  ({ ends, filed, onPaper }) =>
    onPaper === true &&
    filed <= roll(ends) &&
    at(
      person.statusExpiresOn,
      `The stay ended on ${showDate(ends)}; paper received on ${showDate(filed)}, the next business day, is a last resort.`,
      { rests: [ends] },
    ),
)

/** Another classification than H-1B: it has limits of its own (other-classes.ts). */
const isOther = (read: Read) => ![undefined, 'H-1B'].includes(read.peek(petition.classification))

const tooLong: Find = given([petition.requestedFrom, petition.requestedUntil], ([from, until], read) => {
  if (isOther(read)) return []
  const last = addDays(addMonths(from, 36), -1)
  return (
    until > last &&
    at(
      petition.requestedUntil,
      `${showDate(until)} is asked for; three years from ${showDate(from)} end on ${showDate(last)}.`,
    )
  )
})

const withinSixYears: Find = given([petition.requestedUntil, limits.maxOutOn], ([until, maxOut], read) => {
  if (until <= maxOut) return []
  const { basis, limit, dead, asks } = beyondSixYears({ maxOut, ...beyondFacts(read) })
  if (limit !== undefined && until <= limit) {
    // Available as far as it is known; what nobody said keeps the rule open.
    if (asks.length > 0) for (const fact of [beyond.permStatus, limits.visaAvailable]) read.known(fact)
    return []
  }
  const reach = basis ? `§${basis} reaches to ${showDate(limit)}` : `the six years end on ${showDate(maxOut)}`
  return at(
    petition.requestedUntil,
    `${showDate(until)} is asked for; ${reach}${dead ? `, and §106(a) is not available because ${dead}` : ''}.`,
  )
})

const sixYears: Find = (read) => (isOther(read) ? [] : withinSixYears(read))

function beyondFacts(read: Read) {
  return {
    requestedStartOn: read.peek(petition.requestedFrom),
    petitionFiledOn: read.peek(filing.filingDate),
    laborCertificationFiledOn: read.peek(limits.permFiledOn),
    laborCertificationStatus: read.peek(beyond.permStatus),
    certifiedOn: read.peek(immigrant.permCertifiedOn),
    i140FiledOn: read.peek(limits.i140FiledOn),
    i140Status: read.peek(beyond.i140Status),
    i140ApprovedOn: read.peek(limits.i140ApprovedOn),
    i485Status: read.peek(beyond.residenceDecided),
    priorityDateCurrent: read.peek(limits.visaAvailable),
    visaAvailableOn: read.peek(beyond.visaAvailableSince),
    residenceSoughtOn: read.peek(beyond.residenceSoughtOn),
    residenceDelayExcused: read.peek(beyond.residenceDelayExcused),
  }
}

const edge = (from: string, filed: string) => sixMonthsBefore(from, filed) === 'on the edge'
const sixMonthEdge: Find = (read) => {
  const found = [
    ...pairs(read, [petition.requestedFrom, filing.filingDate]),
    ...pairs(read, [lca.lcaBeginsOn, lca.lcaFiledOn]),
  ]
  if (found.length === 0) return read(petition.requestedFrom) === undefined ? undefined : []
  return together(
    found.map(
      ([fact, from, filed]) =>
        edge(from, filed) &&
        at(
          fact,
          `${showDate(filed)} is the last day of a month that lacks the day six months before ${showDate(from)}: confirm that it is not too early.`,
          { rests: [from] },
        ),
    ),
  )
}
type DateFact =
  | typeof petition.requestedFrom
  | typeof filing.filingDate
  | typeof lca.lcaBeginsOn
  | typeof lca.lcaFiledOn
function pairs(read: Read, [start, filed]: readonly [DateFact, DateFact]): [DateFact, string, string][] {
  const [from, on] = [read.peek(start), read.peek(filed)]
  return from === undefined || on === undefined ? [] : [[start, from, on]]
}

// INA 214(n)(2)(C). Nobody asked is not no.
const porting: Find = given([petition.basis], ([basis], read) => {
  // Portability is the H-1B's alone.
  if (basis !== 'Change of employer' || isOther(read)) return []
  const worked = read.peek(limits.unauthorizedWork)
  if (worked === false) return []
  return at(
    limits.unauthorizedWork,
    worked
      ? 'The worker was employed without authorization since the last admission.'
      : 'Nobody has said whether the worker was employed without authorization since the last admission.',
  )
})

/** V27, V28, V95–V97: how long the stay lasts and how far a petition may reach. */
export const stayRules = [
  rule(
    'V27',
    'error',
    ['i-129', 'i-539'],
    'Late extension – attorney decision',
    '8 CFR 214.1(c)(4), 248.1(b)',
    lateExtension,
  ),
  rule(
    'V28',
    'error',
    ['i-129'],
    'Exceeds six-year limit',
    '8 CFR 214.2(h)(9)(iii)(A)(1), (13)(iii)',
    each(tooLong, sixYears),
  ),
  rule(
    'V95',
    'warn',
    ['i-129', 'eta-9035'],
    'Six-month edge',
    '8 CFR 214.2(h)(9)(i)(B); 20 CFR 655.730(b)',
    sixMonthEdge,
  ),
  rule(
    'V96',
    'warn',
    ['i-129', 'i-539'],
    'Next-business-day receipt – attorney decision',
    'USCIS Policy Manual, alert of 03-29-2023',
    nextBusinessDay,
  ),
  rule('V97', 'warn', ['i-129'], 'Portability not safe', 'INA 214(n)(2)(C)', porting),
]
