import { choice, country, date, exact, facts, number, records, text, yesNo } from '#engine/fact.ts'
import { type Topic, topic } from './topic.ts'

/** Not for the employer's eyes. */
const ofApplicant = { askedOf: ['employee', 'attorney'] } as const
/** Which of the many documents of Form I-131 is asked for, and on what it rests, is the attorney's to say. */
const ofAttorney = { askedOf: ['attorney'] } as const

export const travelDocuments = [
  'Reentry permit',
  'Refugee travel document',
  'Refugee travel document of a resident',
  'TPS travel authorization',
  'Advance parole',
  'Parole under a program',
  'Parole without a program',
  'Parole in place under a program',
  'Parole in place without a program',
  'Re-parole under a program',
  'Re-parole without a program',
] as const

export const advanceParoleBases = [
  'Pending Form I-485',
  'Pending Form I-589',
  'Pending initial Form I-821',
  'Deferred Enforced Departure',
  'Approved Form I-821D',
  'Approved Form I-914',
  'Approved Form I-918',
  'Parolee',
  'Approved Form I-817',
  'Pending Form I-687',
  'Approved V status',
  'CNMI long-term residence',
  'Other',
] as const

/** An application for a travel document, a parole document or an arrival/departure record: Form I-131. */
export const travel = facts('case', {
  travelDocument: choice('Which document is asked for?', travelDocuments, {
    ...ofAttorney,
    words: {
      'Refugee travel document': 'Refugee travel document, for a refugee or asylee',
      'Refugee travel document of a resident': 'Refugee travel document, for a resident who was a refugee or asylee',
      'TPS travel authorization': 'Travel authorization for Temporary Protected Status (TPS)',
      'Advance parole': 'Advance parole, to return from abroad while something is pending',
      'Parole under a program': 'Parole from abroad, under a program',
      'Parole without a program': 'Parole from abroad, not under a program',
      'Parole in place under a program': 'Parole in place, under a program',
      'Parole in place without a program': 'Parole in place, not under a program',
      'Re-parole under a program': 'New period of parole, under a program',
      'Re-parole without a program': 'New period of parole, not under a program',
    },
  }),
  advanceParoleBasis: choice('On what does the advance parole rest?', advanceParoleBases, {
    ...ofAttorney,
    words: {
      'Pending Form I-485': 'A pending Form I-485 (adjustment of status)',
      'Pending Form I-589': 'A pending Form I-589 (asylum)',
      'Pending initial Form I-821': 'A pending initial Form I-821 (TPS)',
      'Approved Form I-821D': 'An approved Form I-821D (DACA)',
      'Approved Form I-914': 'An approved Form I-914 (T status)',
      'Approved Form I-918': 'An approved Form I-918 (U status)',
      Parolee: 'Being a parolee now',
      'Approved Form I-817': 'An approved Form I-817 (family unity)',
      'Pending Form I-687': 'A pending Form I-687 (temporary resident)',
    },
  }),
  travelBasisReceipt: text('Receipt number of the application that the travel document rests on', {
    ...ofApplicant,
    max: 13,
    format: 'receipt',
    help: 'On the notice (Form I-797): three letters and ten digits. “None” if Form I-485 is filed together with this one.',
  }),
  otherParoleBasis: text('Other basis of the advance parole', { ...ofAttorney, max: 1000, lines: 3 }),
  departureOn: date('When do you want to leave the United States?', {
    ...ofApplicant,
    help: 'The first trip you plan. Do not leave before the document is in your hands.',
  }),
  tripPurpose: text('Why do you travel?', {
    ...ofApplicant,
    max: 2000,
    lines: 4,
    help: 'A sentence or two, such as “To visit my parents in Chennai”.',
  }),
  tripCountries: records('Countries you want to visit', 'country', { country: country('Country') }, ofApplicant),
  tripCount: choice('For how many trips do you want to use it?', ['One trip', 'More than one trip'], ofApplicant),
  tripDays: number('How many days will a trip take?', { ...ofApplicant, min: 1, max: 1000 }),
  replacesTravelDocument: yesNo('Do you replace a travel document that was issued already?', {
    ...ofApplicant,
    help: 'A reentry permit, refugee travel document, advance parole or TPS travel authorization that was lost, damaged or wrong. A new one for a later time is no replacement.',
  }),
  replacementReason: choice(
    'Why does the travel document have to be replaced?',
    ['Never received', 'Lost, stolen or damaged', 'Wrong by my error or change', 'Wrong by another’s error'],
    {
      ...ofApplicant,
      words: {
        'Never received': 'It was issued, but I did not receive it',
        'Lost, stolen or damaged': 'I received it, but then it was lost, stolen or damaged',
        'Wrong by my error or change': 'It is wrong because of an error of mine, or because something changed',
        'Wrong by another’s error': 'It is wrong because of an error that was not mine, such as one of USCIS',
      },
    },
  ),
  corrections: records(
    'What is wrong on the travel document?',
    'correction',
    {
      what: choice('What', [
        'Name',
        'A-Number',
        'Country of birth or citizenship',
        'Terms and conditions',
        'Date of birth',
        'Sex',
        'Validity date',
        'Photo',
      ]),
    },
    { ...ofApplicant, help: 'Add everything that has to be corrected.' },
  ),
  correctionExplained: text('What exactly is wrong, and what would be right?', { ...ofApplicant, max: 2000, lines: 4 }),
  replacedReceipt: text('Receipt number of the Form I-131 for the document that is replaced', {
    ...ofApplicant,
    max: 13,
    format: 'receipt',
  }),
})

/** What Form I-131 asks of a person that other applications can share. */
export const travelHistory = facts('person', {
  everInProceedings: yesNo(
    'Are you presently or have you ever been in removal, exclusion, rescission, or deportation proceedings, including expedited removal proceedings?',
    { ...ofApplicant, help: 'Count expedited removal by an officer at the border too.' },
  ),
  refugeeStatus: yesNo(
    'Are you a refugee, were you paroled as one, or did you become a resident because you were one?',
    {
      ...ofApplicant,
      help: 'A refugee, not somebody who was granted asylum here.',
    },
  ),
  medicalParoleeId: exact('eMedical U.S. parolee id (USPID)', { ...ofAttorney, max: 30 }),
  issuedTravelDocuments: records(
    'Travel documents that the United States issued to you',
    'travel document',
    {
      kind: choice('Kind', ['Advance parole', 'Reentry permit', 'Refugee travel document']),
      issuedOn: date('Issued on', { past: true }),
      disposition: text('Where it is now', {
        max: 60,
        help: 'Such as: still in my possession, attached, lost, stolen, damaged.',
      }),
    },
    {
      ...ofApplicant,
      help: 'Advance parole, reentry permits and refugee travel documents. “None” if you never had one.',
    },
  ),
})

export const topics: readonly Topic[] = [
  topic('travelHistory', 'Earlier travel documents', Object.values(travelHistory)),
  topic('travelDocument', 'Your travel document', [
    travel.travelDocument,
    travel.advanceParoleBasis,
    travel.travelBasisReceipt,
    travel.otherParoleBasis,
  ]),
  topic('trip', 'Your trip', [
    travel.departureOn,
    travel.tripPurpose,
    travel.tripCountries,
    travel.tripCount,
    travel.tripDays,
  ]),
  topic('replacement', 'A travel document that is replaced', [
    travel.replacesTravelDocument,
    travel.replacementReason,
    travel.corrections,
    travel.correctionExplained,
    travel.replacedReceipt,
  ]),
]
