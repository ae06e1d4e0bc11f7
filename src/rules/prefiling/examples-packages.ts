import { change, type Example } from './examples.ts'

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
