import { relative } from '#facts/relative.ts'
import { countryName } from '#formats/countries.ts'
import { ageOn } from '#formats/day.ts'
import { isUsNational } from '#rules/citizenship.ts'
import { SPONSOR_YEARS } from '#rules/support/sponsor-age.ts'
import { family, filing } from './needs.ts'
import { at, type Find, given, rule } from './rule.ts'
import { sponsorNeeds } from './sponsor-needs.ts'

const nationals: readonly (string | undefined)[] = ['U.S. citizen', 'U.S. national']

/** What was answered about somebody's standing, against what the same person's record says of citizenship and status. */
const contradicted: Find = given([sponsorNeeds.sponsors], ([sponsors]) =>
  sponsors.flatMap(({ name = 'The sponsor', standing, citizenship, secondCitizenship, status }) => {
    if (standing === undefined) return []
    const rests = [name, standing, citizenship, secondCitizenship, status]
    const says = `${name} is given as “${standing}”`
    if (
      nationals.includes(standing) &&
      citizenship !== undefined &&
      !isUsNational({ citizenship, secondCitizenship })
    ) {
      const held = [citizenship, secondCitizenship].flatMap((code) => (code ? countryName(code) : [])).join(' and ')
      return at(sponsorNeeds.sponsors, `${says}; the citizenship on record is ${held}. Correct one of them.`, { rests })
    }
    return status === undefined || /citizen|resident/i.test(status)
      ? []
      : at(sponsorNeeds.sponsors, `${says}; the status on record is ${status}. Correct one of them.`, { rests })
  }),
)

const tooYoung: Find = given([sponsorNeeds.sponsors, filing.filingDate], ([sponsors, filed]) => {
  const of864 = sponsors.filter(({ form }) => form === 'i-864')
  if (of864.some(({ bornOn }) => bornOn === undefined)) return undefined
  return of864
    .filter(({ bornOn = '' }) => ageOn(bornOn, filed) < SPONSOR_YEARS)
    .map(({ name = 'The sponsor', bornOn }) =>
      at(sponsorNeeds.sponsors, `${name} is under ${SPONSOR_YEARS}: a sponsor is ${SPONSOR_YEARS} or older.`, {
        rests: [name, bornOn],
      }),
    )
})

/** Nobody gives an affidavit for oneself, and everybody counts once in the household (Form I-864, Parts 3 and 5). */
const sponsorsSelf: Find = given([sponsorNeeds.sponsors], ([sponsors]) =>
  sponsors
    .filter(({ sponsoredAs }) => sponsoredAs !== undefined)
    .map(({ name = 'The sponsor', sponsoredAs }) =>
      at(
        sponsorNeeds.sponsors,
        `${name} is the sponsor on Form I-864 and is also listed there as a family member who is sponsored. Take ${sponsoredAs} off that list.`,
        { rests: [name, sponsoredAs] },
      ),
    ),
)

const oneHome: Find = given(
  [family.relation, relative.livedTogether],
  ([relation, together], read) =>
    relation === 'Spouse' &&
    !together &&
    read.peek(sponsorNeeds.sharesHome) === true &&
    at(relative.livedTogether, 'The form says “Never lived together”; by the record the couple lives at one address.'),
)

/** R23–R25, R33: who petitions and who sponsors, against the record. */
export const sponsorRules = [
  rule(
    'R23',
    'error',
    ['i-130', 'i-864'],
    'Standing does not fit the record',
    '8 CFR 103.2(a)(2), (b)(1)',
    contradicted,
  ),
  rule('R24', 'error', ['i-864'], 'Sponsor under 18', 'INA 213A(f)(1)(B); 8 CFR 213a.2(c)(1)(i)', tooYoung),
  rule(
    'R33',
    'error',
    ['i-864'],
    'Sponsor is listed as sponsored',
    '8 CFR 213a.1; Form I-864, Parts 3 and 5',
    sponsorsSelf,
  ),
  rule('R25', 'error', ['i-130'], 'Lived together or not', '8 CFR 103.2(a)(2), (b)(1)', oneHome),
]
