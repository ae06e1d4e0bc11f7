import type { Scenario } from '../../../scenario.ts'
import { hScenario } from './h-common.ts'
import { performanceScenarios } from './supplement-performance.ts'
import { religiousScenarios } from './supplement-religious.ts'
import { tradeAgreementScenarios } from './supplement-trade-agreement.ts'
import { transferScenarios } from './supplement-transfer.ts'
import { treatyScenarios } from './supplement-treaty.ts'

const culturalExchange = hScenario(
  'a Q-1 cultural exchange',
  {
    company: {
      legalName: 'WORLD PARK INC',
      phone: '4075550100',
      email: 'hr@park.example',
      signerFirstName: 'Joe',
      signerMiddleName: 'Lee',
      signerLastName: 'DAY',
    },
    person: { familyName: 'OLSEN', givenName: 'Kari', middleName: { not: 'none' } },
    case: { classification: 'Q-1' },
  },
  {
    'Line1_FamilyName[7]': 'WORLD PARK INC',
    'HSupLine2_FamilyName[2]': 'Kari OLSEN',
    'Line1_FamilyName[8]': 'DAY',
    'Line1_GivenName[3]': 'Joe',
    'Line1_MiddleName[3]': 'Lee',
    'Pt7Line3_DaytimePhoneNumber1[2]': '4075550100',
    'Pt7Line3_EmailAddress[2]': 'hr@park.example',
  },
  [31, 31],
)

export const supplementScenarios: readonly Scenario[] = [
  ...treatyScenarios,
  ...tradeAgreementScenarios,
  ...transferScenarios,
  ...performanceScenarios,
  culturalExchange,
  ...religiousScenarios,
]
