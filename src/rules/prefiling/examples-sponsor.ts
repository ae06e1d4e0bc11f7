import { change, type Example, forms } from './examples.ts'

const sponsor = (row: Record<string, unknown>) => ({ 'case.sponsors': [{ form: 'i-864', ...row }] })
const priya = { name: 'Priya NAIR', standing: 'U.S. citizen' }
const apart = { 'case.relation': 'Spouse', 'case.livedTogether': false }

export const sponsorExamples: readonly Example[] = [
  change('R23', {}, sponsor({ ...priya, citizenship: 'IN' }), sponsor({ ...priya, citizenship: 'US' })),
  change(
    'R23',
    {},
    sponsor({ ...priya, citizenship: 'IN' }),
    sponsor({ ...priya, citizenship: 'IN', secondCitizenship: 'US' }),
  ),
  change(
    'R23',
    {},
    sponsor({ standing: 'Lawful permanent resident', citizenship: 'IN', status: 'H-1B' }),
    sponsor({ standing: 'Lawful permanent resident', citizenship: 'IN' }),
  ),
  change(
    'R24',
    { 'case.filingDate': '2026-11-17' },
    sponsor({ bornOn: '2008-11-18' }),
    sponsor({ bornOn: '2008-11-17' }),
  ),
  change('R33', {}, sponsor({ ...priya, sponsoredAs: 'Priya NAIR' }), sponsor(priya)),
  change(
    'R26',
    {},
    forms({ form: 'i-130', unprintable: 'Part 4, Item 57.a: നായർ' }),
    forms({ form: 'i-130', unprintable: '' }),
  ),
  change(
    'R26',
    {},
    forms({ form: 'i-130', otherAlphabet: 'Part 4, Item 11: Ленина' }),
    forms({ form: 'i-130', otherAlphabet: '' }),
  ),
  change(
    'V54',
    // Who changed status since holds another one today: Item 14 asks for that, and nothing is compared with it.
    {
      'case.readEntries': [{ admittedOn: '2024-02-01', admissionClass: 'F1' }],
      'person.admissions': [{ number: '12345678901', admittedOn: '2024-02-01' }],
      'person.currentStatus': 'H-1B',
    },
    forms({ form: 'i-485', entryClass: 'H-1B' }),
    forms({ form: 'i-485', entryClass: 'F-1' }),
  ),
  change('R25', apart, { 'case.sharesHome': true }, { 'case.sharesHome': false }),
]
