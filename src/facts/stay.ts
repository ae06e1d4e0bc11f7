import { choice, date, facts, number, text } from '#engine/fact.ts'
import { requestedStatuses, requestedStatusNames } from './requested-statuses.ts'
import { type Topic, topic } from './topic.ts'

/** The employer has no part in the family's applications. */
const ofApplicant = { askedOf: ['employee', 'attorney'] } as const

/** What an application to extend or change nonimmigrant status asks for (Forms I-539 and I-539A). */
export const stay = facts('case', {
  stayAction: choice(
    'What are you applying for?',
    ['Extension of stay', 'Change of status', 'Reinstatement to student status'],
    {
      ...ofApplicant,
      help: 'An extension keeps the status you have now; a change gives you another one.',
      words: {
        'Extension of stay': 'An extension of stay in my current status',
        'Change of status': 'A change of status',
        'Reinstatement to student status': 'Reinstatement to student status',
      },
    },
  ),
  changeToStatus: choice('Which status do you want to change to?', requestedStatusNames, {
    ...ofApplicant,
    words: requestedStatuses,
    help: 'The spouse and the unmarried children under 21 of an H-1B worker ask for H-4.',
  }),
  changeEffectiveOn: date('From which day should the new status hold?', {
    ...ofApplicant,
    help: 'For H-4, the day on which the H-1B status of your family member begins, or today if it holds already.',
  }),
  /** Counted: one for each Form I-539A of the case. */
  coApplicants: number('How many family members apply together with you?', { askedOf: [], max: 98 }),
  schoolToAttend: text('Name of the school you will attend', {
    ...ofApplicant,
    max: 200,
    help: 'As on the Form I-20 or DS-2019.',
  }),
  stayUntil: date('Until which day do you ask to stay?', {
    ...ofApplicant,
    help: 'Not longer than the family member whose status you follow. If you ask for duration of status (D/S), as F and J students do, answer "does not apply".',
  }),
  stayBasis: choice(
    'Does your application follow the status of your spouse, child or parent?',
    ['Granted', 'Filed together', 'Filed before and pending', 'No'],
    {
      ...ofApplicant,
      help: 'The family member whose status you share, such as the H-1B worker.',
      words: {
        Granted: 'Yes, the extension or change of status has been granted already',
        'Filed together': 'Yes, the petition or application is filed together with this one',
        'Filed before and pending': 'Yes, the petition or application was filed before and is still pending',
        No: 'No',
      },
    },
  ),
  basisForm: choice('Which form was filed for your family member?', ['I-129', 'I-539'], {
    ...ofApplicant,
    help: 'An employer files Form I-129 for a worker, such as an H-1B worker.',
    words: {
      'I-129': 'Form I-129, Petition for a Nonimmigrant Worker',
      'I-539': 'Form I-539, Application to Extend/Change Nonimmigrant Status',
    },
  }),
  basisReceipt: text('Receipt number of your family member’s petition or application', {
    ...ofApplicant,
    max: 13,
    format: 'receipt',
    help: 'On the notice from USCIS (Form I-797): three letters and ten digits, such as IOE0912345678.',
  }),
  basisFiledOn: date('When was your family member’s petition or application filed?', {
    ...ofApplicant,
    past: true,
    help: 'The received date on the receipt notice.',
  }),
})

export const topics: readonly Topic[] = [
  topic('stay', 'Your stay in the United States', [
    stay.stayAction,
    stay.changeToStatus,
    stay.changeEffectiveOn,
    stay.stayUntil,
    stay.schoolToAttend,
    stay.coApplicants,
  ]),
  topic('stayBasis', 'The family member whose status you follow', [
    stay.stayBasis,
    stay.basisForm,
    stay.basisReceipt,
    stay.basisFiledOn,
  ]),
]
