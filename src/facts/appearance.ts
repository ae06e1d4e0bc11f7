import { choice, date, exact, facts, text, yesNo } from '#engine/fact.ts'
import { type Topic, topic } from './topic.ts'

const ofAttorney = { askedOf: ['attorney'] } as const

export const agencies = ['USCIS', 'ICE', 'CBP'] as const
export const clientParts = ['Applicant', 'Petitioner', 'Requestor', 'Beneficiary/Derivative', 'Respondent'] as const

/** An attorney's appearance in one case: Form G-28. What follows from it is in derived/appearance.ts. */
export const appearance = facts('case', {
  appearanceAgency: choice('Agency before which the attorney appears', agencies, {
    ...ofAttorney,
    words: {
      USCIS: 'U.S. Citizenship and Immigration Services (USCIS)',
      ICE: 'U.S. Immigration and Customs Enforcement (ICE)',
      CBP: 'U.S. Customs and Border Protection (CBP)',
    },
    help: 'USCIS when nothing is chosen.',
  }),
  appearanceMatter: text('Forms or matter of the appearance', {
    ...ofAttorney,
    max: 200,
    help: 'Every form the attorney files for this client, such as I-129, I-907.',
  }),
  personAppearsAs: choice('Part of the person in the matter', clientParts, {
    ...ofAttorney,
    help: 'Only where it is not the usual one: beneficiary of a worker’s petition (I-129, I-140), petitioner for a relative (I-130), applicant otherwise.',
  }),
  receiptNumber: text('Receipt number of this filing', {
    ...ofAttorney,
    max: 13,
    format: 'receipt',
    help: 'On the receipt notice (Form I-797), if the petition or application has been filed already.',
  }),
  associatedWith: text('Attorney of record you appear for', {
    ...ofAttorney,
    max: 200,
    help: 'Only if that attorney filed a Form G-28 in this case earlier and asked you to appear for a limited purpose.',
  }),
  lawStudent: text('Law student or law graduate on the case', {
    ...ofAttorney,
    max: 200,
    help: 'Works under the direct supervision of the attorney and signs Form G-28 too.',
  }),
})

/** What lets somebody represent others before the agencies without a bar license (8 CFR 292.1(a)(4)). */
export const accreditation = facts('attorney', {
  recognizedOrganization: text('Recognized organization', {
    ...ofAttorney,
    max: 200,
    help: 'Only for accredited representatives: the nonprofit organization recognized by the Department of Justice.',
  }),
  accreditedOn: date('Date of accreditation', { ...ofAttorney, past: true }),
  volagNumber: exact('Volag number', {
    ...ofAttorney,
    max: 15,
    help: 'Only for representatives of a voluntary agency (volag) that has such a number.',
  }),
})

/** Where a client wants mail of USCIS to go; each client's own choice on Form G-28. */
export const companyElections = facts('company', {
  noticesToAttorney: yesNo('Should USCIS send original notices to the attorney instead of the employer?', {
    askedOf: ['employer', 'attorney'],
    help: 'Approval and receipt notices on paper. Without this choice the originals go to the employer.',
  }),
  i94ToClient: yesNo('Should a notice with a Form I-94 come to the employer’s own address?', {
    askedOf: ['employer', 'attorney'],
    help: 'Otherwise such a notice goes to the attorney when the originals do.',
  }),
})

export const personElections = facts('person', {
  noticesToAttorney: yesNo('Should USCIS send original notices to your attorney instead of you?', {
    help: 'Approval and receipt notices on paper. Without this choice the originals go to you.',
  }),
  identityDocumentsToAttorney: yesNo('Should USCIS send your cards to your attorney instead of you?', {
    help: 'A work permit, green card or travel document. Without this choice they go to your U.S. mailing address.',
  }),
  i94ToClient: yesNo('Should a notice with your Form I-94 come to your own address?', {
    help: 'Otherwise such a notice goes to your attorney when your cards do.',
  }),
})

export const topics: readonly Topic[] = [
  topic('appearance', 'The attorney’s appearance', [...Object.values(appearance), ...Object.values(accreditation)]),
  topic('companyNotices', 'Mail to the employer', Object.values(companyElections)),
  topic('personNotices', 'Mail to you', Object.values(personElections)),
]
