import type { Scenario } from '../../../scenario.ts'
import { full } from './full.ts'

const schooled = (
  name: string,
  degrees: readonly (readonly [string, string?])[],
  fields: Scenario['fields'],
): Scenario => ({
  name,
  today: '2026-11-16',
  roles: { person: 'person/1' },
  answers: {
    'person/1': {
      'person.education': degrees.map(([degree, field], n) => ({ id: `e${n}`, degree, field })),
    },
  },
  fields,
})

/** Each degree in its own box, in the order in which the schools were entered where none has a date. */
const degrees: readonly Scenario[] = [
  schooled('degrees of the universities', [['Doctorate'], ['Doctorate'], ['Master'], ['Bachelor'], ['Associate']], {
    'Doctorate PhD': true,
    'Doctorate PhD_2': true,
    Masters_3: true,
    Bachelors_4: true,
    Associates_2: true,
  }),
  schooled(
    'degrees of other kinds',
    [['Bachelor'], ['Professional'], ['Other', 'Welding'], ['Other', 'Nursing'], ['Other', 'Baking']],
    {
      Bachelors: true,
      'Other Degree JD MD etc_2': true,
      '1a If Other Degree in question 1 specify the diploma degree attained': 'Professional degree',
      'Other Degree JD MD etc_3': true,
      '1a If Other Degree in question 1 specify the diplomadegree attained_3': 'Welding',
      '1b Enter Specify majors and or fields of study may list more than one related major and more than one field_3':
        'Welding',
      'Other Degree JD MD etc_4': true,
      '1a If Other Degree in question 1 specify the diplomadegree attained_4': 'Nursing',
      '1b Enter Specify majors and or fields of study may list more than one related major and more than one field_4':
        'Nursing',
      'Other Degree JD MD etc_5': true,
      '1a If Other Degree in question 1 specify the diploma degree attained_5': 'Baking',
      '1b Enter Specify majors andor fields of study may list more than one related major and more than one field_5':
        'Baking',
    },
  ),
]

/** Abroad, without a diploma, in a job that ended. */
const abroad: Scenario = {
  name: 'a worker abroad without a diploma',
  today: '2026-11-16',
  roles: { person: 'person/1', case: 'case/1' },
  answers: {
    'person/1': {
      'person.familyName': 'SILVA',
      'person.givenName': 'João',
      'person.middleName': { not: 'none' },
      'person.addresses': [
        {
          ...{ id: 'f', kind: 'Foreign', street: 'Rua das Flores 12', city: 'Campinas', province: 'São Paulo' },
          ...{ postalCode: '13010-050', country: 'BR', from: '2015-01-01' },
        },
      ],
      'person.birthDate': '1990-07-04',
      'person.inUnitedStates': false,
      'person.aNumber': { not: 'none' },
      'person.birthCountry': 'BR',
      'person.citizenship': 'BR',
      'person.education': [],
      'person.trainings': [],
      'person.jobSkills': [],
      'person.jobs': [
        {
          ...{ id: 'j1', employer: 'Padaria Central', jobTitle: 'Baker', street: 'Rua Um 1', city: 'Campinas' },
          ...{ province: 'São Paulo', postalCode: '13010-001', country: 'BR', from: '2012-03-01', until: '2026-02-28' },
          ...{ hoursPerWeek: 44, duties: 'Bakes bread and pastry.' },
        },
      ],
    },
  },
  fields: {
    '1 Enter Foreign Workers Last family Name': 'SILVA',
    '2 Enter Foreign Workers First given Name': 'João',
    '3 Enter Foreign Workers Middle Names': 'N/A',
    '4 Enter Address 1 current': 'Rua das Flores 12',
    '5 Enter Address 2 apartment suite floor and number': 'N/A',
    '6 Enter City': 'Campinas',
    '8 Enter Postal Code': '13010-050',
    '9 Enter Country': 'Brazil',
    '10 Enter Province': 'São Paulo',
    '11 Enter Date of Birth mmddyyyy': '07/04/1990',
    '13 Enter Alien Registration Number A if applicable': 'None',
    '14 Enter Country of Birth': 'Brazil',
    '15 Enter Country of Citizenship or Nationality': 'Brazil',
    None: true,
    '1 Employer Name': 'Padaria Central',
    '1a Address 1': 'Rua Um 1',
    '1c City or Town': 'Campinas',
    '1d Postal Code': '13010-001',
    '1e Country': 'Brazil',
    '1f State Territory or Province': 'São Paulo',
    '1g Job Title': 'Baker',
    '1h Start Date mmyyyy': '03/2012',
    '1i End Date mmyyyy': '02/2026',
    '1j Present#1': true,
    '1k Hours Worked Per Week': '44',
    '1l Job Duties Specify details of the job work tasks performed use of toolsequipment supervision etc up to 3500 characters':
      'Bakes bread and pastry.',
  },
}

export const scenarios: readonly Scenario[] = [abroad, full, ...degrees]
