import { person } from '#facts/person.ts'
import { petition } from '#facts/petition.ts'
import { showDate } from '#formats/dates.ts'
import { addDays, addMonths } from '#formats/day.ts'
import { isOfTreaty, treatyProblem } from '#rules/citizenship.ts'
import { transferMonths } from '#rules/deadlines/other-petitions.ts'
import { limits } from './needs.ts'
import { at, each, type Find, given, type Rule, rule } from './rule.ts'

/** Petitions that rest on no labor condition application. */
const withoutLca: ReadonlySet<string> = new Set(['L-1A', 'L-1B', 'L blanket', 'O-1A', 'O-1B', 'TN'])
const classOf = (read: Parameters<Find>[0]) => read.peek(petition.classification) ?? ''

/** A rule about the LCA has nothing to say of a petition without one. */
export const restingOnLca = (one: Rule): Rule => ({
  ...one,
  find: (read) => (withoutLca.has(classOf(read)) ? [] : one.find(read)),
})

/** Dependency on H-1B workers is asked of H-1B petitions alone (INA 212(n)(1)(E)(ii)). */
export const ofH1bLca = (find: Find): Find => {
  const others: ReadonlySet<string> = new Set(['E-3', 'H-1B1'])
  return (read) => (others.has(classOf(read)) ? [] : find(read))
}

/** Months one petition may ask for, in words; L-1 has two years for an extension. */
const longest: Readonly<Record<string, number>> = {
  'L-1A': 36,
  'L-1B': 36,
  'O-1A': 36,
  'O-1B': 36,
  TN: 36,
  'E-3': 24,
  'H-1B1': 12,
}
const inWords: Readonly<Record<number, string>> = { 12: 'one year', 24: 'two years', 36: 'three years' }

const tooLong: Find = (read) => {
  const asked = read(petition.classification)
  if (asked === undefined) return undefined
  const general = longest[asked]
  if (general === undefined) return []
  return given([petition.requestedFrom, petition.requestedUntil], ([from, until]) => {
    const again = asked.startsWith('L-1') && read.peek(petition.basis) === 'Continuation without change'
    const months = again ? 24 : general
    const last = addDays(addMonths(from, months), -1)
    return (
      until > last &&
      at(
        petition.requestedUntil,
        `${showDate(until)} is asked for; ${inWords[months]} from ${showDate(from)} end on ${showDate(last)}. Confirm that ${asked} allows more.`,
      )
    )
  })(read)
}

/** Six years are counted for everybody; in L-1 they are seven or five. */
const transferEnds: Find = (read) => {
  const asked = read(petition.classification)
  if (asked === undefined) return undefined
  if (asked !== 'L-1A' && asked !== 'L-1B') return []
  return given([petition.requestedUntil, limits.maxOutOn], ([until, sixYears]) => {
    const last = addDays(addMonths(addDays(sixYears, 1), transferMonths[asked] - 72), -1)
    const years = transferMonths[asked] / 12
    return (
      until > last &&
      at(
        petition.requestedUntil,
        `${showDate(until)} is asked for; ${years} years in H and L together end on ${showDate(last)}.`,
      )
    )
  })(read)
}

const citizenOf: Find = (read) => {
  const asked = read(petition.classification)
  if (asked === undefined) return undefined
  if (!isOfTreaty(asked)) return []
  return given([person.citizenship], ([citizenship]) => {
    const problem = treatyProblem(asked, { citizenship, secondCitizenship: read.peek(person.secondCitizenship) })
    return problem !== undefined && at(person.citizenship, problem)
  })(read)
}

export const otherClassRules: readonly Rule[] = [
  rule(
    'R29',
    'warn',
    ['i-129'],
    'Longer than the classification allows',
    '8 CFR 214.2(e)(19), (l)(7), (l)(12), (l)(15), (o)(6)(iii), 214.6(e); INA 214(g)(8)(C)',
    each(tooLong, transferEnds),
  ),
  rule(
    'R22',
    'error',
    ['i-129'],
    'Citizenship does not fit the classification',
    'INA 101(a)(15)(E)(iii), (H)(i)(b1), 214(e)',
    citizenOf,
  ),
]
