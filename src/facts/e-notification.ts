import { is } from '#engine/condition.ts'
import { derive, derivedFacts } from '#engine/derived.ts'
import { choice, exact, facts, type TextType, text } from '#engine/fact.ts'
import { type AnyFact, askedIf } from '#engine/reference.ts'
import { signatory, thePetitioner } from './derived/petitioner.ts'
import { givenName, middleName } from './names.ts'
import { person } from './person.ts'
import { type Topic, topic } from './topic.ts'

/** Who is told by e-mail or text message that the agency has accepted a filing: Form G-1145. */
export const eNotification = facts('case', {
  notified: choice('Whom should USCIS tell that it accepted the filing?', ['Petitioner', 'Applicant'], {
    askedOf: ['attorney'],
    help: 'The one who files: the petitioner of Forms I-129, I-130 and I-140, the applicant of the others.',
  }),
})

const toPetitioner = is(eNotification.notified, 'Petitioner')
const toApplicant = is(eNotification.notified, 'Applicant')

const ofEither = (type: TextType, petitioners: AnyFact & TextType, own: AnyFact & TextType) =>
  derive(
    type,
    [eNotification.notified, askedIf(toPetitioner, petitioners), askedIf(toApplicant, own)],
    ([who, petitioner, applicant]) => (who === 'Petitioner' ? petitioner : applicant),
  )

export const aboutNotified = derivedFacts('case', {
  notifiedFamilyName: ofEither(text('Last name'), thePetitioner.signatoryFamilyName, person.familyName),
  notifiedGivenName: ofEither(givenName('First name'), thePetitioner.signatoryGivenName, person.givenName),
  notifiedMiddleName: ofEither(middleName(), signatory.signatoryMiddleName, person.middleName),
  notifiedEmail: ofEither(exact('E-mail', { max: 254 }), thePetitioner.petitionerEmail, person.email),
  notifiedMobile: ofEither(
    text('Mobile phone', { max: 30, format: 'worldPhone' }),
    thePetitioner.petitionerMobile,
    person.mobilePhone,
  ),
})

export const topics: readonly Topic[] = [topic('eNotification', 'Told of the acceptance', Object.values(eNotification))]
