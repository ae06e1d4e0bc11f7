import { has, not } from '#engine/condition.ts'
import { derive, derivedFacts } from '#engine/derived.ts'
import { address, choice, exact, records, text, yesNo } from '#engine/fact.ts'
import { askedIf, of } from '#engine/reference.ts'
import { accreditation, agencies, appearance, clientParts, companyElections, personElections } from '../appearance.ts'
import { company } from '../company.ts'
import { preparer } from '../declarations.ts'
import { attorney } from '../firm.ts'
import { givenName, middleName } from '../names.ts'
import { person } from '../person.ts'
import { petitioner } from '../petition-parties.ts'
import { fullName } from '../pick.ts'
import { aboutCompany } from './parties.ts'
import { aboutPerson } from './person.ts'

/** A Form G-28 has one client: the employer or a person. Exactly one of the two roles is filled. */
export const CLIENT_COMPANY = 'clientCompany'
export const CLIENT_PERSON = 'clientPerson'

const entityName = of(CLIENT_COMPANY, company.legalName)
const personName = of(CLIENT_PERSON, person.familyName)

export const aboutAppearance = derivedFacts('case', {
  agency: derive(choice('Agency', agencies), [appearance.appearanceAgency], ([agency]) => agency ?? 'USCIS'),
  appearsFor: derive(
    choice('At the request of', clientParts),
    [
      entityName,
      personName,
      askedIf(has(personName), appearance.personAppearsAs),
      appearance.appearanceAgency,
      appearance.appearanceMatter,
    ],
    ([entity, family, chosen, agency = 'USCIS', matter]) => {
      if (!entity && !family) return undefined
      if (family && chosen) return chosen
      if (agency !== 'USCIS') return 'Respondent'
      if (entity) return 'Petitioner'
      return matter ? usualPart(matter) : undefined
    },
  ),
  associated: derive(yesNo('Associated with an attorney of record'), [appearance.associatedWith], crossed),
  hasLawStudent: derive(yesNo('A law student or law graduate works on the case'), [appearance.lawStudent], crossed),
  clientFamilyName: derive(
    text('Client: family name', { max: 200 }),
    [of(CLIENT_COMPANY, company.signerLastName), personName],
    ([ofSigner, own]) => ofSigner ?? own,
  ),
  clientGivenName: derive(
    givenName('Client: given name', { max: 200 }),
    [of(CLIENT_COMPANY, company.signerFirstName), of(CLIENT_PERSON, person.givenName)],
    ([ofSigner, own]) => ofSigner ?? own,
  ),
  clientMiddleName: derive(
    middleName('Client: middle name', { max: 200 }),
    [of(CLIENT_COMPANY, company.signerMiddleName), of(CLIENT_PERSON, person.middleName)],
    ([ofSigner, own]) => ofSigner ?? own,
  ),
  clientPhone: derive(
    text('Client: daytime phone', { max: 30, format: 'worldPhone' }),
    [of(CLIENT_COMPANY, company.phone), of(CLIENT_PERSON, person.daytimePhone)],
    ([ofCompany, own]) => ofCompany ?? own,
  ),
  clientMobile: derive(
    text('Client: mobile phone', { max: 30, format: 'worldPhone' }),
    [of(CLIENT_COMPANY, petitioner.mobilePhone), of(CLIENT_PERSON, person.mobilePhone)],
    ([ofCompany, own]) => ofCompany ?? own,
  ),
  clientEmail: derive(
    exact('Client: e-mail', { max: 254 }),
    [of(CLIENT_COMPANY, company.email), of(CLIENT_PERSON, person.email)],
    ([ofCompany, own]) => ofCompany ?? own,
  ),
  clientAddress: derive(
    address('Client: mailing address'),
    [of(CLIENT_COMPANY, aboutCompany.address), of(CLIENT_PERSON, aboutPerson.mailingAddress)],
    ([ofCompany, own]) => ofCompany ?? own,
  ),
  clientNoticesToAttorney: derive(
    yesNo('Original notices go to the attorney'),
    [of(CLIENT_COMPANY, companyElections.noticesToAttorney), of(CLIENT_PERSON, personElections.noticesToAttorney)],
    ([ofCompany, own]) => ofCompany ?? own,
  ),
  clientI94ToClient: derive(
    yesNo('A notice with a Form I-94 goes to the client'),
    [of(CLIENT_COMPANY, companyElections.i94ToClient), of(CLIENT_PERSON, personElections.i94ToClient)],
    ([ofCompany, own]) => ofCompany ?? own,
  ),
  preparersFullName: derive(
    text('Preparer', { max: 200 }),
    [preparer.preparersGivenName, preparer.preparersFamilyName],
    ([given, family]) => fullName(given, family),
  ),
})

const withoutLicense = not(has(attorney.licenses))

export const aboutEligibility = derivedFacts('attorney', {
  isAttorney: derive(
    yesNo('Attorney in good standing'),
    [attorney.licenses, askedIf(withoutLicense, accreditation.recognizedOrganization)],
    ([licenses, organization]) => (licenses?.length ? true : organization ? false : undefined),
  ),
  isAccredited: derive(
    yesNo('Accredited representative'),
    [askedIf(withoutLicense, accreditation.recognizedOrganization), attorney.licenses],
    ([organization, licenses]) => (organization ? true : licenses?.length ? false : undefined),
  ),
  furtherLicenses: derive(
    records('Further licenses', 'license', attorney.licenses.columns),
    [attorney.licenses],
    ([licenses]) => licenses && (licenses.length > 1 ? licenses.slice(1) : { not: 'none' }),
  ),
})

/** A box that is crossed when something is said, and stays empty otherwise. */
function crossed([said]: readonly [string | undefined]): true | undefined {
  return said ? true : undefined
}

/** What a person usually is in a matter: the worker is the beneficiary of the employer's petition. */
function usualPart(matter: string): 'Applicant' | 'Petitioner' | 'Beneficiary/Derivative' {
  if (/I-(129|140)\b/i.test(matter)) return 'Beneficiary/Derivative'
  return /I-(130|129F)\b/i.test(matter) ? 'Petitioner' : 'Applicant'
}
