import type { Scenario } from '../../../scenario.ts'

/** An attorney's case, certified: every box that is not the Department's or the signers' own. */
const certified: Scenario = {
  name: 'a certified application of an attorney’s case',
  today: '2026-11-16',
  roles: {
    ...{ company: 'company/1', person: 'person/1', employment: 'employment/1', case: 'case/1' },
    ...{ firm: 'firm/1', attorney: 'attorney/1' },
  },
  answers: {
    'company/1': {
      'company.legalName': 'BAY STAFFING LLC',
      'company.fein': '04-1234567',
      'company.signerLastName': 'MILLER',
      'company.signerFirstName': 'Karen',
      'company.signerMiddleName': 'Joan',
      'company.signerTitle': 'Director of HR',
    },
    'person/1': {
      'person.familyName': 'IVANOVA',
      'person.givenName': 'Anna',
      'person.middleName': 'Petrovna',
    },
    'employment/1': { 'employment.jobTitle': 'Senior Software Engineer', 'employment.socCode': '15-1252' },
    'case/1': {
      'case.laborCertificationNumber': 'G-100-26123-123456',
      'case.laborCertificationFiledOn': '2025-03-17',
      'case.laborCertifiedOn': '2026-08-10',
      'case.laborCertificationExpiresOn': '2027-02-06',
    },
    'firm/1': { 'firm.name': 'OKAFOR & LINDSTROM LLP' },
    'attorney/1': {
      'attorney.familyName': 'OKAFOR',
      'attorney.givenName': 'Grace',
      'attorney.middleName': 'Adaeze',
    },
  },
  fields: {
    '1  DOL Case Number': 'G-100-26123-123456',
    '3  Employer Legal Business Name': 'BAY STAFFING LLC',
    '4  Employer FEIN': '04-1234567',
    '5  Foreign Workers Last family Name': 'IVANOVA',
    '6  Foreign Workers First given Name': 'Anna',
    '7  Foreign Workers Middle Names': 'Petrovna',
    '8  Job Title': 'Senior Software Engineer',
    '9  SOC Code': '15-1252',
    '11  Filing Date': '03/17/2025',
    '12  Determination Date': '08/10/2026',
    '13  Expiration Date': '02/06/2027',
    '1 Attorney or Agents Last family Name': 'OKAFOR',
    '2 First given Name': 'Grace',
    '3 Middle Initial': 'A',
    '4  FirmBusiness Name': 'OKAFOR & LINDSTROM LLP',
    '1 Last family Name': 'MILLER',
    '2 First given Name_2': 'Karen',
    '3 Middle Initial_2': 'J',
    '4 Title': 'Director of HR',
  },
}

/** Nobody represents the employer, and nothing is decided yet. */
const pending: Scenario = {
  name: 'an application that waits, of an employer without an attorney',
  today: '2026-11-16',
  roles: { company: 'company/1', person: 'person/1', employment: 'employment/1', case: 'case/1' },
  answers: {
    'company/1': {
      'company.legalName': 'RIVERSIDE BAKERY INC',
      'company.fein': '12-3456789',
      'company.signerLastName': 'DUBOIS',
      'company.signerFirstName': 'Marc',
      'company.signerMiddleName': { not: 'none' },
      'company.signerTitle': 'Owner',
    },
    'person/1': {
      'person.familyName': 'SILVA',
      'person.givenName': 'João',
      'person.middleName': { not: 'none' },
    },
    'employment/1': { 'employment.jobTitle': 'Pastry Baker', 'employment.socCode': '51-3011' },
    'case/1': {
      'case.laborCertificationNumber': 'G-100-26200-654321',
      'case.laborCertificationFiledOn': '2026-07-20',
    },
  },
  fields: {
    '1  DOL Case Number': 'G-100-26200-654321',
    '3  Employer Legal Business Name': 'RIVERSIDE BAKERY INC',
    '4  Employer FEIN': '12-3456789',
    '5  Foreign Workers Last family Name': 'SILVA',
    '6  Foreign Workers First given Name': 'João',
    '7  Foreign Workers Middle Names': 'N/A',
    '8  Job Title': 'Pastry Baker',
    '9  SOC Code': '51-3011',
    '11  Filing Date': '07/20/2026',
    '1 Last family Name': 'DUBOIS',
    '2 First given Name_2': 'Marc',
    '3 Middle Initial_2': 'N/A',
    '4 Title': 'Owner',
  },
}

export const scenarios: readonly Scenario[] = [pending, certified]
