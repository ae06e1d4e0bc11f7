import { adjustment as adjustsWith } from '#facts/adjustment.ts'
import { person } from '#facts/person.ts'
import { newest } from '#facts/pick.ts'
import { classOf } from '#facts/status-codes.ts'
import { showDate } from '#formats/dates.ts'
import { ageOn } from '#formats/day.ts'
import { cspaAge } from '#rules/deadlines/cspa.ts'
import { incomeTest } from '#rules/support/income-test.ts'
import { adjustment, family, filing, immigrant, limits, permit, support } from './needs.ts'
import { at, each, type Find, given, rule } from './rule.ts'
import { dollars } from './wages.ts'

const visaAvailable: Find = given([immigrant.priorityDate, adjustment.bulletinCell], ([priority, cell]) => {
  // deadlines.md D-50: strictly earlier; the same day is not current.
  const current = cell === 'C' || (/^\d{4}-/.test(cell) && priority < cell)
  return (
    !current &&
    at(
      immigrant.priorityDate,
      `The priority date ${showDate(priority)} is not current: the chart says ${/^\d/.test(cell) ? showDate(cell) : cell}.`,
    )
  )
})

const medical: Find = given(
  [adjustment.medicalIncluded],
  ([included]) => !included && at(adjustment.medicalIncluded, 'Form I-693 is missing.'),
)

const withoutOffer: ReadonlySet<string> = new Set(['E11', 'NIW'])
const supplementJ: Find = given(
  [adjustment.i140Concurrent, immigrant.preference, filing.forms],
  ([concurrent, chosen, forms]) =>
    !concurrent &&
    !withoutOffer.has(chosen) &&
    !forms.some(({ form }) => form === 'i-485supj') &&
    at(filing.forms, `Class ${chosen} needs a job offer and Form I-140 is not filed together.`),
)

const explanations: Find = given([adjustment.inadmissibility], ([rows]) =>
  rows
    .filter(({ explanation }) => !explanation?.trim())
    .map(({ question }) => at(adjustment.inadmissibility, `“${question}” is answered with yes and not explained.`)),
)

/** Whoever came back after the newest I-94 on record has another one, and Form I-485 asks for that. */
const laterReturn: Find = given([person.admissions], ([admissions], read) => {
  const last = newest(admissions, 'admittedOn')?.admittedOn
  const [back] = (read.peek(person.trips) ?? [])
    .flatMap(({ returnedOn }) => returnedOn ?? [])
    .sort()
    .reverse()
  return (
    last !== undefined &&
    back !== undefined &&
    back > last &&
    at(
      person.admissions,
      `A return on ${showDate(back)} is on record, but the newest I-94 is of ${showDate(last)}. Add the I-94 of the last return.`,
    )
  )
})

/**
 * Item 10 and 12 against what was read on an I-94, which nobody typed. Of an entry before the one on the form nothing is
 * said; a number alone may be newer than the entry (Form I-797A), so it counts only where it stands beside the day.
 */
const entry: Find = given([filing.forms, adjustment.readEntries], ([forms, read]) => {
  const row = forms.find(({ form }) => form === 'i-485')
  if (row === undefined) return []
  const isNumberRead = read.some(({ sameNumber }) => sameNumber)
  return read.flatMap(({ document = 'I-94', admittedOn, admissionClass, sameNumber }) => {
    const { lastEntryOn, entryClass, i94Number } = row
    if (admittedOn === undefined || (lastEntryOn !== undefined && admittedOn < lastEntryOn)) return []
    const differs = [
      lastEntryOn !== undefined && lastEntryOn !== admittedOn ? 'date of entry' : '',
      sameNumber === false && !isNumberRead ? 'I-94 number' : '',
      // Item 12 is the class of that entry. Item 14 is today's status, which another entry or none may have given.
      entryClass && admissionClass && classOf(entryClass) !== classOf(admissionClass) ? 'class of admission' : '',
    ].filter(Boolean)
    return differs.length > 0
      ? at(person.admissions, `The ${differs.join(', ')} on Form I-485 differs from the I-94 in “${document}”.`, {
          rests: [lastEntryOn, i94Number, entryClass, admittedOn, admissionClass, document],
        })
      : []
  })
})

// Section 245(k) forgives an employment-based applicant only; of others nobody is asked for the days.
const violations: Find = given(
  [adjustment.employmentBased],
  ([employmentBased], read) => employmentBased && beyondForgiven(read),
)
const beyondForgiven: Find = given(
  [adjustment.statusViolationDays],
  ([days]) =>
    days > 180 &&
    at(adjustment.statusViolationDays, `${days} days of violations are more than the 180 that 245(k) forgives.`),
)

const derivatives: Find = given([family.applicants], ([applicants], read) => {
  const derived = applicants.filter(({ relation }) => relation === 'Spouse' || relation === 'Child')
  const unproven = derived
    .filter(({ relationshipProof }) => relationshipProof === false)
    .map(({ name }) => at(family.applicants, `The relationship of ${name ?? 'a derivative'} is not proven.`))
  // Under 21 on the day of filing is a child, whatever the Child Status Protection Act takes off.
  const today = read.peek(filing.filingDate)
  const isYoung = (born: string) => today !== undefined && ageOn(born, today) < 21
  const children = derived.filter(
    ({ relation, birthDate }) => relation === 'Child' && birthDate !== undefined && !isYoung(birthDate),
  )
  if (children.length === 0) return unproven
  const [filed, approved, available] = [
    read(limits.i140FiledOn),
    read(limits.i140ApprovedOn),
    read(family.visaAvailableOn),
  ]
  if (filed === undefined || approved === undefined || available === undefined)
    return unproven.length > 0 ? unproven : undefined
  const tooOld = children
    .filter(({ birthDate }) => cspaAge(birthDate ?? '', filed, approved, available) >= 21)
    .map(({ name, birthDate }) =>
      at(family.applicants, `${name ?? 'A child'} has a CSPA age of 21 or more.`, {
        rests: [name, birthDate, filed, approved, available],
      }),
    )
  return [...unproven, ...tooOld]
})

// 8 CFR 213a.2(a)(2)(iii): the principal's names who come along, so theirs hold none.
const affidavitThere: Find = given(
  [adjustsWith.affidavitExemption, filing.forms],
  ([exemption, forms], read) =>
    exemption === 'Required' &&
    read.peek(adjustsWith.adjustsAs) !== 'Derivative' &&
    !forms.some(({ form }) => form === 'i-864') &&
    at(filing.forms, 'An affidavit of support (Form I-864) is required and not in the package.'),
)

const income: Find = given([support.sponsorIncome, support.requiredIncome], ([own, required], read) => {
  const have = own + (read.peek(support.householdIncome) ?? 0)
  if (have >= required) return []
  // Assets may make up for it: before they are known nobody is told that they do not.
  if (!read.known(support.netAssets)) return undefined
  const assets = read(support.netAssets) ?? 0
  const { suffices, shortCents, assetsNeededCents } = incomeTest(
    have,
    required,
    assets,
    read.peek(support.assetsFactor) ?? 5,
  )
  if (suffices || read.peek(support.jointSponsor)) return []
  const by = read.peek(support.requiredBy)
  return at(
    support.sponsorIncome,
    `The household earns ${dollars(have)} a year, ${dollars(shortCents)} less than the required ${dollars(required)}${by ? ` (${by})` : ''}, and assets of ${dollars(assets)} do not make up for it. What helps: assets worth ${dollars(assetsNeededCents)}, a joint sponsor, or the income of a household member who signs Form I-864A.`,
    { rests: [have, required, assets] },
  )
})

/** A return is due on April 15 of the year after (26 U.S.C. 6072(a)); before that the one before is the latest. */
const latestTaxYear = (filed: string): number => Number(filed.slice(0, 4)) - (filed.slice(5) > '04-15' ? 1 : 2)

const affidavit: Find = each(
  given([support.sponsorSigned], ([signed]) => !signed && at(support.sponsorSigned, 'The sponsor has not signed.')),
  (read) => {
    if (!read.known(support.taxYear)) return undefined
    const year = read(support.taxYear)
    if (year === undefined) return at(support.taxYear, 'The tax year is missing.')
    const filed = read.peek(filing.filingDate)
    const newestYear = filed === undefined ? year : latestTaxYear(filed)
    return (
      year < newestYear &&
      at(support.taxYear, `The tax return of ${year} is not the latest: the return of ${newestYear} is needed.`)
    )
  },
  given([support.householdSize, support.householdParts], ([size, parts]) => {
    const sum = parts.reduce((count, { people }) => count + (people ?? 0), 0)
    return sum !== size && at(support.householdSize, `The household is ${size}, its parts add up to ${sum}.`)
  }),
)

const travel: Find = given([permit.plannedTrips], ([trips], read) => {
  if (read.peek(permit.keepsHorL)) return []
  const [from, until] = [read(permit.paroleFrom), read(permit.paroleUntil)]
  return trips.flatMap(({ leavesOn, returnsOn }) => {
    if (leavesOn === undefined) return []
    if (from === undefined || until === undefined)
      return at(permit.plannedTrips, `A trip on ${showDate(leavesOn)} is planned without advance parole.`)
    const covered = from <= leavesOn && (returnsOn ?? leavesOn) <= until
    return covered
      ? []
      : at(
          permit.plannedTrips,
          `Advance parole from ${showDate(from)} to ${showDate(until)} does not cover the trip of ${showDate(leavesOn)}.`,
        )
  })
})

/** V50–V59: adjustment, affidavit of support, travel; R20: whether the affidavit is there at all. */
export const adjustmentRules = [
  rule('V50', 'error', ['i-485'], 'Visa not available', '8 CFR 245.1(g)(1)', visaAvailable),
  rule('V51', 'error', ['i-485'], 'Medical must accompany the I-485', '8 CFR 245.5', medical),
  rule('V52', 'error', ['i-485'], 'Supplement J required', '8 CFR 245.25(a)', supplementJ),
  rule('V53', 'error', ['i-485'], 'Explain', '8 CFR 103.2(b)(1)', explanations),
  rule('V54', 'error', ['i-485'], 'Entry data mismatch', '8 CFR 103.2(b)(1)', each(entry, laterReturn)),
  rule('V55', 'warn', ['i-485'], '245(k) exceeded', 'INA 245(k)', violations),
  rule('V56', 'error', ['i-485'], 'Derivative not eligible', 'INA 203(d), 203(h)', derivatives),
  rule('V57', 'error', ['i-864'], 'Insufficient income', '8 CFR 213a.2(c)', income),
  rule('V58', 'error', ['i-864'], 'I-864 incomplete', '8 CFR 213a.2(a)', affidavit),
  rule('V59', 'warn', ['i-131', 'i-485'], 'Do not travel', '8 CFR 245.2(a)(4)(ii)', travel),
  rule('R20', 'error', ['i-485'], 'I-864 required', 'INA 212(a)(4)(C)–(D); 8 CFR 213a.2(a)', affidavitThere),
]
