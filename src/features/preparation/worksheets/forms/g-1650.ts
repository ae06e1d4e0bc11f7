import { ask, askIfAny, form, part } from '#engine/form.ts'
import { company } from '#facts/company.ts'
import { aboutCompany } from '#facts/derived/parties.ts'
import { thePetitioner } from '#facts/derived/petitioner.ts'
import { person } from '#facts/person.ts'

const head = { id: 'g-1650', edition: '', name: 'G-1650', title: 'Authorization for ACH Transactions' } as const

/** Authorization for ACH Transactions (case-types.md §1.5, Payment). The amounts follow from the fees of the case. */
export const g1650 = form({
  ...head,
  parts: [
    part('1', 'Petitioner, applicant or requester', [
      ask('family name', thePetitioner.signatoryFamilyName, { label: 'Family name (last name)' }),
      ask('given name', thePetitioner.signatoryGivenName, { label: 'Given name (first name)' }),
    ]),
    part('2', 'Account holder', [
      ask('name', company.legalName, { label: 'Name of the account holder' }),
      ask('address', aboutCompany.address, { label: 'Address' }),
      askIfAny('phone', company.phone, { label: 'Daytime telephone number' }),
      askIfAny('email', company.email, { label: 'Email address' }),
    ]),
  ],
})

/** The same where the applicant pays: whose account is debited, only the applicant can say. */
export const g1650OfApplicant = form({
  ...head,
  parts: [
    part('1', 'Petitioner, applicant or requester', [
      ask('family name', person.familyName, { label: 'Family name (last name)' }),
      ask('given name', person.givenName, { label: 'Given name (first name)' }),
    ]),
  ],
})
