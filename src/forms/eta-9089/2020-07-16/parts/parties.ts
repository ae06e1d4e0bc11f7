import { all, not, yes } from '#engine/condition.ts'
import { ask, askIfAny, part } from '#engine/form.ts'
import { company } from '#facts/company.ts'
import { otherPreparer } from '#facts/declarations.ts'
import { aboutCertification, aboutLaborAttorney, byLaborAttorney } from '#facts/derived/labor-certification.ts'
import { aboutAttorney, aboutCompany } from '#facts/derived/parties.ts'
import { attorney, firm } from '#facts/firm.ts'
import { goodStanding, laborCertification, permPreparer } from '#facts/labor-certification.ts'
import { premiumCompany } from '#facts/premium.ts'

export const employer = part('A', 'Employer Information', [
  ask('1', company.legalName, { label: 'Legal Business Name' }),
  askIfAny('2', company.tradeName, { label: 'Trade Name/Doing Business As (DBA), if applicable' }),
  ask('3', aboutCompany.address, { label: 'Address' }),
  askIfAny('4', aboutCertification.employerUnit, { label: 'Address 2 (apartment/suite/floor and number)' }),
  ask('10', company.phone, { label: 'Telephone Number' }),
  askIfAny('11', company.phoneExtension, { label: 'Extension' }),
  ask('12', company.fein, { label: 'Federal Employer Identification Number (FEIN from IRS)' }),
  ask('13', company.naicsCode, { label: 'NAICS Code' }),
  ask('14', laborCertification.areaEmployees, {
    label: 'Number of current employees on payroll in the area of intended employment',
  }),
  ask('15', aboutCompany.yearEstablished, { label: 'Year Commenced Business' }),
  ask('16', laborCertification.workerOwns, {
    label:
      'Is the employer a closely held corporation, partnership, or sole proprietorship in which the foreign worker has an ownership interest?',
  }),
  ask('17', laborCertification.workerRelated, {
    label:
      'Is there a familial relationship between the foreign worker and the owners, stockholders, partners, corporate officers, and/or incorporators?',
  }),
])

export const contact = part('B', 'Employer Point of Contact Information', [
  ask('1', company.contactLastName, { label: 'Contact’s Last (family) Name' }),
  ask('2', company.contactFirstName, { label: 'First (given) Name' }),
  askIfAny('3', company.contactMiddleName, { label: 'Middle Name(s)' }),
  ask('4', premiumCompany.contactTitle, { label: 'Contact’s Job Title' }),
  ask('5', aboutCompany.address, { label: 'Address' }),
  askIfAny('6', aboutCertification.employerUnit, { label: 'Address 2 (apartment/suite/floor and number)' }),
  ask('12', company.phone, { label: 'Telephone Number' }),
  askIfAny('13', company.phoneExtension, { label: 'Extension' }),
  ask('14', company.email, { label: 'Business Email Address' }),
])

export const attorneyPart = part('C', 'Attorney or Agent Information', [
  ask('1', aboutCertification.laborRepresentation, { label: 'Type of representation for the employer' }),
  ask('2', attorney.familyName, { label: 'Attorney or Agent’s Last (family) Name', when: byLaborAttorney }),
  ask('3', attorney.givenName, { label: 'First (given) Name', when: byLaborAttorney }),
  askIfAny('4', attorney.middleName, { label: 'Middle Name(s)', when: byLaborAttorney }),
  ask('5', aboutAttorney.address, { label: 'Address', when: byLaborAttorney }),
  askIfAny('6', aboutCertification.attorneyUnit, {
    label: 'Address 2 (apartment/suite/floor and number)',
    when: byLaborAttorney,
  }),
  ask('12', attorney.phone, { label: 'Telephone Number', when: byLaborAttorney }),
  askIfAny('13', attorney.phoneExtension, { label: 'Extension', when: byLaborAttorney }),
  ask('14', attorney.email, { label: 'Law Firm/Business Email Address', when: byLaborAttorney }),
  ask('15', firm.name, { label: 'Law Firm/Business Name', shorter: firm.shortName, when: byLaborAttorney }),
  ask('16', firm.fein, { label: 'Law Firm/Business FEIN', when: byLaborAttorney }),
  ask('17', aboutLaborAttorney.barNumbers, { label: 'State Bar Number(s)', when: byLaborAttorney }),
  ask('18', aboutLaborAttorney.courtState, {
    label: 'State of highest court where attorney is in good standing',
    when: byLaborAttorney,
  }),
  ask('19', goodStanding.highestCourt, {
    label: 'Name of the highest state court where attorney is in good standing',
    when: byLaborAttorney,
  }),
])

export const worker = part('D', 'Foreign Worker Information', [
  ask('1', aboutCertification.appendixAAttached, { label: 'A completed Appendix A is attached' }),
  ask('2', aboutCertification.representsBoth, {
    label:
      'Has the employer contracted with an agent or attorney that also represents the foreign worker covered by this application?',
  }),
])

/** Only who is neither the contact nor the attorney. */
export const preparation = part(
  'J',
  'Preparer',
  [
    ask('1', otherPreparer.preparerFamilyName, { label: 'Last (family) Name' }),
    ask('2', otherPreparer.preparerGivenName, { label: 'First (given) Name' }),
    askIfAny('3', permPreparer.preparerMiddleName, { label: 'Middle Name(s)' }),
    askIfAny('4', permPreparer.preparerFein, { label: 'Law Firm/Business FEIN' }),
    askIfAny('5', otherPreparer.preparerBusiness, { label: 'Law Firm/Business Name' }),
    askIfAny('6', otherPreparer.preparerEmail, { label: 'Law Firm/Business Email Address' }),
  ],
  all(not(byLaborAttorney), yes(otherPreparer.preparedByOther)),
)
