import type { Scenario } from '../../../scenario.ts'

const applicant: Scenario = {
  name: 'an applicant’s work permit, without a middle name',
  today: '2026-11-16',
  roles: { case: 'case/1', person: 'person/1', company: 'company/1' },
  answers: {
    'case/1': { 'case.paidFor': 'Applicant', 'case.paymentAmount': 52_000 },
    'person/1': { 'person.familyName': 'NAIR', 'person.givenName': 'Priya', 'person.middleName': { not: 'none' } },
    'company/1': { 'company.signerLastName': 'ACHEBE', 'company.signerFirstName': 'Helen' },
  },
  fields: {
    'FamilyName[0]': 'NAIR',
    'GivenName[0]': 'Priya',
    'AuthorizedPaymentAmt[0]': '520',
  },
}

const petitioner: Scenario = {
  name: 'an employer’s petition, named by who signs it',
  today: '2026-11-16',
  roles: { case: 'case/1', person: 'person/1', company: 'company/1' },
  answers: {
    'case/1': { 'case.paidFor': 'Petitioner', 'case.paymentAmount': 338_000 },
    'person/1': { 'person.familyName': 'NAIR', 'person.givenName': 'Priya' },
    'company/1': {
      'company.signerLastName': 'ACHEBE',
      'company.signerFirstName': 'Helen',
      'company.signerMiddleName': 'Ada',
    },
  },
  fields: {
    'FamilyName[0]': 'ACHEBE',
    'GivenName[0]': 'Helen',
    'MiddleName[0]': 'Ada',
    'AuthorizedPaymentAmt[0]': '3380',
  },
}

export const scenarios: readonly Scenario[] = [applicant, petitioner]
