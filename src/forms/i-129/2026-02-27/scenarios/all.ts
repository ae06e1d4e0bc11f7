import type { Scenario } from '../../../scenario.ts'
import { full } from './full.ts'
import { h1bCap } from './h-1b-cap.ts'
import { h1bExtension } from './h-1b-extension.ts'
import { h1bOthers } from './h-1b-others.ts'
import { h2Scenarios } from './h-2.ts'
import { h3Scenarios } from './h-3.ts'
import { hScenario } from './h-common.ts'
import { individual } from './individual.ts'
import { small } from './small.ts'
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

export const hScenarios: readonly Scenario[] = [h1bCap, h1bExtension, ...h1bOthers, ...h2Scenarios, ...h3Scenarios]

export const scenarios: readonly Scenario[] = [small, full, individual, ...hScenarios, ...supplementScenarios]
