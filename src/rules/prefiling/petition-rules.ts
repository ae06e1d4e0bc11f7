import { allOf } from '#engine/condition.ts'
import { company } from '#facts/company.ts'
import { hasFiftyOrMore, isMostlyH1bOrL1, isSmallEmployer } from '#facts/derived/employer-size.ts'
import { employment } from '#facts/employment.ts'
import { h1b } from '#facts/h1b.ts'
import { person } from '#facts/person.ts'
import { petition } from '#facts/petition.ts'
import { newest } from '#facts/pick.ts'
import { showDate } from '#formats/dates.ts'
import { addMonths } from '#formats/day.ts'
import { sameText } from '#formats/same-name.ts'
import { feeName } from '#rules/fees/fee-names.ts'
import { sixMonthsBefore } from '../calendar/days.ts'
import { inCap } from './cap-rules.ts'
import { countsOf, decided, inWords } from './employer-counts.ts'
import { editionsTaken } from './form-editions.ts'
import { isPassport } from './identity.ts'
import { cap, filing, limits } from './needs.ts'
import { at, each, type Find, given, rule } from './rule.ts'
import { dollars } from './wages.ts'

const registration: Find = inCap(
  each(
    given(
      [cap.registeredSoc, employment.socCode],
      ([registered, own]) =>
        registered.slice(0, 7) !== own.slice(0, 7) &&
        at(employment.socCode, `SOC ${registered} was registered, the petition has ${own}.`),
    ),
    given(
      [cap.registeredLevel, h1b.wageLevel],
      ([registered, own]) =>
        registered !== own && at(h1b.wageLevel, `Wage level ${registered} was registered, the petition has ${own}.`),
    ),
    given(
      [cap.registeredArea, cap.worksiteArea],
      ([registered, own]) =>
        !sameText(registered, own) && at(cap.worksiteArea, `${registered} was registered, the worksite is in ${own}.`),
    ),
  ),
)

const registeredPassport: Find = inCap(
  given([h1b.registeredPassport, person.passports], ([registered, passports], read) => {
    const now = newest(passports.filter(isPassport), 'expiresOn')?.number
    return (
      now !== registered &&
      !read.peek(cap.passportChangeExplained) &&
      at(
        h1b.registeredPassport,
        'The passport of the petition is not the one of the registration, and nothing explains it.',
        { rests: [registered, now] },
      )
    )
  }),
)

const window: Find = inCap(
  given(
    [filing.filingDate, cap.selectionFrom, cap.selectionUntil],
    ([filed, from, until]) =>
      (filed < from || filed > until) &&
      at(
        filing.filingDate,
        `The selection notice allows filing from ${showDate(from)} to ${showDate(until)}, not on ${showDate(filed)}.`,
        { rests: [from, until] },
      ),
  ),
)

const tooEarly: Find = given([petition.requestedFrom, filing.filingDate], ([from, filed], read) =>
  // O-1 is taken a year before the work begins (8 CFR 214.2(o)(2)(i)).
  read.peek(petition.classification)?.startsWith('O-1')
    ? filed < addMonths(from, -12) &&
      at(petition.requestedFrom, `${showDate(from)} is more than a year after the filing on ${showDate(filed)}.`, {
        rests: [from],
      })
    : sixMonthsBefore(from, filed) === 'too early'
      ? at(petition.requestedFrom, `${showDate(from)} is more than 6 months after the filing on ${showDate(filed)}.`, {
          rests: [from],
        })
      : [],
)

const fees: Find = given([filing.feesDue, filing.feeLines], ([due, lines]) => {
  const codes = new Set([...due, ...lines].map(({ code }) => code ?? ''))
  const sum = (rows: typeof due, code: string) =>
    rows.filter((row) => row.code === code).reduce((total, { amount }) => total + (amount ?? 0), 0)
  return [...codes]
    .filter((code) => sum(due, code) !== sum(lines, code))
    .map((code) =>
      at(filing.feeLines, `${feeName(code)} is ${dollars(sum(due, code))}, not ${dollars(sum(lines, code))}.`),
    )
})

const counts: Find = given([company.employees, company.h1bEmployees], (_counts, read) => {
  const small = read(limits.answersTwentyFiveOrFewer)
  const mostly = read(limits.answersMostlyH1b)
  const isSmall = decided(read, ['employees'], isSmallEmployer)
  const fifty = decided(read, ['employees'], hasFiftyOrMore)
  const isMostly =
    fifty === false
      ? false
      : allOf([fifty, decided(read, ['employees', 'h1bEmployees', 'l1Employees'], isMostlyH1bOrL1)])
  if (small === undefined && mostly === undefined) return undefined
  const { employees, fteHundredths, h1b, l1 } = countsOf(read)
  const both = { least: h1b.least + l1.least, most: h1b.most + l1.most }
  const differs = (says: boolean | undefined, is: boolean | undefined) =>
    says !== undefined && is !== undefined && says !== is
  return [
    ...(differs(small, isSmall)
      ? [
          at(
            limits.answersTwentyFiveOrFewer,
            `The petition says ${small ? 'at most' : 'more than'} 25; the profile has ${inWords(fteHundredths, 100)} full-time equivalents.`,
          ),
        ]
      : []),
    ...(differs(mostly, isMostly)
      ? [
          at(
            limits.answersMostlyH1b,
            `The 50/50 answer is ${mostly ? 'Yes' : 'No'}; the profile has ${inWords(both)} of ${inWords(employees)} in H-1B or L-1 status.`,
          ),
        ]
      : []),
  ]
})

const action: Find = (read) => {
  const chosen = read.peek(petition.requestedAction)
  const consular = read.peek(limits.consularNotification)
  if (chosen === undefined && !consular) return at(petition.requestedAction, 'No action is chosen in Part 2.')
  const [until, ends] = [read.peek(petition.requestedUntil), read.peek(person.statusExpiresOn)]
  if (chosen === 'Amend stay' && until !== undefined && ends !== undefined && until > ends)
    return at(
      petition.requestedAction,
      `Part 2 asks for no more time, but the petition runs until ${showDate(until)} and the stay ends ${showDate(ends)}. Ask for an extension too, or end it then.`,
      { rests: [until, ends] },
    )
  return consular === true && chosen !== undefined && chosen !== 'Notify the office'
    ? at(petition.requestedAction, `Consular notification and “${chosen}” are both chosen.`)
    : []
}

// The form asks for further beneficiaries only where there may be some; for H-1B silence is one.
const oneBeneficiary: Find = given([petition.classification], ([classification], read) => {
  const further = read.peek(petition.furtherBeneficiaries) ?? []
  return (
    classification === 'H-1B' &&
    further.length > 0 &&
    at(petition.furtherBeneficiaries, `The petition is for ${further.length + 1} workers.`)
  )
})

const part2 = 'Form I-129 instructions, Part 2'

/** V23–V26, V29–V33: the petition for a worker. */
export const petitionRules = [
  rule(
    'V23',
    'error',
    ['i-129'],
    'Must match selected registration',
    '8 CFR 214.2(h)(8)(iii)(D); 90 FR 60864',
    registration,
  ),
  rule(
    'V24',
    'error',
    ['i-129'],
    'Registered passport required',
    '8 CFR 214.2(h)(8)(iii)(A)(4)(ii)',
    registeredPassport,
  ),
  rule('V25', 'error', ['i-129'], 'Outside filing window', '8 CFR 214.2(h)(8)(iii)(D)(2)', window),
  rule('V26', 'error', ['i-129'], 'Too early', '8 CFR 214.2(h)(9)(i)(B)', tooEarly),
  rule('V29', 'error', ['i-129'], 'Wrong fee (rejection)', '8 CFR 103.2(a)(7)(ii)', fees),
  rule('V30', 'error', ['i-129'], 'Employee counts conflict', 'INA 214(c)(9); Pub. L. 114-113', counts),
  {
    ...rule('V31', 'error', 'all', 'Outdated form edition', '8 CFR 103.2(a)(1)', editionsTaken),
    waiverNote:
      'A waiver does not let the case be filed: the agency does not take this edition. Choose “Use a PDF prepared elsewhere”.',
  },
  rule('V32', 'error', ['i-129'], 'Choose one action in Part 2', part2, action),
  rule('V33', 'error', ['i-129'], 'One beneficiary', '8 CFR 214.2(h)(2)(ii)', oneBeneficiary),
]
