import { beforeAll, expect, test } from 'vitest'
import { CaseType } from '#case-types/case-type.ts'
import { Role } from '#formats/roles.ts'
import { readPdf } from '#paper/reading/read-pdf.ts'
import type { TestClient } from '../setup/client.ts'
import { keepBlank } from '../setup/library.ts'
import { recordsOf } from '../setup/records.ts'
import { serverOfFile } from '../setup/server-of-file.ts'
import { documentsOf } from './support/documents.ts'

// A family of four adjusts together: what one of them told, nobody else is asked.

const server = serverOfFile()
const { system, personNamed, companyId } = recordsOf(server)
let attorney: TestClient
let people: Record<'priya' | 'arjun' | 'meera' | 'dev', number>
let cases: Record<'priya' | 'arjun' | 'meera' | 'dev', number>

type Known = Record<string, { value?: unknown; not?: string; source: string }>
const questionnaire = async (id: number) => (await attorney.get(`/api/cases/${id}/questionnaire`)).body
const knownOf = async (id: number, subject: string): Promise<Known> => (await questionnaire(id)).known[subject]
const family = async (id: number, role: number = Role.attorney) =>
  (await (await server.as(role)).get(`/api/cases/${id}/family`)).body
const formsOf = (id: number) =>
  system().rows<{ formId: string; personId: number | null }>(
    'select form_id as "formId", person_id as "personId" from case_forms where case_id = $1 order by position, id',
    [id],
  )
const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id)
const answered = (facts: object) => Object.fromEntries(Object.entries(facts).map(([fact, value]) => [fact, { value }]))
/** Answers a form of a case, as its screen does. */
async function say(id: number, subject: string, facts: object) {
  const changes = [{ subject, answers: answered(facts) }]
  const { status, body } = await attorney.put('/caseflowApi/caseflow/updateCaseFlowI485', { caseId: id, changes })
  expect(status, JSON.stringify(body)).toBe(200)
}

beforeAll(async () => {
  attorney = await server.as(Role.attorney)
  const [priya, arjun, meera, dev] = [
    await personNamed('Priya'),
    await personNamed('Arjun'),
    await personNamed('Meera'),
    await personNamed('Dev'),
  ]
  people = { priya, arjun, meera, dev }
  const { status, body } = await attorney.post('/api/cases', {
    ...{ companyId: await companyId('NORTHWIND'), typeId: CaseType.i485, subType: 'employment', personId: priya },
    ...{ channel: 'paper', concurrent: ['i-765', 'i-131'], dependentIds: [arjun, meera, dev] },
  })
  expect(status, JSON.stringify(body)).toBe(200)
  const [one = 0, two = 0, three = 0] = idsOf(body.linked)
  cases = { priya: body.id, arjun: one, meera: two, dev: three }
})

test('each of them has a package of the own; the job offer is the principal’s alone', async () => {
  const ids = async (id: number) => (await formsOf(id)).map(({ formId }) => formId)
  expect(await ids(cases.priya)).toEqual(['g-28', 'i-485', 'i-765', 'i-131', 'i-485supj'])
  for (const id of [cases.arjun, cases.meera, cases.dev])
    expect(await ids(id)).toEqual(['g-28', 'i-485', 'i-765', 'i-131'])
})

test('a spouse’s and a child’s case takes the petition, its category and what was said of a relative', async () => {
  const told = {
    'case.adjustmentCategory': 'advancedDegree',
    'case.underlyingReceipt': 'IOE0912300485',
    'case.underlyingPriorityDate': '2023-05-17',
    'case.relativeFiled': 'No',
  }
  await say(cases.priya, `case/${cases.priya}`, told)
  for (const id of [cases.arjun, cases.meera]) {
    const known = await knownOf(id, `case/${id}`)
    const values = Object.fromEntries(Object.entries(known).map(([fact, { value }]) => [fact, value]))
    expect(values).toMatchObject({ ...told, 'case.adjustsAs': 'Derivative', 'case.affidavitExemption': 'Not required' })
  }
})

test('a child has its parents from the family, a spouse the marriage, and both the home', async () => {
  const before = await knownOf(cases.arjun, `person/${people.arjun}`)
  expect(before['person.marriages']).toMatchObject({ source: 'derived', value: [{ marriedOn: '2016-11-20' }] })
  expect(before['person.addresses'], 'nobody said that they live together').toBeUndefined()
  await say(cases.priya, `person/${people.priya}`, { 'person.spouseLivesWithYou': true })
  expect((await knownOf(cases.arjun, `person/${people.arjun}`))['person.addresses']).toMatchObject({
    value: [{ street: '18 Beacon Street' }, { street: '41 Harvard Avenue' }],
  })
  expect(await knownOf(cases.meera, `person/${people.meera}`)).toMatchObject({
    'person.parents': { value: [{ givenName: 'Priya' }, { givenName: 'Arjun' }] },
    'person.addresses': { value: [{ street: '18 Beacon Street' }, { street: '41 Harvard Avenue' }] },
    'person.maritalStatus': { value: 'Single' },
    'person.sex': { value: 'Female' },
  })
  // An own answer comes first.
  await say(cases.meera, `person/${people.meera}`, { 'person.maritalStatus': 'Annulled' })
  expect((await knownOf(cases.meera, `person/${people.meera}`))['person.maritalStatus']).toMatchObject({
    value: 'Annulled',
    source: 'questionnaire',
  })
})

test('the package of the family counts what is asked once, and a child under 14 pays the lower fee', async () => {
  const found = await family(cases.meera)
  expect(found.members.map(({ name, relation }: { name: string; relation: string }) => [name, relation])).toEqual([
    ['Priya NAIR', 'Principal'],
    ['Arjun NAIR', 'Spouse'],
    ['Meera NAIR', 'Daughter'],
    ['Dev NAIR', 'Son'],
  ])
  // case-types.md §1.5: two adults and two children, each with I-765 and I-131 on paper.
  expect(found.fees.totalCents).toBe((2 * 1440 + 2 * 950 + 4 * 260 + 4 * 630) * 100)
  expect(found).toMatchObject({ formCount: 17, affidavit: { needed: false, present: false } })
  const asked = found.members.reduce((sum: number, each: { asked: number }) => sum + each.asked, found.shared.asked)
  expect(asked).toBeLessThan(found.formByForm * 0.7)
  const [priya, , meera] = found.members
  expect(meera.asked).toBeLessThan(priya.asked)
  // The family sees its forms and no fees; the employer no form of theirs.
  const own = await family(cases.priya, Role.employee)
  expect([own.members.length, own.fees, own.members[1].forms[1].path]).toEqual([
    4,
    null,
    expect.stringContaining('/visaCareAddCaseI485/'),
  ])
  const employers = await family(cases.priya, Role.employer)
  expect(employers.members[1].forms.map(({ path }: { path: unknown }) => path)).toEqual([null, null, null, null])
})

test('a brother who is a citizen and owns 5 % sponsors all of them with one affidavit', async () => {
  await say(cases.priya, `case/${cases.priya}`, {
    ...{ 'case.relativeFiled': 'Yes', 'case.relativeIs': 'Brother', 'case.relativeStatus': 'U.S. citizen' },
  })
  // It is in the package as soon as it is needed, and waits for its sponsor; who come along hold none.
  const affidavits = async () => (await formsOf(cases.priya)).filter(({ formId }) => formId === 'i-864')
  expect(await affidavits()).toEqual([{ formId: 'i-864', personId: null }])
  expect((await family(cases.dev)).affidavit).toEqual({ needed: true, present: true, sponsorName: '' })
  // It sponsors all four, and nobody is asked whom.
  expect((await knownOf(cases.priya, `case/${cases.priya}`))['case.sponsoredPeople']).toMatchObject({
    ...{ source: 'derived', value: 'The immigrant and family' },
  })
  expect((await formsOf(cases.arjun)).filter(({ formId }) => formId === 'i-864')).toEqual([])
  // A brother who is a resident needs none, and it goes again.
  await say(cases.priya, `case/${cases.priya}`, { 'case.relativeStatus': 'Lawful permanent resident' })
  expect([await affidavits(), (await family(cases.priya)).affidavit.needed]).toEqual([[], false])
  await say(cases.priya, `case/${cases.priya}`, { 'case.relativeStatus': 'U.S. citizen' })
  const { body: brother } = await attorney.post(`/api/people/${people.priya}/dependents`, {
    ...{ relationship: 'Brother', firstName: 'Rohan', lastName: 'Rao' },
  })
  // A brother sponsors; he does not come along.
  const along = await attorney.post('/api/cases', {
    ...{ companyId: await companyId('NORTHWIND'), typeId: CaseType.i485, subType: 'employment' },
    ...{ personId: people.priya, channel: 'paper', dependentIds: [people.arjun, brother.id] },
  })
  expect([along.status, along.body.error.code]).toEqual([409, 'NOT_COMING_ALONG'])
  const add = (personId?: number) =>
    attorney.post(`/api/cases/${cases.priya}/forms`, { formId: 'i-864', ...(personId && { personId }) })
  expect((await add(people.priya)).body.error.code).toBe('SPONSORS_NOBODY')
  expect((await add(people.dev)).body.error.code).toBe('SPONSOR_TOO_YOUNG')
  const named = await add(brother.id)
  expect([named.status, named.body.personName]).toEqual([200, 'Rohan RAO'])
  expect(await affidavits()).toEqual([{ formId: 'i-864', personId: brother.id }])
  expect((await family(cases.dev)).affidavit).toEqual({ needed: true, present: true, sponsorName: 'Rohan RAO' })

  // Whatever is chosen later, the sponsor does not become an applicant.
  const { body: details } = await attorney.get(`/api/cases/${cases.priya}`)
  const saved = await attorney.put(`/api/cases/${cases.priya}`, {
    ...{ version: details.version, known: { relativeFiledOrOwns: true }, priorityDate: '2023-05-17' },
  })
  expect(saved.status, JSON.stringify(saved.body)).toBe(200)
  const dated = await system().rows('select distinct priority_date as day from cases where id = any ($1)', [
    Object.values(cases),
  ])
  expect(dated, 'the family rests on the same petition').toEqual([{ day: '2023-05-17' }])
  expect((await formsOf(cases.priya)).filter(({ personId }) => personId === brother.id)).toEqual(await affidavits())
  expect((await family(cases.priya)).fees.totalCents).toBe((2 * 1440 + 2 * 950 + 4 * 260 + 4 * 630) * 100)
})

test('what a family member sends goes to the law firm: the employer sees the own uploads alone', async () => {
  const { uploaded, ofCase } = documentsOf(server)
  const medical = await uploaded(Role.employee, cases.meera, { itemId: 'medical', documentType: 'I-693' })
  const own = await uploaded(Role.employer, cases.meera, { documentType: 'Letter of the employer' })
  for (const role of [Role.employer, Role.employerAssistant]) {
    const reader = await server.as(role)
    expect(idsOf((await ofCase(role, cases.meera)).documents)).toEqual([own.id])
    const { items } = (await reader.get(`/api/documents?caseId=${cases.meera}`)).body
    expect(idsOf(items)).toEqual([own.id])
    const path = `/api/cases/${cases.meera}/documents/${medical.id}`
    for (const address of [`${path}/file`, `${path}/reading`, `/api/files/${medical.fileKey}`])
      expect([address, (await reader.get(address)).status]).toEqual([address, 404])
    const values = { 'person.familyName': 'RAO' }
    const confirmed = await reader.post(`${path}/reading`, { personId: people.meera, values })
    expect(confirmed.status).toBe(404)
  }
  expect(idsOf((await ofCase(Role.attorney, cases.meera)).documents)).toEqual([medical.id, own.id])
  expect((await attorney.get(`/api/cases/${cases.meera}/documents/${medical.id}/file`)).status).toBe(200)
})

test('an edition that is known for its layout only says on every page that it is not for filing', async () => {
  await keepBlank(server.services, 'i-485supj')
  const asked = (kind: object) =>
    fetch(new URL(`/api/cases/${cases.priya}/form/pdf`, server.url), {
      method: 'POST',
      headers: { cookie: attorney.cookie, origin: server.url, 'content-type': 'application/json' },
      body: JSON.stringify({ formId: 'i-485supj', ...kind }),
    })
  const refused = await asked({ kind: 'flat' })
  expect(refused.status).toBe(409)
  const { error } = await refused.json()
  expect(error).toMatchObject({ code: 'NOT_FOR_FILING', message: expect.stringContaining('is not for filing') })
  const editable = await asked({ kind: 'editable' })
  expect(editable.headers.get('content-disposition')).toContain('not-for-filing')
  const response = await asked({})
  expect(response.status).toBe(200)
  for (const each of [response, editable]) {
    const { pages } = await readPdf(new Uint8Array(await each.arrayBuffer()))
    expect(pages.length).toBeGreaterThan(1)
    for (const { text } of pages) expect(text).toContain('NOT FOR FILING')
  }
})

test('a record with a court is asked from the person in confidence: the employer reads nothing of it', async () => {
  await say(cases.priya, `person/${people.priya}`, { 'person.drugLaw': true })
  const asked = async (role: number) => {
    const reader = await server.as(role)
    const { body } = await reader.get(`/api/cases/${cases.priya}/documents`)
    return body.requests.filter(({ itemId }: { itemId: string }) => itemId === 'courtRecords')
  }
  expect(await asked(Role.attorney)).toEqual([expect.objectContaining({ state: 'asked', side: 'employee' })])
  expect(await asked(Role.employer)).toEqual([])
  const { body } = await (await server.as(Role.employer)).get(`/api/cases/${cases.priya}`)
  expect(JSON.stringify(body)).not.toMatch(/court/i)
})
