import type { Scenario } from '../../../scenario.ts'
import { small } from './small.ts'

const attorneyAndClient = Object.fromEntries(
  Object.entries(small.fields).filter(([field]) => !/USCIS|ListFormNumber|Line4_Checkbox/.test(field)),
)
const before = (agency: 'ICE' | 'CBP') => ({
  ...small.answers,
  'case/1': { 'case.appearanceAgency': agency, 'case.appearanceMatter': 'I-9 inspection' },
})

/** An inspection of the employer's records by another agency: the employer is the respondent. */
export const ice: Scenario = {
  ...small,
  name: 'an employer’s appearance before ICE',
  answers: before('ICE'),
  fields: {
    ...attorneyAndClient,
    'Line2a_ICE[0]': true,
    'Line2b_ListMatter[0]': 'I-9 inspection',
    'Line4_Checkbox[2]': true,
  },
}

export const cbp: Scenario = {
  ...small,
  name: 'an employer’s appearance before CBP',
  answers: before('CBP'),
  fields: {
    ...attorneyAndClient,
    'Line3a_CBP[0]': true,
    'Line3b_ListSpecificMatter[0]': 'I-9 inspection',
    'Line4_Checkbox[2]': true,
  },
}
