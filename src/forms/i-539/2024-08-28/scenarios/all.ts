import type { Scenario } from '../../../scenario.ts'
import { answeredNo, crossedNo } from './background.ts'
import { full } from './full.ts'
import { small } from './small.ts'

/** A student without an attorney asks for reinstatement; what was worked and when, and earlier J-1 time, is told. */
const student: Scenario = {
  name: 'the reinstatement of a student admitted for duration of status',
  today: '2026-11-15',
  roles: { person: 'person/1', case: 'case/1' },
  answers: {
    'person/1': {
      ...answeredNo,
      'person.familyName': 'COSTA',
      'person.givenName': 'Ana',
      'person.currentStatus': 'F-1',
      'person.statusWithoutEnd': true,
      'person.sevisId': 'N0012345678',
      'person.workedSinceAdmission': true,
      'person.workSinceAdmission': [
        {
          id: 'w1',
          employer: 'STATE UNIVERSITY',
          address: '1 Campus Drive, Boston, MA 02115',
          from: '2025-09-01',
          weeklyIncome: 30_050,
          authorized: false,
        },
      ],
      'person.wasExchangeVisitor': true,
      'person.exchangeVisits': [
        { id: 'j1', status: 'J-1', from: '2019-08-01', until: '2020-05-31' },
        { id: 'j2', status: 'J-2', from: '2021-01-01', until: '2021-06-30' },
      ],
      'person.readsEnglish': true,
    },
    'case/1': {
      'case.stayAction': 'Reinstatement to student status',
      'case.coApplicants': 0,
      'case.schoolToAttend': 'State University',
      'case.stayUntil': { not: 'notApplicable' },
      'case.stayBasis': 'No',
      'case.preparedByOther': true,
      'case.preparerFamilyName': 'LEE',
      'case.preparerGivenName': 'Dana',
      'case.preparerPhone': '+16175550133',
    },
  },
  fields: {
    'P1Line1a_FamilyName[0]': 'COSTA',
    'P1_Line1b_GivenName[0]': 'Ana',
    'Pt1Line15a_NewStatus[0]': 'F1',
    'P1_Checkbox12c[0]': true,
    'P2_checkbox[2]': true,
    'P2_checkbox4[0]': true,
    'SupA_Line1k_Passport[1]': 'State University',
    'SupA_Line1k_Passport[2]': 'N0012345678',
    'P3_Line1a_DateExtended[0]': 'D/S',
    'P3_checkbox2a[0]': true,
    'P3_checkbox1[0]': true,
    ...without(crossedNo, 'P4_checkbox19_No[0]', 'P4_checkbox20_No[0]'),
    'P4_checkbox19_Yes[0]': true,
    'P4_checkbox20_Yes[0]': true,
    'P7_Line1a_PreparerFamilyName[0]': 'LEE',
    'P7_Line1b_PreparerGivenName[0]': 'Dana',
    'P7_Line4_PreparerDaytimePhoneNumber[0]': '6175550133',
    'P1Line1a_FamilyName[1]': 'COSTA',
    'P1_Line1b_GivenName[1]': 'Ana',
    'P8_Line3_A_PageNumber[0]': '4',
    'P8_Line3_B_PartNumber[0]': '4',
    'P8_Line3_C_ItemNumber[0]': '14',
    'P8_Line3_D_AdditionalInfo[0]':
      'Work in the United States since you were last admitted or granted a status: Employer: STATE UNIVERSITY, Address of the employer: 1 Campus Drive, Boston, MA 02115, From: 09/01/2025, Weekly income: 300.50, Specifically authorized by USCIS: No',
    'P8_Line4_A_PageNumber[0]': '4',
    'P8_Line4_B_PartNumber[0]': '4',
    'P8_Line4_C_ItemNumber[0]': '15',
    'P8_Line4_D_AdditionalInfo[0]':
      'Times in J-1 or J-2 status: Status: J-1, From: 08/01/2019, Until: 05/31/2020; Status: J-2, From: 01/01/2021, Until: 06/30/2021',
  },
}

function without(fields: Record<string, true>, ...names: string[]): Record<string, true> {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)))
}

/** The list of statuses has a number for the spouse of an E-3 worker; the worker's own extension was granted. */
const granted: Scenario = {
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

export const scenarios: readonly Scenario[] = [small, full, student, granted]
