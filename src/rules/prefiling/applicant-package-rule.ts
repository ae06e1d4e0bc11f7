import { showDate } from '#formats/dates.ts'
import { addDays, daysBetween } from '#formats/day.ts'
import { applicantPackage } from './later-needs.ts'
import { filing } from './needs.ts'
import { at, each, type Find, given, rule } from './rule.ts'

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
