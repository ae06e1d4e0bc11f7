import { expect, test } from 'vitest'
import { fieldFinder } from '#engine/inventory.ts'
import { toPaper } from '#engine/to-paper.ts'
import { allPapers } from '#forms/papers.ts'
import { lookOf } from '#forms/scenario.ts'

const TODAY = '2026-11-16'
const roles = { company: 'company/1', person: 'person/1', employment: 'employment/1', case: 'case/1' } as const

/** What a form reads in the boxes whose names end so. */
function boxes(formId: string, answers: Parameters<typeof lookOf>[0]['answers'], ending: string, more = {}) {
  const form = allPapers.find(({ paper }) => paper.form.id === formId)
  if (!form) throw new Error(`No form ${formId}`)
  const look = lookOf({ answers, roles: { ...roles, ...more }, today: TODAY })
  const { values } = toPaper(form.paper, look, fieldFinder(form.inventory))
  return [...values].filter(([name]) => name.endsWith(ending)).map(([, value]) => value)
}

const job = { id: 'r1', employer: 'ACME', jobTitle: 'Clerk', from: '2019-01-01', until: '2020-02-01' }
const works = { 'employment.jobTitle': 'Data Engineer', 'employment.startedOn': '2024-03-15' }
const petition = { 'company.legalName': 'BAY STAFFING LLC' }
const asked = { 'case.classification': 'H-1B', 'case.basis': 'Continuation without change' }

test('the present occupation is the one with the petitioner when the list of jobs names no other', () => {
  const summary = (jobs: unknown, employment: Record<string, string> = works) =>
    boxes(
      'i-129',
      { 'company/1': petition, 'person/1': { 'person.jobs': jobs }, 'employment/1': employment, 'case/1': asked },
      'Line2_SummaryofWorkExperience[0]',
    )
  expect(summary([job])).toEqual([
    'Present: Data Engineer, BAY STAFFING LLC (since 03/2024). Before: Clerk, ACME (01/2019 to 02/2020).',
  ])
  expect(summary({ not: 'none' })).toEqual(['Present: Data Engineer, BAY STAFFING LLC (since 03/2024).'])
  expect(summary([{ ...job, until: undefined }])).toEqual(['Present: Clerk, ACME (since 01/2019).'])
  // Who begins later, or has left, does not work there; that she works nowhere is not known.
  expect(summary([job], { ...works, 'employment.startedOn': '2027-01-04' })).toEqual([
    'Before: Clerk, ACME (01/2019 to 02/2020).',
  ])
  expect(summary([job], { ...works, 'employment.endedOn': '2026-01-04' })).toEqual([
    'Before: Clerk, ACME (01/2019 to 02/2020).',
  ])
  expect(summary(undefined)).toEqual([])
})

test('L Supplement, Item 8 has the job with the petitioner, and nothing while nobody knows of one', () => {
  const told = (jobs: unknown, employment: Record<string, string>) =>
    boxes(
      'i-129',
      {
        ...{ 'company/1': petition, 'person/1': { 'person.jobs': jobs, 'person.education': [] } },
        ...{ 'employment/1': employment, 'case/1': { ...asked, 'case.classification': 'L-1A' } },
      },
      'Line3_JobDescription[2]',
    )
  const none = { not: 'none' }
  expect(told(none, works)).toEqual(['Education: none. Present: Data Engineer, BAY STAFFING LLC (since 03/2024).'])
  expect(told(none, { ...works, 'employment.startedOn': '2027-01-04' })).toEqual([])
})

test.each([
  ['i-129', 'Part3_Line2_MiddleName[0]', ['N/A']],
  ['i-539', 'P1_Line1c_MiddleName[0]', ['N/A']],
  ['i-539a', 'P1_Line1c_MiddleName[0]', ['N/A']],
  ['i-765', 'Page1[0].Line1c_MiddleName[0]', ['N/A']],
  ['i-907', 'Part2_Line4_PetitionerApplicantMiddleName[0]', ['N/A']],
  ['g-28', 'Pt3Line5c_MiddleName[0]', ['N/A']],
  ['g-1450', 'form1[0].#subform[0].MiddleName[0]', []],
])('%s: nobody has the middle name "None"', (formId, field, read) => {
  const nobody = { 'person.familyName': 'SOEKARNO', 'person.middleName': { not: 'none' } }
  const about = { 'case.premiumForm': 'I-765', 'case.premiumFiledBy': 'Attorney', 'case.paidFor': 'Applicant' }
  const known = { 'person/1': nobody, 'person/2': nobody, 'case/1': { ...asked, ...about } }
  expect(boxes(formId, known, field, { applicant: 'person/2', clientPerson: 'person/1' })).toEqual(read)
})

test.each([
  ['i-129', 'Part3_Line2_GivenName[0]'],
  ['i-539', 'P1_Line1b_GivenName[0]'],
  ['i-539a', 'P1_Line1b_GivenName[0]'],
  ['i-765', 'Page1[0].Line1b_GivenName[0]'],
  ['i-907', 'Part2_Line4_PetitionerApplicantGivenName[0]'],
  ['g-28', 'Pt3Line5b_GivenName[0]'],
  ['g-1450', 'form1[0].#subform[0].GivenName[0]'],
])('%s says that somebody with a single name has no given name', (formId, field) => {
  const single = { 'person.familyName': 'SOEKARNO', 'person.givenName': { not: 'none' } }
  const about = { 'case.premiumForm': 'I-765', 'case.premiumFiledBy': 'Attorney', 'case.paidFor': 'Applicant' }
  const known = { 'person/1': single, 'person/2': single, 'case/1': { ...asked, ...about } }
  expect(boxes(formId, known, field, { applicant: 'person/2', clientPerson: 'person/1' })).toEqual(['No Given Name'])
})
