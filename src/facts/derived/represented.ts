import { derive, derivedFacts } from '#engine/derived.ts'
import { yesNo } from '#engine/fact.ts'
import { of } from '#engine/reference.ts'
import { attorney } from '../firm.ts'
import { person } from '../person.ts'
import { premium } from '../premium.ts'
import { INDIVIDUAL } from './petitioner.ts'

/**
 * The attorney of a case, in two roles that are filled only where a Form G-28 of the case says for whom he appears:
 * a form says "G-28 is attached" for the party that files it, and for nobody else (8 CFR 103.2(a)(3), 292.4(a)).
 */
export const ATTORNEY_OF_COMPANY = 'attorneyOfCompany'
export const ATTORNEY_OF_PERSON = 'attorneyOfPerson'

const ofCompany = of(ATTORNEY_OF_COMPANY, attorney.familyName)
const ofPerson = of(ATTORNEY_OF_PERSON, attorney.familyName)
const individual = of(INDIVIDUAL, person.familyName)
const { premiumForm } = premium

export const represented = derivedFacts('case', {
  /** On an application: I-539, I-539A, I-765. */
  applicantsG28: derive(yesNo('Form G-28 is attached'), [ofPerson], ([name]) => Boolean(name)),
  /** On the request for premium processing: of whoever filed what it speeds up. */
  requestorsG28: derive(
    yesNo('Form G-28 is attached'),
    [premiumForm, ofCompany, ofPerson, individual],
    ([form, forCompany, forPerson, own]) =>
      form && Boolean((form === 'I-129' || form === 'I-140') && !own ? forCompany : forPerson),
  ),
  /** On an immigrant petition: of the employer, or of the person who petitions alone. */
  immigrantPetitionersG28: derive(
    yesNo('Form G-28 is attached'),
    [ofCompany, ofPerson, individual],
    ([forCompany, forPerson, own]) => Boolean(own ? forPerson : forCompany),
  ),
})
