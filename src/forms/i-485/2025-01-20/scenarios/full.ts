import type { Scenario } from '../../../scenario.ts'
import { fullFields } from './full-fields.ts'
import { spouse } from './full-spouse.ts'
import { answeredYes } from './part-9.ts'

/** A spouse applies as a derivative; every question that can be answered "Yes" is, and each is explained. */
export const full: Scenario = {
  name: 'a derivative spouse with everything to explain',
  today: '2026-11-15',
  roles: {
    person: 'person/1',
    principal: 'person/2',
    case: 'case/1',
    attorney: 'attorney/1',
    attorneyOfPerson: 'attorney/1',
    firm: 'firm/1',
  },
  answers: {
    'person/1': { ...answeredYes, ...spouse },
    'person/2': {
      'person.familyName': 'NGUYEN',
      'person.givenName': 'Van Duc',
      'person.middleName': 'Quang',
      'person.aNumber': '098765432',
      'person.birthDate': '1985-02-03',
    },
    'attorney/1': {
      'attorney.familyName': 'GARCIA',
      'attorney.givenName': 'Elena',
      'attorney.phone': '+12145550100',
      'attorney.mobilePhone': '+12145550101',
      'attorney.email': 'elena.garcia@example.com',
      'attorney.onlineAccount': '111122223333',
      'attorney.volagNumber': 'VA12345',
      'attorney.licenses': [{ id: 'l1', state: 'TX', barNumber: '24098765' }],
    },
    'firm/1': { 'firm.name': 'GARCIA IMMIGRATION PC' },
    'case/1': {
      'case.beforeImmigrationCourt': true,
      'case.underlyingReceipt': 'SRC2590054321',
      'case.underlyingPriorityDate': '2022-09-30',
      'case.adjustsAs': 'Derivative',
      'case.adjustmentCategory': 'skilledWorker',
      'case.relativeFiled': 'Yes',
      'case.relativeIs': 'Brother',
      'case.relativeStatus': 'U.S. citizen',
      'case.section245i': true,
      'case.childStatusProtection': true,
      'case.affidavitExemption': 'Required',
    },
  },
  fields: fullFields,
}
