import { all, is } from '#engine/condition.ts'
import { ask, askIfAny, part } from '#engine/form.ts'
import { aboutPerson } from '#facts/derived/person.ts'
import { thePetitioner } from '#facts/derived/petitioner.ts'
import { treatyBasis } from '#facts/derived/treaty.ts'
import { petition } from '#facts/petition.ts'
import { prepared, preparerWithFax } from '../../../closing.ts'
import { signatory } from '../petition/declarations.ts'

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
    ...signatory,
    ask('3 daytime phone', thePetitioner.petitionerPhone, { label: 'Daytime Telephone Number' }),
    askIfAny('3 mobile phone', thePetitioner.petitionerMobile, { label: 'Mobile Telephone Number' }),
    askIfAny('3 email', thePetitioner.petitionerEmail, { label: 'Email Address (if any)' }),
  ],
  forFreeTrade,
)

export const tradePreparer = part(
  'TA.3',
  'Section 3. Declaration, Signature, and Contact Information of Person Preparing Form, If Other Than Petitioner',
  preparerWithFax,
  all(forFreeTrade, prepared),
)
