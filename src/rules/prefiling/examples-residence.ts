import { change, type Example, forms } from './examples.ts'

/** Whether there is anything left to apply for, or with. */
export const residenceExamples: readonly Example[] = [
  change(
    'R34',
    { 'case.principalsOver': [{ number: 'VC-000066', name: 'Priya NAIR', outcome: 'Withdrawn' }] },
    { 'case.adjustsAs': 'Derivative' },
    { 'case.adjustsAs': 'Principal' },
  ),
  change(
    'R34',
    { 'case.adjustsAs': 'Derivative' },
    { 'case.principalsOver': [{ number: 'VC-000066', name: 'Priya NAIR', outcome: 'Denied' }] },
    { 'case.principalsOver': [] },
  ),
  change(
    'R35',
    {},
    { 'case.applicants': [{ name: 'Dev NAIR', resident: true }] },
    { 'case.applicants': [{ name: 'Dev NAIR', resident: false }] },
  ),
  change(
    'R36',
    { 'case.stayAction': 'Extension of stay' },
    { 'case.applicants': [{ name: 'Priya NAIR', status: 'H1B' }] },
    { 'case.applicants': [{ name: 'Arjun NAIR', status: 'H-4' }] },
  ),
  change(
    'R36',
    { 'case.applicants': [{ name: 'Priya NAIR', status: 'H-1B' }] },
    { 'case.stayAction': 'Extension of stay' },
    { 'case.stayAction': 'Change of status' },
  ),
]

const petition = {
  'case.petitionedBy': 'Employer',
  'case.priorityDate': '2026-02-02',
  'case.filingDate': '2026-11-16',
  'employment.wage': 9_850_000,
  'employment.wageUnit': 'year',
}
/** 2026 of the worked table of CT-8.1: paid 90,000 of 98,500, net income 5,000. */
const y2 = { year: 2026, paid: 9_000_000, others: 0, netIncome: 500_000, source: 'Federal tax return' }

const editions = (...pages: [page: number | undefined, edition: string][]) => ({
  'case.pageEditions': pages.map(([page, edition]) => ({ caseForm: '7', form: 'i-129', page, edition })),
})
const adjustment = { 'case.packageItems': [{ item: 'birth', name: 'Birth certificate', there: true }] }
const photos = { 'case.photosTakenOn': '2026-11-01', 'case.photoDays': 30, 'case.filingDate': '2026-12-01' }

/** V87 to V89: what an employer can pay, what lies in an applicant's package, and of which edition it is. */
export const packageExamples: readonly Example[] = [
  change(
    'V87',
    petition,
    { 'case.payYears': [{ ...y2, netCurrentAssets: 800_000 }] },
    { 'case.payYears': [{ ...y2, netCurrentAssets: 850_000 }] },
    '*',
  ),
  change('V88', { ...adjustment, ...photos }, { 'case.photosTakenOn': '2026-10-30' }, {}),
  change(
    'V88',
    { ...photos, 'case.photosTakenOn': '2026-11-20' },
    { 'case.packageItems': [{ item: 'birth', name: 'Birth certificate', there: false }] },
    adjustment,
  ),
  change(
    'V89',
    {},
    editions([undefined, '02/27/26'], [8, '02/27/26'], [9, '01/20/25']),
    editions([undefined, '02/27/26'], [8, '02/27/26'], [9, '02/27/26']),
    '*',
  ),
]

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
