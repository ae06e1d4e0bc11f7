import { address, choice, country, exact, facts, text, yesNo } from '#engine/fact.ts'
import { type Topic, topic } from './topic.ts'

/** Rare in the work of employers; an attorney prepares them. */
const ofAttorney = { askedOf: ['attorney'] } as const

const asked = (label: string, help?: string) => yesNo(label, { ...ofAttorney, help })
const explained = (about: string) => text(`Explanation (${about})`, { ...ofAttorney, max: 2000, lines: 4 })

/** Reentry permits and refugee travel documents: Form I-131, Part 4 Items 7 to 9, Parts 5 and 6. */
export const travelPermit = facts('case', {
  permitSentTo: choice('Where should the document be sent?', ['Mailing address', 'Office abroad'], {
    ...ofAttorney,
    words: {
      'Mailing address': 'To the mailing address in the United States',
      'Office abroad': 'To an embassy, consulate or office abroad, to be picked up there',
    },
  }),
  permitOfficeCity: exact('City of the office abroad', ofAttorney),
  permitOfficeCountry: country('Country of the office abroad', ofAttorney),
  pickUpNoticeTo: choice(
    'Where should the notice to pick it up be sent?',
    ['Mailing address', 'Another address'],
    ofAttorney,
  ),
  pickUpAddress: address('Address for the notice to pick it up', ofAttorney),
  pickUpPhone: text('Phone for the notice to pick it up', { ...ofAttorney, max: 30, format: 'worldPhone' }),
  pickUpEmail: text('E-mail for the notice to pick it up', { ...ofAttorney, max: 254, format: 'email' }),
  timeOutside: choice(
    'Total time outside the United States since becoming a resident, or in the last 5 years if that is less',
    ['Less than 6 months', '6 months to 1 year', '1 to 2 years', '2 to 3 years', '3 to 4 years', 'More than 4 years'],
    ofAttorney,
  ),
  refugeCountry: country('Country from which the applicant is a refugee or asylee', ofAttorney),
  plansReturn: asked('Does the applicant plan to travel to that country?'),
  plansReturnExplained: explained('travel to that country'),
  returned: asked('Has the applicant returned to that country since being admitted as a refugee or granted asylum?'),
  returnedExplained: explained('return to that country'),
  nationalPassport: asked('Has the applicant asked for or got a passport or entry permit of that country?'),
  nationalPassportExplained: explained('passport of that country'),
  nationalBenefit: asked('Has the applicant asked for or received any benefit from that country?'),
  nationalBenefitExplained: explained('benefit from that country'),
  reacquiredNationality: asked('Has the applicant reacquired the nationality of that country?'),
  reacquiredExplained: explained('nationality of that country'),
  newNationality: asked('Has the applicant acquired a new nationality?'),
  newNationalityExplained: explained('new nationality'),
  refugeElsewhere: asked('Has the applicant been granted refugee or asylee status in any other country?'),
  refugeElsewhereExplained: explained('refuge in another country'),
  filedBeforeDeparture: asked('Is it filed before leaving the United States?'),
  alreadyOutside: asked('Is the applicant outside the United States now?'),
  placeOutside: exact('City and country where the applicant is now', { ...ofAttorney, max: 200 }),
  countriesSince: text('Other countries visited since leaving the United States', { ...ofAttorney, max: 300 }),
})

export const topics: readonly Topic[] = [
  topic('travelPermit', 'Reentry permit or refugee travel document', Object.values(travelPermit)),
]
