import { familyPreference } from '#case-types/types/i130.ts'
import { person } from '#facts/person.ts'
import { petition } from '#facts/petition.ts'
import { stay } from '#facts/stay.ts'
import { eVerify } from '#facts/work-permit.ts'
import { showDate } from '#formats/dates.ts'
import { addDays, addMonths, ageOn, earliest, latest } from '#formats/day.ts'
import { settingTable } from '#rules/deadlines/setting-table.ts'
import { readerOf } from '#rules/deadlines/settings.ts'
import { family, filing, permit } from './needs.ts'
import { at, each, type Find, given, type Read, rule } from './rule.ts'

const outlasts: Find = given([stay.stayUntil], ([until], read) => {
  const principal = read.peek(family.principalUntil) ?? read(petition.requestedUntil)
  if (principal === undefined) return undefined
  return (
    until > principal &&
    at(stay.stayUntil, `H-4 is asked for until ${showDate(until)}, H-1B only until ${showDate(principal)}.`)
  )
})

/** The last day in H-4 is the day before the 21st birthday; the Child Status Protection Act does not help here. */
const childTooOld: Find = given([family.applicants], ([applicants], read) => {
  const start = read.peek(stay.changeEffectiveOn) ?? read.peek(petition.requestedFrom) ?? read(filing.filingDate)
  if (start === undefined) return undefined
  const children = applicants.filter(({ relation }) => relation === 'Child')
  // Without a day of birth nothing was looked at; nor without an end, where the child turns 21 within the longest stay.
  if (children.some(({ birthDate }) => birthDate === undefined)) return undefined
  const end = read.peek(stay.stayUntil) ?? read.peek(family.principalUntil)
  const longest = addMonths(start, 36)
  const turning = children.some(({ birthDate = '' }) => isBetween(start, addMonths(birthDate, 21 * 12), longest))
  if (end === undefined && turning) {
    // Looked for, so that it is named among what is missing.
    read(family.principalUntil)
    return undefined
  }
  return children.flatMap(({ name, birthDate }) => {
    if (birthDate === undefined) return []
    const birthday = addMonths(birthDate, 21 * 12)
    const sentence =
      start >= birthday
        ? `${name ?? 'A child'} is 21 or older on ${showDate(start)}.`
        : end !== undefined && end >= birthday
          ? `${name ?? 'A child'} turns 21 on ${showDate(birthday)}, and the stay is asked for until ${showDate(end)}.`
          : undefined
    return sentence === undefined ? [] : at(family.applicants, sentence, { rests: [name, birthDate, end] })
  })
})

const isBetween = (from: string, day: string, until: string) => from < day && day <= until

const h4Permit: Find = given([permit.eadCategory], ([category], read) => {
  if (category !== '(C)(26)') return []
  // One of the two is enough.
  if (read.peek(permit.spouseI140ApprovedOn) !== undefined || read.peek(permit.spouseBeyondSixYears)) return []
  const open = [permit.spouseI140ApprovedOn, permit.spouseBeyondSixYears].filter((fact) => !read.known(fact))
  if (open.length === 2) return undefined
  return at(
    permit.spouseI140ApprovedOn,
    'The H-1B spouse has neither an approved Form I-140 nor an extension beyond six years.',
  )
})

const categories = ['(C)(3)(A)', '(C)(3)(B)', '(C)(3)(C)', '(C)(9)', '(C)(26)']
const category: Find = given([permit.eadCategory], ([chosen], read) => {
  if (!categories.includes(chosen)) return at(permit.eadCategory, `${chosen} is not a category we file.`)
  if (chosen !== '(C)(3)(C)') return []
  // As Form I-765 prints them, in 28.b and 28.c.
  const missing = [eVerify.eVerifyName, eVerify.eVerifyNumber].filter((fact) => !read.peek(fact))
  return missing.map((fact) => at(fact, `${fact.label} is missing for the STEM extension.`))
})

const permitTiming: Find = given([permit.eadCategory, filing.filingDate], ([chosen, filed], read) => {
  const allowed = permitWindow(chosen, read)
  if (allowed === undefined) return undefined
  const { from, until } = allowed
  if (from !== undefined && filed < from)
    return at(filing.filingDate, `${showDate(filed)} is before ${showDate(from)}, the first day for ${chosen}.`, {
      rests: ['before', from, chosen],
    })
  return (
    until !== undefined &&
    filed > until &&
    at(filing.filingDate, `${showDate(filed)} is after ${showDate(until)}, the last day for ${chosen}.`, {
      rests: ['after', until, chosen],
    })
  )
})

// 8 CFR 274a.13(d): no automatic extension for renewals filed since 10-30-2025.
const workGap: Find = given([permit.renewal, filing.filingDate, permit.cardEndsOn], ([renewal, filed, ends], read) => {
  if (!renewal || filed < '2025-10-30') return []
  const days = read.peek(permit.processingDays)
  // Nobody's estimate: a renewal cannot be filed earlier than this before the end, and is rarely decided sooner.
  const until = addDays(filed, days ?? EARLIEST_RENEWAL)
  if (ends >= until) return []
  return at(
    permit.cardEndsOn,
    days === undefined
      ? `The card ends on ${showDate(ends)}, filing does not extend it, and no processing time is entered.`
      : `The card ends on ${showDate(ends)}; at ${days} days of processing the new one is expected on ${showDate(until)}.`,
    { rests: [ends, days ?? null] },
  )
})
const EARLIEST_RENEWAL = 180

const spouseForm: Find = given([family.relation], ([relation], read) => {
  if (relation !== 'Spouse') return []
  const forms = read(filing.forms)
  if (forms === undefined) return undefined
  return [
    ...(forms.some(({ form }) => form === 'i-130a') ? [] : [at(filing.forms, 'Form I-130A of the spouse is missing.')]),
    ...(read(family.photosIncluded) === false
      ? [at(family.photosIncluded, 'The photos of the spouses are missing.')]
      : []),
  ]
})

const marriages: Find = each(
  given([person.marriages], ([rows]) => {
    const sorted = [...rows].sort((one, other) => (one.marriedOn ?? '').localeCompare(other.marriedOn ?? ''))
    return sorted.slice(1).flatMap((next, index) => {
      const before = sorted[index]
      if (next.marriedOn === undefined || before === undefined) return []
      return before.endedOn === undefined || before.endedOn > next.marriedOn
        ? [at(person.marriages, `The marriage of ${showDate(next.marriedOn)} began before the earlier one ended.`)]
        : []
    })
  }),
  given([person.marriages, family.derivativeClaimOn], ([rows, claimed]) => {
    const [first] = rows
      .flatMap(({ marriedOn, endedOn }) => (endedOn === undefined ? (marriedOn ?? []) : []))
      .sort()
      .reverse()
    return (
      first !== undefined &&
      first > claimed &&
      at(person.marriages, `The marriage is of ${showDate(first)}, after the claim of ${showDate(claimed)}.`)
    )
  }),
)

/** Who may petition for whom, and as what (case-types.md §5; INA 201(b)(2)(A)(i), 203(a)). */
const petitionable: Find = given([family.relation, family.petitionerStanding], ([relation, standing], read) => {
  const citizen = standing === 'U.S. citizen'
  const filed = read(filing.filingDate)
  if (relation === 'Spouse') return []
  if (filed === undefined) return undefined
  if (relation === 'Child') {
    const [born, married] = [read(family.relativeBornOn), read(family.relativeMarried)]
    if (born === undefined || married === undefined) return undefined
    const who = married ? 'marriedChild' : ageOn(born, filed) >= 21 ? 'unmarriedAdult' : 'child'
    if (familyPreference(who, citizen, 21) === 'not allowed')
      return at(family.relation, 'Only a citizen can petition for a married son or daughter.')
    const openedFor = read.peek(family.openedFor)
    const opened = openedFor === 'child' || openedFor === 'sonOrDaughter' ? openedFor : undefined
    const isChild = who === 'child'
    if (opened === undefined || (opened === 'child') === isChild) return []
    return at(
      family.relativeBornOn,
      isChild
        ? 'The case was opened for a son or daughter of 21 or over, or married; the relative is an unmarried child under 21.'
        : `The case was opened for an unmarried child under 21; the relative is ${married ? 'married' : '21 or over'}.`,
      { rests: [opened, born, married] },
    )
  }
  const born = citizen ? read(family.petitionerBornOn) : undefined
  if (citizen && born === undefined) return undefined
  const who = relation === 'Parent' ? 'parent' : 'sibling'
  if (familyPreference(who, citizen, born === undefined ? 0 : ageOn(born, filed)) !== 'not allowed') return []
  const whom = who === 'parent' ? 'a parent' : 'a brother or sister'
  return at(family.relation, `Only a citizen of 21 or over can petition for ${whom}.`, {
    rests: [relation, standing, born],
  })
})

/** No status is asked for whoever is a citizen already (INA 101(a)(3), 245(a)); the fee would be lost. */
const citizens: Find = given([family.applicants], ([applicants]) =>
  applicants
    .filter(({ usNational }) => usNational === true)
    .map(({ name }) =>
      at(
        person.citizenship,
        `${name ?? 'An applicant'} is a U.S. citizen or national by the record and cannot apply. Take the application out, or correct the record.`,
      ),
    ),
)

/** V34–V41: dependents, work permits and relatives. */
export const familyRules = [
  rule('V34', 'error', ['i-539'], 'Dependent cannot outlast principal', '8 CFR 214.2(h)(9)(iv)', outlasts),
  rule('V35', 'error', ['i-539'], 'Child over 21', '8 CFR 214.2(h)(9)(iv)', childTooOld),
  rule('V36', 'error', ['i-765'], 'H-4 EAD not eligible', '8 CFR 214.2(h)(9)(iv)', h4Permit),
  rule('V37', 'error', ['i-765'], 'Category data missing', '8 CFR 274a.12', category),
  rule('V38', 'error', ['i-765'], 'Outside filing window', '8 CFR 214.2(f)(11); Form I-765 instructions', permitTiming),
  rule('V39', 'warn', ['i-765'], 'Gap in work authorization likely', '8 CFR 274a.13(d)', workGap),
  rule('V40', 'error', ['i-130'], 'I-130A required', 'Form I-130 instructions', spouseForm),
  rule('V41', 'error', ['i-130', 'i-485'], 'Marriage timeline inconsistent', '8 CFR 204.2(a)', marriages),
  rule('R21', 'error', ['i-485', 'i-539'], 'Only for who is no citizen', 'INA 101(a)(3), 245(a), 248', citizens),
  rule('R19', 'error', ['i-130'], 'No petition for this relative', 'INA 201(b)(2)(A)(i), 203(a)', petitionable),
]

// How long after the program a student may file is open [U], so it is a setting.
const { read: setting } = readerOf(settingTable)

/** When an I-765 may be received (deadlines.md D-60); undefined when a date is missing. */
function permitWindow(category: string, read: Read): { from?: string; until?: string } | undefined {
  const recommended = read.peek(permit.dsoRecommendedOn)
  const before = (end: string, days: number) =>
    recommended === undefined ? end : earliest(end, addDays(recommended, days))
  if (category === '(C)(3)(A)') {
    const [start, year, end] = [
      read(permit.optStartsOn),
      read(permit.academicYearCompleteOn),
      read(permit.programEndsOn),
    ]
    if (start === undefined || year === undefined || end === undefined) return undefined
    return { from: latest(addDays(start, -90), addDays(year, -90)), until: before(end, 30) }
  }
  if (category === '(C)(3)(B)') {
    const end = read(permit.programEndsOn)
    if (end === undefined) return undefined
    return { from: addDays(end, -90), until: before(addDays(end, setting('f1PostCompletionDays', end)), 30) }
  }
  if (category === '(C)(3)(C)') {
    const end = read(permit.optEndsOn)
    return end === undefined ? undefined : { from: addDays(end, -90), until: before(end, 60) }
  }
  if (!read.known(permit.renewal)) return undefined
  if (!read(permit.renewal)) return {}
  const card = read(permit.cardEndsOn)
  return card === undefined ? undefined : { from: addDays(card, -180) }
}
