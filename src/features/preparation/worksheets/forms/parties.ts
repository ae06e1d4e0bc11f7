import { ask, askIfAny } from '#engine/form.ts'
import { company } from '#facts/company.ts'
import { aboutLaborAttorney } from '#facts/derived/labor-certification.ts'
import { aboutAttorney, aboutCompany } from '#facts/derived/parties.ts'
import { attorney, firm } from '#facts/firm.ts'
import { lcaJob } from './lca-job.ts'

/** The employer, as the Department of Labor's online system asks for it. */
export const employerItems = [
  ask('1', company.legalName, { label: 'Legal business name' }),
  askIfAny('2', company.tradeName, { label: 'Trade name or doing business as (DBA)' }),
  ask('3', aboutCompany.address, { label: 'Address' }),
  ask('10', company.phone, { label: 'Telephone number' }),
  askIfAny('11', company.phoneExtension),
  ask('12', company.fein, { label: 'Federal Employer Identification Number (FEIN)' }),
  ask('13', company.naicsCode, { label: 'NAICS code' }),
]

export const contactItems = [
  ask('1', company.contactLastName, { label: 'Contact’s last (family) name' }),
  ask('2', company.contactFirstName, { label: 'Contact’s first (given) name' }),
  ask('4', lcaJob.contactTitleOffered, { label: 'Contact’s job title' }),
  ask('12', company.phone, { label: 'Telephone number' }),
  ask('14', company.email, { label: 'Business e-mail address' }),
]

export const attorneyItems = [
  ask('2', attorney.familyName, { label: 'Attorney’s last (family) name' }),
  ask('3', attorney.givenName, { label: 'Attorney’s first (given) name' }),
  askIfAny('4', attorney.middleName),
  ask('5', aboutAttorney.address, { label: 'Address' }),
  ask('12', attorney.phone, { label: 'Telephone number' }),
  ask('14', attorney.email, { label: 'E-mail address' }),
  ask('15', firm.name, { label: 'Law firm or business name' }),
  ask('16', firm.fein, { label: 'Law firm FEIN' }),
  ask('17', aboutAttorney.barNumber, { label: 'State bar number' }),
  ask('18', aboutLaborAttorney.courtState, {
    label: 'State of the highest court where the attorney is in good standing',
  }),
  ask('19', aboutLaborAttorney.courtName, {
    label: 'Name of the highest state court where the attorney is in good standing',
  }),
]
