import type { Scenario } from '../../../scenario.ts'
import { hScenario } from './h-common.ts'

const yesTraining = {
  trainingAtHome: true,
  helpsCareerAbroad: true,
  productiveWork: true,
  skilledAlready: true,
  laborShortage: true,
  employedAbroadAfter: true,
}
const noTraining = Object.fromEntries(Object.keys(yesTraining).map((fact) => [fact, false]))

export const h3Scenarios: readonly Scenario[] = [
  hScenario(
    'an H-3 trainee, every answer to be explained',
    {
      person: { familyName: 'SATO', givenName: 'Ken', middleName: { not: 'none' } },
      employment: { worksiteState: 'NY', controllingInterest: false },
      case: {
        classification: 'H-3',
        furtherBeneficiaries: { not: 'none' },
        basis: 'New employment',
        ...yesTraining,
        productiveWorkExplained: '4 of 40 hours a week.',
        trainingExplained: 'See the training plan.',
        whyTrain: 'Not asked when the trainee is employed abroad.',
      },
    },
    {
      'Line2_BeneficiaryName[0]': 'Ken SATO',
      'SubHLine4_class[5]': true,
      'SupHLine5_No[1]': true,
      'SupHLine5_No[0]': true,
      'Line8a_Check[0]': true,
      'HSec3Line1a_Yes[0]': true,
      'HSec3Line1b_Yes[0]': true,
      'HSec3Line1c_Yes[0]': true,
      'HSec3Line1d_Yes[0]': true,
      'HSec3Line1e_Yes[0]': true,
      'HSec3Line7_Check[1]': true,
    },
  ),
  hScenario(
    'an H-3 special education exchange visitor',
    {
      person: { familyName: 'SILVA', givenName: 'Ines', middleName: { not: 'none' } },
      case: {
        classification: 'H-3 special education',
        furtherBeneficiaries: { not: 'none' },
        ...noTraining,
        whyTrain: 'We exchange teachers every year.',
      },
    },
    {
      'Line2_BeneficiaryName[0]': 'Ines SILVA',
      'SubHLine4_class[6]': true,
      'HSec3Line1a_No[0]': true,
      'HSec3Line1b_No[0]': true,
      'HSec3Line1c_No[0]': true,
      'HSec3Line1d_No[0]': true,
      'HSec3Line1e_No[0]': true,
      'HSec3Line7_Check[0]': true,
      'Line2_Explanation[0]': 'We exchange teachers every year.',
    },
  ),
]
