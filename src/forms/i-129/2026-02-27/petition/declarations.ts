import { yes } from '#engine/condition.ts'
import { ask, askIfAny, part } from '#engine/form.ts'
import { company } from '#facts/company.ts'
import { preparer } from '#facts/declarations.ts'
import { thePetitioner } from '#facts/derived/petitioner.ts'
import { person } from '#facts/person.ts'
import { named } from './conditions.ts'

export const part7 = part(
  '7',
  'Declaration, Signature, and Contact Information of Petitioner or Authorized Signatory',
  [
    ask('1 family name', thePetitioner.signatoryFamilyName, { label: 'Family Name (Last Name)' }),
    ask('1 given name', thePetitioner.signatoryGivenName, { label: 'Given Name (First Name)' }),
    ask('1 title', company.signerTitle, { label: 'Title' }),
    ask('3 daytime phone', thePetitioner.petitionerPhone, { label: 'Daytime Telephone Number' }),
    askIfAny('3 email', thePetitioner.petitionerEmail, { label: 'Email Address (if any)' }),
  ],
)

export const part8 = part(
  '8',
  'Declaration, Signature, and Contact Information of Person Preparing Form, If Other Than Petitioner',
  [
    ask('1 family name', preparer.preparersFamilyName, { label: 'Family Name (Last Name)' }),
    ask('1 given name', preparer.preparersGivenName, { label: 'Given Name (First Name)' }),
    askIfAny('2', preparer.preparersBusiness, { label: 'Preparer’s Business or Organization Name (if any)' }),
    ask('3', preparer.preparersAddress, { label: 'Preparer’s Mailing Address' }),
    ask('4 daytime phone', preparer.preparersPhone, { label: 'Daytime Telephone Number' }),
    askIfAny('4 fax', preparer.preparersFax, { label: 'Fax Number' }),
    askIfAny('4 email', preparer.preparersEmail, { label: 'Email Address (if any)' }),
  ],
  yes(preparer.hasPreparer),
)

export const part9 = part('9', 'Additional Information About Your Petition For Nonimmigrant Worker', [
  askIfAny('1', person.aNumber, { label: 'A-Number', when: named }),
])
