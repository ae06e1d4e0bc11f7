import { beforeAll, expect, test } from 'vitest'
import type { TestClient } from '../setup/client.ts'
import { recordsOf } from '../setup/records.ts'
import { serverOfFile } from '../setup/server-of-file.ts'

const server = serverOfFile()
const { system } = recordsOf(server)
let attorney: TestClient
let priya: { id: number; companyId: number }
let husband: number
beforeAll(async () => {
  attorney = await server.as(9)
  priya = await system().one(
    `select p.id, p.company_id as "companyId" from people p join companies c on c.id = p.company_id
      where c.code = 'NORTHWIND' and p.first_name = 'Priya' and p.relation = 'Principal'`,
  )
  const spouse = `select id from people where household_person_id = $1 and relation = 'Spouse'`
  husband = (await system().one<{ id: number }>(spouse, [priya.id])).id
})

const opened = (about: { personId: number; subType: string; dependentIds?: number[] }) =>
  attorney.post('/api/cases', { companyId: priya.companyId, typeId: 7, channel: 'paper', ...about })

const formsOf = (caseId: number) =>
  system().rows<{ formId: string; personId: number; side: string }>(
    'select form_id as "formId", person_id as "personId", side from case_forms where case_id = $1 order by position',
    [caseId],
  )

test('an employee petitions for her husband: the petition and its G-28 are hers, Form I-130A is his', async () => {
  const { status, body } = await opened({ personId: husband, subType: 'spouse' })
  expect([status, body.refusal]).toEqual([200, undefined])
  expect(await formsOf(body.id)).toEqual([
    { formId: 'g-28', personId: priya.id, side: 'beneficiary' },
    { formId: 'i-130', personId: priya.id, side: '' },
    { formId: 'i-130a', personId: husband, side: '' },
  ])
  const { body: details } = await attorney.get(`/api/cases/${body.id}`)
  const named = (code: string) => details.participants.find((each: { code: string }) => each.code === code)?.name
  expect([named('FAM_PETITIONER'), named('BENEFICIARY')]).toEqual([
    expect.stringContaining('Priya'),
    expect.stringContaining('Arjun'),
  ])

  const { body: asked } = await attorney.get(`/api/cases/${body.id}/questionnaire`)
  const petition = asked.forms.find(({ formId }: { formId: string }) => formId === 'i-130')
  expect(petition.roles).toMatchObject({
    person: `person/${priya.id}`,
    applicant: `person/${husband}`,
    attorneyOfPerson: expect.stringMatching(/^attorney\//),
  })
})

test('is read, saved, updated and printed by calls in the shape of the other forms', async () => {
  const { body } = await opened({ personId: husband, subType: 'spouse' })
  const caseId = body.id
  const { body: seen } = await attorney.get(`/caseflowApi/caseflow/getCaseFlowI130ByCaseId/${caseId}`)
  // What was opened says for whom it is.
  expect(seen.values).toContainEqual(expect.objectContaining({ item: '1.1' }))
  const changes = [{ subject: `person/${husband}`, answers: { 'person.birthCity': { value: 'Mysuru' } } }]
  const saved = await attorney.post('/caseflowApi/caseflow/createCaseFlowI130', { caseId, changes })
  expect(JSON.stringify(saved.body.values)).toContain('Mysuru')
  const updated = await attorney.put('/caseflowApi/caseflow/updateCaseFlowI130A', { caseId, changes: [] })
  expect([updated.status, updated.body.formId]).toEqual([200, 'i-130a'])
  const printed = await attorney.post(`/caseflowApi/caseflow/i130PdfGeneration/${caseId}`, {})
  expect(printed.status).toBe(200)
})

test('nobody petitions for oneself; for the employee somebody of the family does', async () => {
  const { status, body } = await opened({ personId: priya.id, subType: 'spouse' })
  expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining('takes two of one family')])
  const other = await opened({ personId: priya.id, subType: 'spouse', dependentIds: [husband] })
  expect(await formsOf(other.body.id)).toEqual([
    { formId: 'g-28', personId: husband, side: 'beneficiary' },
    { formId: 'i-130', personId: husband, side: '' },
    { formId: 'i-130a', personId: priya.id, side: '' },
  ])
})

test('a petition for a parent has no Form I-130A', async () => {
  const { body } = await opened({ personId: husband, subType: 'parent' })
  expect((await formsOf(body.id)).map(({ formId }) => formId)).toEqual(['g-28', 'i-130'])
})

test('an affidavit of support is the sponsor’s, and speaks of the immigrant whom the case is about', async () => {
  const wanted = { companyId: priya.companyId, typeId: 9, channel: 'paper', subType: 'sponsor' }
  const alone = await attorney.post('/api/cases', { ...wanted, personId: priya.id })
  expect([alone.status, JSON.stringify(alone.body)]).toEqual([400, expect.stringContaining('takes two of one family')])
  const child = `select id from people where household_person_id = $1 and birth_date > '2010-01-01' limit 1`
  const young = (await system().one<{ id: number }>(child, [priya.id])).id
  const refused = await attorney.post('/api/cases', { ...wanted, personId: priya.id, dependentIds: [young] })
  expect([refused.status, refused.body.error.code]).toEqual([409, 'SPONSOR_TOO_YOUNG'])
  const { body } = await attorney.post('/api/cases', { ...wanted, personId: husband })
  expect(await formsOf(body.id)).toEqual([{ formId: 'i-864', personId: priya.id, side: '' }])
  const sponsor = {
    ...{
      ...{ maritalStatus: 'Married', standing: 'U.S. citizen' },
      dependentChildren: 0,
      otherDependents: 0,
      sponsoredBefore: 0,
      annualIncome: 2_000_000,
    },
    ...{
      householdIncomes: { not: 'none' },
      addresses: [{ id: 'h', kind: 'Home', street: '1 A St', city: 'Boston', state: 'MA' }],
    },
  }
  const said = (facts: object, subject: string) =>
    Object.fromEntries(
      Object.entries(facts).map(([fact, value]) => [`${subject}.${fact}`, value?.not ? value : { value }]),
    )
  const about = { sponsorBasis: 'Petitioner', immigrantRelation: 'Spouse', sponsoredPeople: 'The immigrant alone' }
  const changes = [
    { subject: `person/${priya.id}`, answers: said(sponsor, 'person') },
    { subject: `case/${body.id}`, answers: said({ ...about, usesAssets: false }, 'case') },
  ]
  const saved = await attorney.put('/caseflowApi/caseflow/updateCaseFlowI864', { caseId: body.id, changes })
  expect(saved.body.values).toContainEqual(expect.objectContaining({ item: '6.7' }))
  const printed = await attorney.post(`/caseflowApi/caseflow/i864PdfGeneration/${body.id}`, {})
  expect(printed.status).toBe(200)
  // $21,640 for two in 2026, and a quarter more.
  const { body: checked } = await attorney.get(`/api/cases/${body.id}/filing-check`)
  expect(JSON.stringify(checked)).toContain(
    '$7,050 less than the required $27,050 (125 percent of the poverty guideline',
  )
  expect(JSON.stringify(checked)).toContain('“U.S. citizen”; the citizenship on record is India.')
  const corrected = [{ subject: `person/${priya.id}`, answers: { 'person.standing': null } }]
  const again = await attorney.put('/caseflowApi/caseflow/updateCaseFlowI864', { caseId: body.id, changes: corrected })
  expect(again.status).toBe(200)
})

test('nobody sponsors oneself: beside the own green card the sponsor is the employee, or is named later', async () => {
  const wanted = { companyId: priya.companyId, typeId: 6, channel: 'paper', subType: 'family' }
  const affidavitOf = async (personId: number) => {
    const { body } = await attorney.post('/api/cases', { ...wanted, personId })
    const { body: asked } = await attorney.get(`/api/cases/${body.id}/questionnaire`)
    return asked.forms.find(({ formId }: { formId: string }) => formId === 'i-864').roles
  }
  expect(await affidavitOf(husband)).toMatchObject({ person: `person/${priya.id}`, applicant: `person/${husband}` })
  const own = await affidavitOf(priya.id)
  expect([own.person ?? null, own.applicant]).toEqual([null, `person/${priya.id}`])
})

test('a travel document of an adjustment applicant knows what it rests on', async () => {
  const wanted = { companyId: priya.companyId, typeId: 8, channel: 'paper', subType: 'first' }
  const { body } = await attorney.post('/api/cases', { ...wanted, personId: priya.id })
  const { body: seen } = await attorney.get(`/caseflowApi/caseflow/getCaseFlowI131ByCaseId/${body.id}`)
  expect(seen.values).toContainEqual(expect.objectContaining({ item: '1.5' }))
})

test('who has the green card applies with nobody any more, and is a resident whatever status was on record', async () => {
  const about = { companyId: priya.companyId, channel: 'paper' }
  const open = async (more: object) => (await attorney.post('/api/cases', { ...about, ...more })).body.id as number
  const own = await open({ typeId: 6, subType: 'employment', personId: priya.id })
  const his = await open({ typeId: 6, subType: 'family', personId: husband })
  const affidavit = await open({ typeId: 9, subType: 'sponsor', personId: husband })
  const say = async (form: string, caseId: number, personId: number, answers: object) => {
    const changes = [{ subject: `person/${personId}`, answers }]
    const { status, body } = await attorney.put(`/caseflowApi/caseflow/updateCaseFlow${form}`, { caseId, changes })
    expect(status, JSON.stringify(body)).toBe(200)
  }
  const joins = 'Adjustment of status'
  const spouse = { id: 's', relation: 'Spouse', familyName: 'Nair', givenName: 'PRIYA', joins }
  await say('I485', his, husband, { 'person.family': { value: [spouse] } })
  await say('I864', affidavit, priya.id, { 'person.standing': { value: 'Lawful permanent resident' } })
  const seen = async () => {
    const { known } = (await attorney.get(`/api/cases/${his}/questionnaire`)).body
    const { findings } = (await attorney.get(`/api/cases/${affidavit}/filing-check`)).body
    return [
      known[`person/${husband}`]['person.family'].value[0].joins,
      findings.filter(({ rule }: { rule: string }) => rule === 'R23').length,
    ]
  }
  const filed = (day: string) => system().run('update cases set filed_on = $2 where id = $1', [his, day])
  expect(await seen()).toEqual([joins, 1])
  await system().run(`update cases set outcome = 'Approved', decided_on = '2026-11-10' where id = $1`, [own])
  expect(await seen()).toEqual(['No', 0])
  // What was decided after this case was filed was not true on that day.
  await filed('2026-11-12')
  expect(await seen()).toEqual(['No', 0])
  await filed('2026-11-01')
  expect(await seen()).toEqual([joins, 0])
})
