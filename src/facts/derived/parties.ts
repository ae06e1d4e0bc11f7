import { derive, derivedFacts } from '#engine/derived.ts'
import type { Address } from '#engine/fact.ts'
import { address, exact, text } from '#engine/fact.ts'
import { company } from '../company.ts'
import { employment } from '../employment.ts'
import { attorney, firm } from '../firm.ts'
import { fullName } from '../pick.ts'

const signer = [company.signerFirstName, company.signerMiddleName, company.signerLastName] as const
const contact = [company.contactFirstName, company.contactMiddleName, company.contactLastName] as const

export const aboutCompany = derivedFacts('company', {
  address: derive(
    address('Business address', { inUnitedStates: true }),
    [
      company.street,
      company.unitKind,
      company.unitNumber,
      company.city,
      company.state,
      company.zipCode,
      company.country,
    ],
    ([street, unitKind, unitNumber, city, state, postalCode, country]): Address | undefined =>
      street && city ? { street, unitKind, unitNumber, city, state, postalCode, country: country ?? 'US' } : undefined,
  ),
  signerName: derive(text('Signer', { max: 200 }), signer, (names) => fullName(...names)),
  contactName: derive(text('Contact person', { max: 200 }), contact, (names) => fullName(...names)),
  yearEstablished: derive(exact('Year established', { max: 4 }), [company.incorporatedOn], ([on]) => on?.slice(0, 4)),
})

export const aboutEmployment = derivedFacts('employment', {
  worksite: derive(
    address('Worksite', { inUnitedStates: true }),
    [employment.worksiteStreet, employment.worksiteCity, employment.worksiteState, employment.worksiteZip],
    ([street, city, state, postalCode]): Address | undefined =>
      street && city ? { street, city, state, postalCode, country: 'US' } : undefined,
  ),
})

export const aboutFirm = derivedFacts('firm', {
  address: derive(
    address('Address of the law firm', { inUnitedStates: true }),
    [firm.street, firm.unitKind, firm.unitNumber, firm.city, firm.state, firm.zipCode, firm.country],
    ([street, unitKind, unitNumber, city, state, postalCode, country]): Address | undefined =>
      street && city ? { street, unitKind, unitNumber, city, state, postalCode, country: country ?? 'US' } : undefined,
  ),
})

export const aboutAttorney = derivedFacts('attorney', {
  fullName: derive(
    text('Attorney', { max: 200 }),
    [attorney.givenName, attorney.middleName, attorney.familyName],
    ([given, middle, family]) => fullName(given, middle, family),
  ),
  /** The attorney's own address, else the firm's. */
  address: derive(
    address('Address of the attorney', { inUnitedStates: true }),
    [
      attorney.street,
      attorney.unitKind,
      attorney.unitNumber,
      attorney.city,
      attorney.state,
      attorney.zipCode,
      aboutFirm.address,
    ],
    ([street, unitKind, unitNumber, city, state, postalCode, ofFirm]): Address | undefined =>
      street && city ? { street, unitKind, unitNumber, city, state, postalCode, country: 'US' } : ofFirm,
  ),
  licensingAuthority: derive(text('Licensing authority', { max: 200 }), [attorney.licenses], ([licenses]) => {
    const [first] = licenses ?? []
    return first?.authority ?? first?.state
  }),
  barNumber: derive(exact('Bar number', { max: 40 }), [attorney.licenses], ([licenses]) => licenses?.[0]?.barNumber),
})
