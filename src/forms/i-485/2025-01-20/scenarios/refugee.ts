import type { Scenario } from '../../../scenario.ts'
import { answeredNo } from './part-9.ts'
import { refugeeFields } from './refugee-fields.ts'
import { small } from './small.ts'

/** A refugee, who is exempt from the public charge rule and unemployed. */
export const refugee: Scenario = {
  name: 'a refugee who is exempt from the public charge rule',
  today: '2026-11-15',
  roles: { person: 'person/1', case: 'case/1' },
  answers: {
    'person/1': {
      ...small.answers['person/1'],
      ...answeredNo('drugBenefitKnown', 'religiousFreedom', 'traffickingBenefitKnown', 'presentAsVictim'),
      'person.homeResidenceRule': true,
      'person.homeResidenceRuleExplained': 'J-1 from 2009 to 2010.',
      'person.admissions': [
        {
          id: 'i1',
          number: '55566677788',
          admittedOn: '2025-09-01',
          durationOfStatus: true,
          admissionClass: 'RE',
          port: 'Miami',
        },
      ],
      'person.visas': { not: 'none' },
      'person.arrivalManner': 'Other',
      'person.arrivalOther': 'Refugee',
      'person.currentStatus': 'RE',
      'person.statusWithoutEnd': true,
      'person.addresses': [
        {
          id: 'a1',
          kind: 'Home',
          street: '5 Oak Street',
          city: 'Boston',
          state: 'MA',
          postalCode: '02110',
          country: 'US',
          from: '2025-09-05',
        },
        {
          id: 'a2',
          kind: 'Foreign',
          street: '8 River Lane',
          city: 'Kabul',
          postalCode: '1001',
          country: 'AF',
          from: '2001-01-01',
          until: '2025-09-04',
        },
      ],
      'person.ssn': { not: 'none' },
      'person.wantsSocialSecurityCard': true,
      'person.jobs': [{ id: 'j1', employer: 'Unemployed', from: '2025-09-01', support: 'Refugee cash assistance' }],
      'person.maritalStatus': 'Widowed',
      'person.marriages': [
        {
          ...{ id: 'm1', spouse: 'AMIRI', spouseBirthDate: '1985-05-05', spouseBirthCountry: 'AF' },
          ...{ spouseCitizenship: 'AF', marriedOn: '2012-01-01', place: 'Kabul', country: 'AF' },
          ...{ endedOn: '2020-02-02', endedCity: 'Herat', endedCountry: 'AF', howEnded: 'Death' },
        },
      ],
      'person.chargeExemption': 'refugee',
    },
    'case/1': {
      'case.beforeImmigrationCourt': false,
      'case.underlyingReceipt': { not: 'none' },
      'case.underlyingPriorityDate': { not: 'none' },
      'case.adjustsAs': 'Principal',
      'case.adjustmentCategory': 'refugee',
      'case.admittedAsRefugeeOn': '2025-09-01',
      'case.childStatusProtection': false,
      'case.affidavitExemption': 'Not required',
      'case.preparedByOther': false,
    },
  },
  fields: refugeeFields,
}
