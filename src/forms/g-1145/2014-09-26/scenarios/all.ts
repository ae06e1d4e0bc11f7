import type { Scenario } from '../../../scenario.ts'

/** An employer is told of its petition. */
const petitioner: Scenario = {
  name: 'an employer who petitions',
  today: '2026-11-16',
  roles: { company: 'company/1', person: 'person/1', case: 'case/1' },
  answers: {
    'company/1': {
      'company.signerLastName': 'MILLER',
      'company.signerFirstName': 'Karen',
      'company.signerMiddleName': 'Lee',
      'company.email': 'hr@baystaffing.example',
      'company.mobilePhone': '+16175550101',
    },
    'case/1': { 'case.notified': 'Petitioner' },
  },
  fields: {
    'LastName[0]': 'MILLER',
    'FirstName[0]': 'Karen',
    'MiddleName[0]': 'Lee',
    'Email[0]': 'hr@baystaffing.example',
    'MobilePhoneNumber[0]': '6175550101',
  },
}

/** An applicant who has no middle name and wants no text message. */
const applicant: Scenario = {
  name: 'an applicant without a mobile phone',
  today: '2026-11-16',
  roles: { person: 'person/1', case: 'case/1' },
  answers: {
    'person/1': {
      'person.familyName': 'NAIR',
      'person.givenName': 'Priya',
      'person.middleName': { not: 'none' },
      'person.email': 'priya@example.com',
    },
    'case/1': { 'case.notified': 'Applicant' },
  },
  fields: {
    'LastName[0]': 'NAIR',
    'FirstName[0]': 'Priya',
    'MiddleName[0]': 'N/A',
    'Email[0]': 'priya@example.com',
  },
}

export const scenarios: readonly Scenario[] = [applicant, petitioner]
