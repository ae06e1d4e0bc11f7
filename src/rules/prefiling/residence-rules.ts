import { adjustment as adjustsWith } from '#facts/adjustment.ts'
import { person } from '#facts/person.ts'
import { stay } from '#facts/stay.ts'
import { showDate } from '#formats/dates.ts'
import { addDays, daysBetween } from '#formats/day.ts'
import { notByApplication } from '#rules/extended-by-petition.ts'
import { applicantPackage } from './later-needs.ts'
import { family, filing } from './needs.ts'
import { at, each, type Find, given, rule, together } from './rule.ts'

/** A spouse or child has the principal's status or none (INA 203(d)): with an application that is over nobody comes along. */
const principalOver: Find = given([family.principalsOver], ([applications], read) => {
  if (applications.length === 0) return []
  const as = read(adjustsWith.adjustsAs)
  if (as === undefined) return undefined
  return applications.flatMap(({ number, name, outcome }) =>
    as === 'Derivative'
      ? at(
          adjustsWith.adjustsAs,
          `Part 2, Item 2 names ${name ?? 'the principal applicant'}, whose own Form I-485 (case ${number ?? ''}) was ${(outcome ?? 'decided').toLowerCase()}. A spouse or child cannot be granted residence with it.`,
          { rests: [number, name, outcome] },
        )
      : [],
  )
})

/** Who has the green card has nothing to adjust to (INA 101(a)(20), 245(a)); the fee would be lost. */
const residents: Find = given([family.applicants], ([applicants]) =>
  applicants
    .filter(({ resident }) => resident === true)
    .map(({ name }) =>
      at(
        person.currentStatus,
        `${name ?? 'An applicant'} is a lawful permanent resident by the record and has nothing to adjust to. Take the application out, or correct the record.`,
        { rests: [name] },
      ),
    ),
)

/** An extension on Form I-539 of a stay that only the employer extends would be denied, and the stay would end. */
const workersStay: Find = given([stay.stayAction, family.applicants], ([action, applicants]) => {
  if (action !== 'Extension of stay') return []
  return together(
    applicants.map(({ name, status }) => {
      if (status === undefined) return undefined
      const sentence = notByApplication(name ?? 'An applicant', status)
      return sentence ? at(person.currentStatus, sentence) : []
    }),
  )
})

export const residenceRules = [
  rule('R34', 'error', ['i-485'], 'The principal’s application is over', 'INA 203(d)', principalOver),
  rule('R35', 'error', ['i-485'], 'Only for who is no resident yet', 'INA 101(a)(20), 245(a)', residents),
  rule('R36', 'error', ['i-539'], 'Extended by the employer’s petition', '8 CFR 214.1(c)(1)', workersStay),
]

const documents: Find = given([applicantPackage.packageItems], ([items]) =>
  items
    .filter(({ there }) => there !== true)
    .map(({ item, name }) => at(applicantPackage.packageItems, `“${name ?? item}” is not in the package.`)),
)

// How old photos may be stands in the instructions of the edition: a setting that a person confirms.
const photos: Find = given(
  [applicantPackage.photosTakenOn, applicantPackage.photoDays, filing.filingDate],
  ([taken, most, filed]) => {
    const days = daysBetween(taken, filed)
    return (
      days > most &&
      at(
        applicantPackage.photosTakenOn,
        `The photos are of ${showDate(taken)}, ${days} days before the filing: take new ones, on ${showDate(addDays(filed, -most))} or later.`,
        { rests: [taken, most] },
      )
    )
  },
)

/** CT-9.1: each applicant's package is whole; the medical examination is V51, Supplement J is V52. */
export const applicantPackageRules = [
  rule('V88', 'warn', ['i-485'], 'Package incomplete', 'Form I-485 instructions', each(documents, photos)),
]
