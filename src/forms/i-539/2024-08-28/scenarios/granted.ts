import type { Scenario } from '../../../scenario.ts'

/** The list of statuses has a number for the spouse of an E-3 worker; the worker's own extension was granted. */
export const granted: Scenario = {
  name: 'an extension that follows one already granted, for a status with a number in the list',
  today: '2026-11-15',
  roles: { person: 'person/1', principal: 'person/2', case: 'case/1' },
  answers: {
    'person/1': { 'person.familyName': 'HARRIS', 'person.givenName': 'Zoe', 'person.currentStatus': 'E-3S' },
    'person/2': { 'person.familyName': 'HARRIS', 'person.givenName': 'Tom' },
    'case/1': {
      'case.stayAction': 'Extension of stay',
      'case.coApplicants': 1,
      'case.stayUntil': '2028-06-30',
      'case.stayBasis': 'Granted',
      'case.basisForm': 'I-539',
      'case.basisReceipt': 'WAC2190012345',
      // Left over from an earlier answer; nobody asks for it once the petition is granted.
      'case.basisFiledOn': '2026-01-05',
    },
  },
  fields: {
    'P1Line1a_FamilyName[0]': 'HARRIS',
    'P1_Line1b_GivenName[0]': 'Zoe',
    'Pt1Line15a_NewStatus[0]': '0',
    'P2_checkbox[0]': true,
    'P2_checkbox4[1]': true,
    'P2_Line5b_TotalNumber[0]': '2',
    'P3_Line1a_DateExtended[0]': '06/30/2028',
    'P3_checkbox2a[1]': true,
    'P3_checkbox1[0]': true,
    'P3_checkbox4[0]': true,
    'P3_Line5_ReceiptNumber[0]': 'WAC2190012345',
    'P1Line1a_FamilyName[1]': 'HARRIS',
    'P1_Line1b_GivenName[1]': 'Zoe',
  },
}
