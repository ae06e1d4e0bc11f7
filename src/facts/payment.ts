import { is } from '#engine/condition.ts'
import { derive, derivedFacts } from '#engine/derived.ts'
import { choice, facts, money, text } from '#engine/fact.ts'
import { askedIf } from '#engine/reference.ts'
import { signatory, thePetitioner } from './derived/petitioner.ts'
import { givenName, middleName } from './names.ts'
import { person } from './person.ts'
import { type Topic, topic } from './topic.ts'

const ofFees = {
  askedOf: ['attorney'],
  help: 'Follows from the fees of the case when its package is built.',
} as const

/** One payment of a filing: Form G-1450. Nobody is asked; the fees of the case say it when its package is built. */
export const payment = facts('case', {
  paidFor: choice('Whose filing is paid', ['Petitioner', 'Applicant'], ofFees),
  paymentAmount: money('Amount of the payment', ofFees),
})

const byPetitioner = is(payment.paidFor, 'Petitioner')
const byApplicant = is(payment.paidFor, 'Applicant')

/** The agency finds the filing by the name on the form that the payment lies on. */
export const aboutPayment = derivedFacts('case', {
  payersFamilyName: derive(
    text('Family name of the petitioner or applicant'),
    [
      payment.paidFor,
      askedIf(byPetitioner, thePetitioner.signatoryFamilyName),
      askedIf(byApplicant, person.familyName),
    ],
    ([who, petitioner, own]) => (who === 'Petitioner' ? petitioner : own),
  ),
  payersGivenName: derive(
    givenName('Given name of the petitioner or applicant'),
    [payment.paidFor, askedIf(byPetitioner, thePetitioner.signatoryGivenName), askedIf(byApplicant, person.givenName)],
    ([who, petitioner, own]) => (who === 'Petitioner' ? petitioner : own),
  ),
  payersMiddleName: derive(
    middleName('Middle name of the petitioner or applicant'),
    [payment.paidFor, askedIf(byPetitioner, signatory.signatoryMiddleName), askedIf(byApplicant, person.middleName)],
    ([who, petitioner, own]) => (who === 'Petitioner' ? petitioner : own),
  ),
})

export const topics: readonly Topic[] = [topic('payment', 'Payment', Object.values(payment))]
