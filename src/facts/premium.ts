import { choice, facts, text, yesNo } from '#engine/fact.ts'
import { interpreterTypes } from './declarations.ts'
import { type Topic, topic } from './topic.ts'

/** The worker has no part in the request of an employer's petition (case-types.md §11); who works alone is asked all. */
const ofAttorney = { askedOf: ['attorney'] } as const

/**
 * A request for premium processing: Form I-907. What follows from it is in derived/premium.ts. Which form it is for
 * follows from the package (case-types/facts/implied-facts.ts), unless two of one case could be meant.
 */
export const premium = facts('case', {
  premiumForm: choice('Which form should be decided faster?', ['I-129', 'I-140', 'I-539', 'I-765'], {
    ...ofAttorney,
    words: {
      'I-129': 'Form I-129, petition for a worker',
      'I-140': 'Form I-140, immigrant petition for a worker',
      'I-539': 'Form I-539, change or extension of status',
      'I-765': 'Form I-765, work permit',
    },
    help: 'USCIS offers premium processing for some classifications of these forms only.',
  }),
  premiumFiledBy: choice('Who files the request for premium processing?', ['Petitioner or applicant', 'Attorney'], {
    ...ofAttorney,
    help: 'The worker cannot ask for it in the employer’s petition.',
  }),
  immigrantClassification: text('Immigrant classification requested', {
    max: 60,
    askedOf: ['employer', 'attorney'],
    help: 'Of Form I-140, such as EB-2 advanced degree professional.',
  }),
})

const ofEmployer = { askedOf: ['employer', 'attorney'] } as const
const { familyName, givenName, business, address, phone, mobile, email, language } = interpreterTypes

/** What the request asks of the employer beyond the profile. */
export const premiumCompany = facts('company', {
  contactTitle: text('Contact person: title', ofEmployer),
  signerReadsEnglish: yesNo('Can the signer read and understand English?', {
    ...ofEmployer,
    help: 'The signer declares it under penalty of perjury.',
  }),
  signerInterpreterFamilyName: { ...familyName, ...ofEmployer, help: 'Who read the request to the signer.' },
  signerInterpreterGivenName: { ...givenName, ...ofEmployer },
  signerInterpreterBusiness: { ...business, ...ofEmployer },
  signerInterpreterAddress: { ...address, ...ofEmployer },
  signerInterpreterPhone: { ...phone, ...ofEmployer },
  signerInterpreterMobile: { ...mobile, ...ofEmployer },
  signerInterpreterEmail: { ...email, ...ofEmployer },
  signerInterpreterLanguage: { ...language, ...ofEmployer },
})

export const topics: readonly Topic[] = [
  topic('premium', 'Premium processing', [...Object.values(premium), ...Object.values(premiumCompany)]),
]
