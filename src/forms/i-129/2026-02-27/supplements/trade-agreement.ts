import { all, is, yes } from '#engine/condition.ts'
import { ask, askIfAny, part } from '#engine/form.ts'
import { preparer } from '#facts/declarations.ts'
import { aboutPerson } from '#facts/derived/person.ts'
import { thePetitioner } from '#facts/derived/petitioner.ts'
import { treatyBasis } from '#facts/derived/treaty.ts'
import { petition } from '#facts/petition.ts'

/** "For TN and H-1B1", as Part 2 says; the box "Free Trade, Other" is for E-3. */
const forFreeTrade = is(petition.classification, 'TN', 'H-1B1', 'E-3')

export const tradeSupplement = part(
  'TA.0',
  'Trade Agreement Supplement to Form I-129',
  [
    ask('1', thePetitioner.petitionerName, { label: 'Name of the Petitioner' }),
    ask('2', aboutPerson.fullName, { label: 'Name of the Beneficiary' }),
    ask('3', treatyBasis.employerIs, { label: 'Employer is a' }),
    ask('4', treatyBasis.employerCountry, {
      label: 'If Foreign Employer, Name the Foreign Country',
      when: is(treatyBasis.employerIs, 'Foreign Employer'),
    }),
  ],
  forFreeTrade,
)

export const tradeRequest = part(
  'TA.1',
  'Section 1. Information About Requested Extension or Change',
  [ask('1', treatyBasis.freeTradeBasis, { label: 'This is a request for Free Trade status based on' })],
  forFreeTrade,
)

export const tradeDeclaration = part(
  'TA.2',
  'Section 2. Petitioner’s Declaration, Signature, and Contact Information',
  [
    ask('1 family name', thePetitioner.signatoryFamilyName, { label: 'Family Name (Last Name)' }),
    ask('1 given name', thePetitioner.signatoryGivenName, { label: 'Given Name (First Name)' }),
    ask('3 daytime phone', thePetitioner.petitionerPhone, { label: 'Daytime Telephone Number' }),
    askIfAny('3 mobile phone', thePetitioner.petitionerMobile, { label: 'Mobile Telephone Number' }),
    askIfAny('3 email', thePetitioner.petitionerEmail, { label: 'Email Address (if any)' }),
  ],
  forFreeTrade,
)

export const tradePreparer = part(
  'TA.3',
  'Section 3. Declaration, Signature, and Contact Information of Person Preparing Form, If Other Than Petitioner',
  [
    ask('1 family name', preparer.preparersFamilyName, { label: 'Family Name (Last Name)' }),
    ask('1 given name', preparer.preparersGivenName, { label: 'Given Name (First Name)' }),
    askIfAny('2', preparer.preparersBusiness, { label: 'Preparer’s Business or Organization Name (if any)' }),
    ask('3', preparer.preparersAddress, { label: 'Preparer’s Mailing Address' }),
    ask('4 daytime phone', preparer.preparersPhone, { label: 'Daytime Telephone Number' }),
    askIfAny('4 fax', preparer.preparersFax, { label: 'Fax Number' }),
    askIfAny('4 email', preparer.preparersEmail, { label: 'Email Address (if any)' }),
  ],
  all(forFreeTrade, yes(preparer.hasPreparer)),
)
