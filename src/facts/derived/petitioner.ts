import { any, has, no, yes } from '#engine/condition.ts'
import { derive, derivedFacts } from '#engine/derived.ts'
import { address, exact, text, yesNo } from '#engine/fact.ts'
import { askedIf, ifKnown, of } from '#engine/reference.ts'
import { company } from '../company.ts'
import { givenName, middleName } from '../names.ts'
import { person } from '../person.ts'
import { beneficiary, petitioner } from '../petition-parties.ts'
import { aboutCompany } from './parties.ts'
import { aboutPerson } from './person.ts'

/** A company petitions as a rule; where nobody stands in its role, the person in this role does. */
export const INDIVIDUAL = 'petitioner'

const individual = {
  name: of(INDIVIDUAL, aboutPerson.fullName),
  familyName: of(INDIVIDUAL, person.familyName),
  givenName: of(INDIVIDUAL, person.givenName),
  address: of(INDIVIDUAL, aboutPerson.mailingAddress),
  phone: of(INDIVIDUAL, person.daytimePhone),
  mobile: of(INDIVIDUAL, person.mobilePhone),
  email: of(INDIVIDUAL, person.email),
}

/** A company record may be that of a person who employs in the own name; nobody is asked who did not say so there. */
const recordOfPerson = derivedFacts('case', {
  employerIsPerson: derive(
    yesNo('A person employs in their own name'),
    [ifKnown(company.individual)],
    ([is]) => is === true,
  ),
})
export const employerIsPerson = yes(recordOfPerson.employerIsPerson)
export const petitionerIsPerson = any(has(individual.familyName), employerIsPerson)

/** The person who petitions: of a role of its own, or who signs for a record that is a person's. */
export const theIndividual = derivedFacts('case', {
  ...recordOfPerson,
  individualFamilyName: derive(
    text('Family name of the petitioner'),
    [individual.familyName, recordOfPerson.employerIsPerson, askedIf(employerIsPerson, company.signerLastName)],
    ([own, is, signer]) => own ?? (is ? signer : undefined),
  ),
  individualGivenName: derive(
    givenName('Given name of the petitioner'),
    [individual.givenName, recordOfPerson.employerIsPerson, askedIf(employerIsPerson, company.signerFirstName)],
    ([own, is, signer]) => own ?? (is ? signer : undefined),
  ),
  individualMiddleName: derive(
    middleName('Middle name of the petitioner'),
    [
      of(INDIVIDUAL, person.middleName),
      recordOfPerson.employerIsPerson,
      askedIf(employerIsPerson, company.signerMiddleName),
    ],
    ([own, is, signer]) => own ?? (is ? signer : undefined),
  ),
  individualTaxNumber: derive(
    exact('Individual IRS tax number', { max: 11, secret: true }),
    [
      of(INDIVIDUAL, beneficiary.taxpayerNumber),
      recordOfPerson.employerIsPerson,
      askedIf(employerIsPerson, petitioner.individualTaxNumber),
    ],
    ([own, is, ofRecord]) => own ?? (is ? ofRecord : undefined),
  ),
  individualSsn: derive(
    text('Social Security number of the petitioner', { max: 11, format: 'ssn', secret: true }),
    [of(INDIVIDUAL, person.ssn), recordOfPerson.employerIsPerson, askedIf(employerIsPerson, petitioner.individualSsn)],
    ([own, is, ofRecord]) => own ?? (is ? ofRecord : undefined),
  ),
})

/** Who petitions, company or person. */
export const thePetitioner = derivedFacts('case', {
  petitionerName: derive(
    text('Name of the petitioner', { max: 200 }),
    [company.legalName, individual.name, recordOfPerson.employerIsPerson, ifKnown(aboutCompany.signerName)],
    ([ofCompany, own, is, signer]) => (is ? (signer ?? ofCompany) : (ofCompany ?? own)),
  ),
  petitionerAddress: derive(
    address('Mailing address of the petitioner'),
    [aboutCompany.address, individual.address],
    ([ofCompany, own]) => ofCompany ?? own,
  ),
  petitionerPhone: derive(
    text('Daytime phone of the petitioner', { max: 30, format: 'worldPhone' }),
    [company.phone, company.phoneCountryCode, individual.phone],
    ([ofCompany, code, own]) => (ofCompany ? withCode(ofCompany, code) : own),
  ),
  petitionerMobile: derive(
    text('Mobile phone of the petitioner', { max: 30, format: 'worldPhone' }),
    [petitioner.mobilePhone, individual.mobile],
    ([ofCompany, own]) => ofCompany ?? own,
  ),
  petitionerEmail: derive(
    exact('E-mail of the petitioner', { max: 254 }),
    [company.email, individual.email],
    ([ofCompany, own]) => ofCompany ?? own,
  ),
  signatoryFamilyName: derive(
    text('Family name of the signatory'),
    [company.signerLastName, individual.familyName],
    ([ofCompany, own]) => ofCompany ?? own,
  ),
  signatoryGivenName: derive(
    givenName('Given name of the signatory'),
    [company.signerFirstName, individual.givenName],
    ([ofCompany, own]) => ofCompany ?? own,
  ),
})

export const aboutEmployer = derivedFacts('company', {
  taxExemptOrResearch: derive(
    yesNo('Nonprofit organized as tax exempt or governmental research organization'),
    [company.nonprofitTaxExempt, askedIf(no(company.nonprofitTaxExempt), petitioner.governmentalResearch)],
    ([taxExempt, research]) => (taxExempt === false ? research : taxExempt),
  ),
})

/** '(617) 555-0100' with '+1' as '+16175550100'. */
function withCode(phone: string, code = '+1'): string {
  const digits = phone.replace(/\D/g, '')
  return phone.trim().startsWith('+') ? `+${digits}` : `${code}${digits}`
}

/** Some supplements ask the middle name of who signs, too. */
export const signatory = derivedFacts('case', {
  signatoryMiddleName: derive(
    middleName('Middle name of the signatory'),
    [company.signerMiddleName, of(INDIVIDUAL, person.middleName)],
    ([ofCompany, own]) => ofCompany ?? own,
  ),
})
