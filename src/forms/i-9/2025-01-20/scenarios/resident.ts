import type { Scenario } from '../../../scenario.ts'
import { small } from './small.ts'

const known = small.answers['i9/1']

/** A permanent resident who lives in Canada, with one name, a receipt, and changes in every block of Supplement B. */
export const resident: Scenario = {
  ...small,
  name: 'a permanent resident with a receipt, who lives in Canada',
  answers: {
    ...small.answers,
    'person/1': {
      'person.familyName': 'SUKARNOPUTRI',
      'person.givenName': { not: 'none' },
      'person.middleName': { not: 'none' },
      'person.otherNames': { not: 'none' },
      'person.birthDate': '1979-12-01',
      'person.aNumber': 'A012345678',
      'person.addresses': [
        {
          ...{ id: 'a', kind: 'Home', street: '14 Riverside Drive', city: 'Windsor', province: 'Ontario' },
          ...{ postalCode: 'N9A 5K3', country: 'CA' },
        },
      ],
    },
    'i9/1': {
      ...known,
      'i9.attestedStatus': 'Permanent resident',
      'i9.hasPreparer': true,
      'i9.preparers': [
        { id: 'a', familyName: 'ONE', street: '1 First Street' },
        { id: 'b', familyName: 'TWO', middleName: 'Bea', postalCode: '48201' },
        { id: 'c', familyName: 'THREE', street: '3 Third Street', state: 'MI' },
        { id: 'd', familyName: 'FOUR', givenName: 'Dee', middleName: 'Lou', city: 'Detroit', postalCode: '48201' },
      ],
      'i9.documents': [
        {
          ...{ id: 'a', list: 'A', title: 'Permanent Resident Card', authority: 'USCIS' },
          ...{ number: 'SRC0012345678', expiresOn: '2030-08-01', receipt: true },
        },
      ],
      'i9.reverifications': [
        { id: 'a', rehiredOn: '2027-03-01', familyName: 'PUTRI', givenName: 'Mega', middleName: 'Wati' },
        { id: 'b', rehiredOn: '2028-03-01', examiner: 'Ngozi OKAFOR' },
        { id: 'c', familyName: 'PUTRI', givenName: 'Mega', middleName: 'Ayu', examinedRemotely: false },
      ],
    },
  },
  fields: {
    'Last Name (Family Name)': 'SUKARNOPUTRI',
    'First Name Given Name': 'Unknown',
    'Address Street Number and Name': '14 Riverside Drive',
    'City or Town': 'Windsor',
    State: 'CAN',
    'ZIP Code': 'N9A5K3',
    'Date of Birth mmddyyyy': '12/01/1979',
    CB_3: true,
    '3 A lawful permanent resident Enter USCIS or ANumber': 'A012345678',
    'Document Title 1#0': 'Receipt: Permanent Resident Card',
    'Issuing Authority 1': 'USCIS',
    'Document Number 0 (if any)': 'SRC0012345678',
    'Expiration Date if any': '08/01/2030',
    'FirstDayEmployed mmddyyyy': '11/16/2026',
    'Last Name First Name and Title of Employer or Authorized Representative': 'OKAFOR, Ngozi, HR Director',
    'Employers Business or Org Name': 'BAY ROBOTICS INC',
    'Employers Business or Org Address': '200 Harbor Avenue, STE 400, Boston, MA 02110',
    'Last Name Family Name from Section 1': 'SUKARNOPUTRI',
    'First Name Given Name from Section 1': 'Unknown',
    'Preparer or Translator Last Name (Family Name) 0': 'ONE',
    'Preparer or Translator Address (Street Number and Name) 0': '1 First Street',
    'Preparer or Translator Last Name (Family Name) 1#0': 'TWO',
    'PT Middle Initial 1': 'B',
    'Zip Code 1': '48201',
    'Preparer or Translator Last Name (Family Name) 2': 'THREE',
    'Preparer or Translator Address (Street Number and Name) 2': '3 Third Street',
    'Preparer State 2': 'MI',
    'Preparer or Translator Last Name (Family Name) 3': 'FOUR',
    'Preparer or Translator First Name (Given Name) 3': 'Dee',
    'PT Middle Initial 3': 'L',
    'Preparer or Translator City or Town 3': 'Detroit',
    'Zip Code 3': '48201',
    'Last Name Family Name from Section 1-2': 'SUKARNOPUTRI',
    'First Name Given Name from Section 1-2': 'Unknown',
    'Date of Rehire 0': '03/01/2027',
    'Last Name 0': 'PUTRI',
    'First Name 0': 'Mega',
    'Middle Initial 0': 'W',
    'Date of Rehire 1': '03/01/2028',
    'Name of Emp or Auth Rep 1': 'Ngozi OKAFOR',
    'Last Name 2': 'PUTRI',
    'First Name 2': 'Mega',
    'Middle Initial 2': 'A',
  },
}
