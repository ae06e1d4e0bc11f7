import { is } from '#engine/condition.ts'
import { derive, derivedFacts } from '#engine/derived.ts'
import { country, date, text } from '#engine/fact.ts'
import { askedIf } from '#engine/reference.ts'
import { person } from '../person.ts'
import { current, newest } from '../pick.ts'
import { workPermit } from '../work-permit.ts'
import { aboutPerson } from './person.ts'

export const aboutWorkPermit = derivedFacts('case', {
  eligibilityCategory: derive(
    text('Eligibility category', { max: 15 }),
    [
      workPermit.workPermitCategory,
      askedIf(is(workPermit.workPermitCategory, 'Other'), workPermit.otherWorkPermitCategory),
    ],
    ([category, other]) => (category === 'Other' ? other && asPrinted(other) : category),
  ),
  stemDegreeWords: derive(
    text('Degree', { max: 310 }),
    [workPermit.stemDegree, person.education],
    ([said, schools]) => {
      const { degree, field } = newest(schools, 'awardedOn') ?? {}
      return said ?? ([degree, field].filter(Boolean).join(', ') || undefined)
    },
  ),
})

/** The passport of today, else the travel document. */
export const aboutTravelDocument = derivedFacts('person', {
  documentCountry: derive(
    country('Country that issued the passport or travel document'),
    [aboutPerson.passportCountry, person.passports],
    ([ofPassport, list], today) => ofPassport ?? current(list, today, 'issuedOn', 'expiresOn')?.country,
  ),
  documentExpiresOn: derive(
    date('Expiration date of the passport or travel document'),
    [aboutPerson.passportExpiresOn, person.passports],
    ([ofPassport, list], today) => ofPassport ?? current(list, today, 'issuedOn', 'expiresOn')?.expiresOn,
  ),
})

/** '(c)(17)(iii)' as its three boxes: 'c', '17' and 'iii'. */
export const categoryBoxes = (category: string): string[] => category.match(/[A-Za-z0-9]+/g) ?? []

/** 'C8' and '(C) (8)' are both (c)(8); the first letter is small in 8 CFR 274a.12. */
function asPrinted(typed: string): string {
  const [, letter, number, more] = /^\W*([a-c])\W*(\d{1,2})\W*([a-z]*)\W*$/i.exec(typed) ?? []
  if (!letter || !number) return typed
  return `(${letter.toLowerCase()})(${number})${more ? `(${more})` : ''}`
}
