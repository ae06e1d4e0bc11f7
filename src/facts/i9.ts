import { choice, date, exact, facts, records, text, yesNo } from '#engine/fact.ts'
import { documentTitles } from './i9-documents.ts'
import { middleName } from './names.ts'
import { type Topic, topic } from './topic.ts'

/**
 * Form I-9 is a record of its own, one for each employment (its id is the employment's). It is kept by the employer, is
 * never filed, and stays apart from the files of the law firm's team (i9.md; case-types.md §15).
 */
const ofEmployee = { askedOf: ['employee'] } as const
const ofEmployer = { askedOf: ['employer'] } as const

/** Section 1 and Supplement A: the employee's own, under penalty of perjury. Nobody else answers, nothing is concluded. */
export const i9Section1 = facts('i9', {
  attestedStatus: choice(
    'Your citizenship or immigration status',
    ['Citizen', 'National', 'Permanent resident', 'Authorized to work'],
    {
      ...ofEmployee,
      words: {
        Citizen: 'A citizen of the United States',
        National: 'A noncitizen national of the United States',
        'Permanent resident': 'A lawful permanent resident',
        'Authorized to work': 'An alien authorized to work',
      },
      help: 'You attest to it under penalty of perjury. Noncitizen nationals are people born in American Samoa, and some others.',
    },
  ),
  authorizedWithoutEnd: yesNo('Does your authorization to work have no end?', {
    ...ofEmployee,
    help: 'As for refugees, asylees and citizens of Micronesia, the Marshall Islands and Palau.',
  }),
  authorizedUntil: date('Authorized to work until', {
    ...ofEmployee,
    help: 'As printed on your work permit or I-94.',
  }),
  hasPreparer: yesNo('Did somebody help you to complete Section 1, as preparer or translator?', ofEmployee),
  preparers: records(
    'Who helped you to complete Section 1',
    'preparer or translator',
    {
      familyName: text('Family name', { letterCase: 'upper', required: true }),
      givenName: text('Given name', { letterCase: 'title' }),
      middleName: text('Middle name', { letterCase: 'title' }),
      street: exact('Street name and number', { max: 200 }),
      city: exact('City'),
      state: text('State', { max: 2, format: 'state' }),
      postalCode: text('ZIP code', { max: 10, format: 'zip' }),
    },
    { ...ofEmployee, help: 'Each of them signs Supplement A.' },
  ),
})

/** Section 2: what the employer examined. The employee chooses what to show; nobody asks for a certain document (INA 274B). */
export const i9Section2 = facts('i9', {
  documents: records(
    'Documents the employee chose to show',
    'document',
    {
      list: choice('List', ['A', 'B', 'C']),
      title: text('Document title', { max: 100, listed: documentTitles }),
      authority: text('Issuing authority', { max: 100 }),
      number: exact('Document number', { max: 40, secret: true }),
      expiresOn: date('Expiration date'),
      neverExpires: yesNo('It has no expiration date'),
      receipt: yesNo('It is a receipt for a replacement'),
    },
    {
      ...ofEmployer,
      help: 'One of List A, or one of List B and one of List C. A passport with its I-94 is one of List A: enter both under it.',
    },
  ),
  examinedRemotely: yesNo('Were the documents examined by live video (alternative procedure)?', {
    ...ofEmployer,
    help: 'Only for employers in good standing with E-Verify; copies of both sides are kept.',
  }),
  section2Notes: text('Additional information of Section 2', {
    ...ofEmployer,
    max: 600,
    lines: 5,
    help: 'Such as “AC-21” or “240-Day Ext.” with the day of filing. Initial and date each note.',
  }),
  examinedByAnother: yesNo('Did somebody other than the company’s signer examine the documents?', {
    ...ofEmployer,
    help: 'The person who examined them signs Section 2.',
  }),
  examinerFamilyName: text('Who examined the documents: last name', { ...ofEmployer, letterCase: 'upper' }),
  examinerGivenName: text('Who examined the documents: first name', { ...ofEmployer, letterCase: 'title' }),
  examinerTitle: text('Who examined the documents: title', ofEmployer),
})

/** Supplement B: one block for each reverification, rehire within three years, or change of name. */
export const i9Later = facts('i9', {
  reverifications: records(
    'Reverifications, rehires and changes of name',
    'entry of Supplement B',
    {
      rehiredOn: date('Rehired on', { help: 'Only for a rehire within three years of the original form.' }),
      familyName: text('New family name', { letterCase: 'upper' }),
      givenName: text('New given name', { letterCase: 'title' }),
      middleName: middleName('New middle name'),
      title: text('Document title', { max: 100, listed: documentTitles }),
      number: exact('Document number', { max: 40, secret: true }),
      expiresOn: date('Expiration date'),
      examiner: text('Name of who examined it for the employer', { max: 100 }),
      notes: text('Additional information', { max: 200, help: 'Initial and date each note.' }),
      examinedRemotely: yesNo('Examined by live video (alternative procedure)'),
    },
    {
      ...ofEmployer,
      help: 'Never for citizens, for permanent residents who showed their card, or for a document of List B.',
    },
  ),
})

/** Why the form is taken up; the kind of case says it. */
export const i9Event = facts('case', {
  i9Event: choice('Form I-9 is completed for', ['New hire', 'Rehire', 'Reverification', 'Acquisition'], ofEmployer),
})

export const topics: readonly Topic[] = [
  topic('i9Section1', 'Form I-9, Section 1', Object.values(i9Section1)),
  topic('i9Section2', 'Form I-9, Section 2', Object.values(i9Section2)),
  topic('i9Later', 'Form I-9, Supplement B', [...Object.values(i9Event), ...Object.values(i9Later)]),
]
