import type { Scenario } from '../../../scenario.ts'

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
export const degrees: readonly Scenario[] = [
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
