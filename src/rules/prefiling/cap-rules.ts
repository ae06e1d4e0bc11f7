import { h1b } from '#facts/h1b.ts'
import { petition } from '#facts/petition.ts'
import { showDate } from '#formats/dates.ts'
import { registrationProblems } from '#rules/compliance/h1b-ledgers.ts'
import { capLedger } from './h1b-needs.ts'
import { at, type Find, given, type Read, rule } from './rule.ts'

/** A find for cap cases only: who asks for another classification than H-1B registers nothing (8 CFR 214.2(h)(8)(iii)). */
export const inCap =
  (find: Find): Find =>
  (read: Read) => {
    if ((read.peek(petition.classification) ?? 'H-1B') !== 'H-1B') return []
    if (!read.known(h1b.capType)) return undefined
    return read(h1b.capType)?.startsWith('Cap H-1B') ? find(read) : []
  }

type Row = { employer?: string; passport?: string; own?: boolean }
const asRegistration = ({ employer = '', passport = '', own }: Row) => ({
  ...{ employer, passport, own, person: 'the same' },
})

const twice: Find = given([capLedger.capRegistrations], ([rows]) => {
  const [own] = registrationProblems(rows.map(asRegistration)).void.filter((each) => 'own' in each && each.own)
  return (
    own !== undefined &&
    at(
      capLedger.capRegistrations,
      `${own.employer} registered this person more than once in the fiscal year, so its registrations are void. An attorney decides before the filing.`,
    )
  )
})

const passport: Find = given([capLedger.capRegistrations, capLedger.registeredWithPassport], ([rows]) => {
  const known = rows.filter((each) => each.passport)
  const several = registrationProblems(known.map((each) => ({ ...asRegistration(each), person: 'the same' }))).passports
  const over = rows.filter(
    ({ own, passportEndsOn, submittedOn }) => own && passportEndsOn && submittedOn && passportEndsOn < submittedOn,
  )
  return [
    ...(several.length > 0
      ? [
          at(
            capLedger.capRegistrations,
            'This person is registered under two passports. One valid passport counts: an attorney decides before the filing.',
          ),
        ]
      : []),
    ...over.map(({ passportEndsOn, submittedOn }) =>
      at(
        capLedger.capRegistrations,
        `The passport of the registration ended on ${showDate(passportEndsOn)}, before it was submitted on ${showDate(submittedOn)}. An attorney decides before the filing.`,
      ),
    ),
  ]
})

const related: Find = given([capLedger.capRegistrations], ([rows]) =>
  rows
    .filter(({ own, relatedTo, separateNeed }) => own && relatedTo && !separateNeed)
    .map(({ relatedTo }) =>
      at(
        capLedger.capRegistrations,
        `${relatedTo}, a related employer, registered the same person. Record why each has a need of its own, or let an attorney decide.`,
      ),
    ),
)

const cite = '8 CFR 214.2(h)(8)(iii)(A), (h)(2)(i)(G)'

/** V79–V81: the registrations behind a petition of the cap. */
export const capRules = [
  rule('V79', 'error', ['i-129'], 'Duplicates void each other', cite, inCap(twice)),
  rule('V80', 'error', ['i-129'], 'One valid passport per person', cite, inCap(passport)),
  rule('V81', 'warn', ['i-129'], 'Related entities – attorney decision', cite, inCap(related)),
]
