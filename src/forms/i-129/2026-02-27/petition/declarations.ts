import { ask, askIfAny, part } from '#engine/form.ts'
import { company } from '#facts/company.ts'
import { thePetitioner } from '#facts/derived/petitioner.ts'
import { person } from '#facts/person.ts'
import { prepared, preparerWithFax } from '../../../closing.ts'
import { named } from './conditions.ts'

/** Who signs for the petitioner; the Trade Agreement Supplement asks it again. */
export const signatory = [
  ask('1 family name', thePetitioner.signatoryFamilyName, { label: 'Family Name (Last Name)' }),
  ask('1 given name', thePetitioner.signatoryGivenName, { label: 'Given Name (First Name)' }),
] as const

export const part7 = part(
  '7',
  'Declaration, Signature, and Contact Information of Petitioner or Authorized Signatory',
  [
    ...signatory,
    ask('1 title', company.signerTitle, { label: 'Title' }),
    ask('3 daytime phone', thePetitioner.petitionerPhone, { label: 'Daytime Telephone Number' }),
    askIfAny('3 email', thePetitioner.petitionerEmail, { label: 'Email Address (if any)' }),
  ],
)

export const part8 = part(
  '8',
  'Declaration, Signature, and Contact Information of Person Preparing Form, If Other Than Petitioner',
  preparerWithFax,
  prepared,
)

export const part9 = part('9', 'Additional Information About Your Petition For Nonimmigrant Worker', [
  askIfAny('1', person.aNumber, { label: 'A-Number', when: named }),
])
