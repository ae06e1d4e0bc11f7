import { is, yes } from '#engine/condition.ts'
import { ask, askIfAny, form, part } from '#engine/form.ts'
import { of } from '#engine/reference.ts'
import { accreditation, appearance, personElections } from '#facts/appearance.ts'
import { company } from '#facts/company.ts'
import { aboutAppearance, aboutEligibility, CLIENT_COMPANY, CLIENT_PERSON } from '#facts/derived/appearance.ts'
import { aboutAttorney } from '#facts/derived/parties.ts'
import { attorney, firm } from '#facts/firm.ts'
import { person } from '#facts/person.ts'

const isAttorney = yes(aboutEligibility.isAttorney)
const isAccredited = yes(aboutEligibility.isAccredited)
const restricted = is(attorney.restriction, 'Subject')
const beforeUscis = is(aboutAppearance.agency, 'USCIS')
const beforeIce = is(aboutAppearance.agency, 'ICE')
const beforeCbp = is(aboutAppearance.agency, 'CBP')

export const one = part('1', 'Information About Attorney or Accredited Representative', [
  askIfAny('1', attorney.onlineAccount, { label: 'USCIS Online Account Number (if any)' }),
  ask('2.a', attorney.familyName, { label: 'Family Name (Last Name)' }),
  ask('2.b', attorney.givenName, { label: 'Given Name (First Name)' }),
  askIfAny('2.c', attorney.middleName, { label: 'Middle Name' }),
  ask('3', aboutAttorney.address, { label: 'Address of Attorney or Accredited Representative' }),
  ask('4', attorney.phone, { label: 'Daytime Telephone Number' }),
  askIfAny('5', attorney.mobilePhone, { label: 'Mobile Telephone Number (if any)' }),
  askIfAny('6', attorney.email, { label: 'Email Address (if any)' }),
  askIfAny('7', attorney.fax, { label: 'Fax Number (if any)' }),
])

export const two = part('2', 'Eligibility Information for Attorney or Accredited Representative', [
  ask('1.a', aboutEligibility.isAttorney, {
    label:
      'I am an attorney eligible to practice law in, and a member in good standing of, the bar of the highest courts',
  }),
  ask('1.a authority', aboutAttorney.licensingAuthority, { label: 'Licensing Authority', when: isAttorney }),
  askIfAny('1.a further', aboutEligibility.furtherLicenses, { when: isAttorney }),
  askIfAny('1.b', aboutAttorney.barNumber, { label: 'Bar Number (if applicable)', when: isAttorney }),
  ask('1.c', attorney.restriction, {
    label:
      'Subject to any order suspending, enjoining, restraining, disbarring, or otherwise restricting the practice of law',
    when: isAttorney,
  }),
  ask('1.c explanation', attorney.restrictionExplained, { label: 'Orders restricting practice', when: restricted }),
  askIfAny('1.d', firm.name, {
    label: 'Name of Law Firm or Organization (if applicable)',
    shorter: firm.shortName,
    when: isAttorney,
  }),
  askIfAny('2.a', aboutEligibility.isAccredited, {
    label:
      'I am an accredited representative of a qualified nonprofit organization recognized by the Department of Justice',
  }),
  ask('2.b', accreditation.recognizedOrganization, { label: 'Name of Recognized Organization', when: isAccredited }),
  ask('2.c', accreditation.accreditedOn, { label: 'Date of Accreditation', when: isAccredited }),
  askIfAny('3', aboutAppearance.associated, {
    label: 'I am associated with the attorney or accredited representative of record',
  }),
  askIfAny('3 name', appearance.associatedWith),
  askIfAny('4.a', aboutAppearance.hasLawStudent, { label: 'I am a law student or law graduate' }),
  askIfAny('4.b', appearance.lawStudent, { label: 'Name of Law Student or Law Graduate' }),
])

const matter = { label: 'List the specific matter in which appearance is entered' }

export const three = part('3', 'Notice of Appearance as Attorney or Accredited Representative', [
  // What is not said follows: the agency is USCIS, and the client's part comes from the forms in item 1.b.
  askIfAny('1.a', aboutAppearance.agency, { label: 'This appearance relates to immigration matters before' }),
  ask('1.b', appearance.appearanceMatter, {
    label: 'List the form numbers or specific matter in which appearance is entered',
    when: beforeUscis,
  }),
  ask('2.b', appearance.appearanceMatter, { ...matter, when: beforeIce }),
  ask('3.b', appearance.appearanceMatter, { ...matter, when: beforeCbp }),
  askIfAny('4', appearance.receiptNumber, { label: 'Receipt Number (if any)' }),
  askIfAny('5', aboutAppearance.appearsFor, {
    label: 'I enter my appearance as an attorney or accredited representative at the request of the',
  }),
  ask('6.a', aboutAppearance.clientFamilyName, { label: 'Family Name (Last Name)' }),
  ask('6.b', aboutAppearance.clientGivenName, { label: 'Given Name (First Name)' }),
  askIfAny('6.c', aboutAppearance.clientMiddleName, { label: 'Middle Name' }),
  ask('7.a', of(CLIENT_COMPANY, company.legalName), { label: 'Name of Entity (if applicable)' }),
  ask('7.b', of(CLIENT_COMPANY, company.signerTitle), {
    label: 'Title of Authorized Signatory for Entity (if applicable)',
  }),
  askIfAny('8', of(CLIENT_PERSON, person.onlineAccount), { label: 'Client’s USCIS Online Account Number (if any)' }),
  askIfAny('9', of(CLIENT_PERSON, person.aNumber), {
    label: 'Client’s Alien Registration Number (A-Number) (if any)',
  }),
  ask('10', aboutAppearance.clientPhone, { label: 'Daytime Telephone Number' }),
  askIfAny('11', aboutAppearance.clientMobile, { label: 'Mobile Telephone Number (if any)' }),
  askIfAny('12', aboutAppearance.clientEmail, { label: 'Email Address (if any)' }),
  ask('13', aboutAppearance.clientAddress, { label: 'Mailing Address of Client' }),
])

export const four = part('4', 'Client’s Consent to Representation and Signature', [
  askIfAny('1.a', aboutAppearance.clientNoticesToAttorney, {
    label: 'Send original notices to the business address of my attorney or accredited representative',
  }),
  askIfAny('1.b', of(CLIENT_PERSON, personElections.identityDocumentsToAttorney), {
    label: 'Send any secure identity document to the U.S. business address of my attorney or accredited representative',
  }),
  askIfAny('1.c', aboutAppearance.clientI94ToClient, {
    label: 'Send my notice containing Form I-94 to me at my U.S. mailing address',
  }),
])

export const six = part('6', 'Additional Information', [
  ask('1.a', aboutAppearance.clientFamilyName, { label: 'Family Name (Last Name)' }),
  ask('1.b', aboutAppearance.clientGivenName, { label: 'Given Name (First Name)' }),
  askIfAny('1.c', aboutAppearance.clientMiddleName, { label: 'Middle Name' }),
])

export const g28 = form({
  id: 'g-28',
  edition: '2018-09-17',
  name: 'G-28',
  title: 'Notice of Entry of Appearance as Attorney or Accredited Representative',
  roles: {
    [CLIENT_COMPANY]: 'The employer, when the employer is the client',
    [CLIENT_PERSON]: 'The person, when a person is the client',
  },
  parts: [one, two, three, four, six],
})

export default g28
