import type { Scenario } from '../../../scenario.ts'
import { petitioner } from './petitioner.ts'

const { 'P3_Line1_Checkbox[1]': _readsEnglish, ...fields } = petitioner.fields

/** The employer's signer reads no English: the interpreter is the signer's, not the worker's. */
export const interpretedSigner: Scenario = {
  ...petitioner,
  name: 'an employer’s own request, read to the signer in Spanish',
  answers: {
    ...petitioner.answers,
    'company/1': {
      ...petitioner.answers['company/1'],
      'company.signerReadsEnglish': false,
      'company.signerInterpreterFamilyName': 'PAZ',
      'company.signerInterpreterGivenName': 'Lucía',
      'company.signerInterpreterBusiness': 'Harbor Translations',
      'company.signerInterpreterAddress': {
        street: '12 Wharf Street',
        unitKind: 'APT',
        unitNumber: '2',
        city: 'Boston',
        state: 'MA',
        postalCode: '02110',
        country: 'US',
      },
      'company.signerInterpreterPhone': '+16175550150',
      'company.signerInterpreterMobile': { not: 'none' },
      'company.signerInterpreterEmail': 'lucia@harbor.example',
      'company.signerInterpreterLanguage': 'Spanish',
    },
    'person/1': { ...petitioner.answers['person/1'], 'person.interpreterFamilyName': 'SOMEBODY ELSE' },
  },
  fields: {
    ...fields,
    'P3_Line1_Checkbox[0]': true,
    'P3_Line1_B_Language[0]': 'Spanish',
    'P4_Line1_InterpreterFamilyName[0]': 'PAZ',
    'P4_Line1_InterpreterGivenName[0]': 'Lucía',
    'P4_Line2_NameofBusinessorOrgName[0]': 'Harbor Translations',
    'P4_Line3_StreetNumberName[0]': '12 Wharf Street',
    'P4_Line3_Unit[2]': true,
    'P4_Line3_AptSteFlrNumber[0]': '2',
    'P4_Line3_CityTown[0]': 'Boston',
    'P4_Line3_State[0]': 'MA',
    'P4_Line3_ZipCode[0]': '02110',
    'P4_Line3_Country[0]': 'United States',
    'P4_Line4_DaytimeTelePhoneNumber[0]': '6175550150',
    'P4_Line5_Email[0]': 'lucia@harbor.example',
    'P4_Line6_Language[0]': 'Spanish',
  },
}
