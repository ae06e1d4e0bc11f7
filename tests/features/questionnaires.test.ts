import { beforeAll, describe, expect, test } from 'vitest'
import { recordsOf } from '../setup/records.ts'
import { serverOfFile } from '../setup/server-of-file.ts'
import { questionnaireOf } from './support/questionnaires.ts'

const server = serverOfFile()
const { system } = recordsOf(server)
const { about, open, save, province } = questionnaireOf(server)
let { caseId, personId, companyId, employmentId } = about
beforeAll(() => {
  ;({ caseId, personId, companyId, employmentId } = about)
})

describe('opening', () => {
  test('each participant gets the own questions, with names, versions and the state of the parts', async () => {
    const { status, body } = await open(5)
    expect(status).toBe(200)
    expect(body).toMatchObject({ id: caseId, audience: 'employee', typeId: 1, ownsDiy: false })
    expect(body.subjects[0]).toEqual({ key: `person/${personId}`, name: 'Priya NAIR' })
    expect(body.known[`person/${personId}`]['person.familyName'].value).toBe('NAIR')
    expect(body.parts.map(({ audience }: { audience: string }) => audience)).toEqual([
      'employee',
      'employer',
      'attorney',
    ])
    expect(body.forms.map(({ formId }: { formId: string }) => formId)).toContain('i-129')
    const aliased = await (await server.as(5)).get(
      `/caseflowApi/caseflowinitiation/getCaseflowInitiationDetails/${caseId}`,
    )
    const { typeId: caseTypeId, mode: caseMode, parts, ...same } = body
    const theirs = parts.map(({ percent: percentage, ...part }: { percent: number }) => ({ ...part, percentage }))
    expect(aliased.body).toEqual({ ...same, caseTypeId, caseMode, parts: theirs })
  })

  test('the employer’s wage and finances never reach an employee, nor private answers an employer', async () => {
    await save(3, [
      { subject: `company/${companyId}`, answers: { 'company.grossIncome': { value: 123_456_700 } } },
      { subject: `employment/${employmentId}`, answers: { 'employment.wage': { value: 9_999_900 } } },
    ])
    const employee = JSON.stringify((await open(5)).body)
    for (const secret of ['123456700', '9999900', 'grossIncome', 'employment.wage', 'company.employees'])
      expect(employee, secret).not.toContain(secret)
    const employer = (await open(3)).body
    expect(employer.known[`company/${companyId}`]['company.grossIncome'].value).toBe(123_456_700)
    expect(JSON.stringify(employer)).not.toContain('person.passports')
    expect(JSON.stringify((await open(9)).body)).toContain('person.passports')
  })

  test('secrets are masked', async () => {
    const passports = (await open(5)).body.known[`person/${personId}`]['person.passports'].value
    expect(passports[0].number).toMatch(/^•••••/)
  })

  test('nobody opens the case of another household or company', async () => {
    const other = await system().one<{ id: number }>(
      'select id from cases where household_person_id <> $1 order by id limit 1',
      [personId],
    )
    const reply = await (await server.as(5)).get(`/api/cases/${other.id}/questionnaire`)
    const unknown = await (await server.as(5)).get('/api/cases/999999/questionnaire')
    expect([reply.status, reply.body]).toEqual([404, unknown.body])
  })
})

describe('saving', () => {
  test('an answer is kept with author and source, moves the percent, and answers with an id', async () => {
    const before = await open(5)
    const version = before.body.versions[`person/${personId}`]
    const { status, body } = await save(5, [province('Nagpur', version)])
    expect([status, body.id]).toEqual([200, caseId])
    expect(body.subjects[0]).toMatchObject({
      subject: `person/${personId}`,
      version: version + 1,
      changed: ['person.birthProvince'],
    })
    expect(body.subjects[0].known['person.birthProvince']).toMatchObject({ value: 'Nagpur', source: 'questionnaire' })
    const { percent } = await system().one<{ percent: number }>('select percent from cases where id = $1', [caseId])
    expect(percent).toBeGreaterThan(0)
    const history = await (await server.as(5)).get(
      `/api/cases/${caseId}/answers/history?subject=person/${personId}&fact=person.birthProvince`,
    )
    expect(history.body.items[0]).toMatchObject({ byName: 'Priya NAIR', after: { value: 'Nagpur' } })
  })

  test('the specification’s calls save as well', async () => {
    const client = await server.as(5)
    const created = await client.post('/caseflowApi/caseflowinitiation/create/', {
      caseId,
      changes: [province('Wardha')],
    })
    const updated = await client.put('/caseflowApi/caseflowinitiation/update', {
      caseId,
      changes: [province('Nagpur')],
    })
    expect([created.status, created.body.id, updated.status, updated.body.id]).toEqual([200, caseId, 200, caseId])
  })

  test('the same fact changed by two people is refused with both values, another fact is not', async () => {
    const version = (await open(9)).body.versions[`person/${personId}`]
    await save(5, [province('Amravati', version)])
    const stale = await save(9, [province('Akola', version)])
    expect(stale.status).toBe(409)
    expect(stale.body.error.details).toMatchObject({ subject: `person/${personId}`, changed: ['person.birthProvince'] })
    expect(stale.body.error.details.current['person.birthProvince'].value).toBe('Amravati')
    const other = {
      subject: `person/${personId}`,
      answers: { 'person.middleName': { value: 'Lakshmi Devi' } },
      version,
    }
    const merged = await save(9, [other])
    expect(merged.status).toBe(200)
    expect(merged.body.subjects[0].known['person.birthProvince'].value).toBe('Amravati')
  })

  test('what is not asked of somebody cannot be answered by them', async () => {
    const wage = { subject: `employment/${employmentId}`, answers: { 'employment.wage': { value: 1 } } }
    const stranger = { subject: 'person/999999', answers: { 'person.birthProvince': { value: 'X' } } }
    const name = { subject: `company/${companyId}`, answers: { 'company.legalName': { value: 'X' } } }
    for (const [who, change] of [
      [5, wage],
      [5, stranger],
      [3, province('X')],
      [3, name],
    ] as const) {
      const { status, body } = await save(who, [change])
      expect([status, body.error.code]).toEqual([400, 'BAD_INPUT'])
    }
  })

  test('an answer that its fact does not accept is named', async () => {
    const { status, body } = await save(5, [
      { subject: `person/${personId}`, answers: { 'person.birthDate': { value: '2050-01-01' } } },
    ])
    expect([status, Object.keys(body.error.fields)]).toEqual([400, ['person.birthDate']])
  })
})

test('an answer about the employer moves the percent of its other open cases, a moment later', async () => {
  const other = await system().one<{ id: number }>(
    'select id from cases where company_id = $1 and id <> $2 and type_id = 1 and status < 6 order by id limit 1',
    [companyId, caseId],
  )
  await server.services.database.transaction({ kind: 'system' }, (tx) =>
    tx.run('update cases set percent = 1 where id = $1', [other.id]),
  )
  const change = { subject: `company/${companyId}`, answers: { 'company.grossIncome': { value: 765_432_100 } } }
  expect((await save(3, [change])).status).toBe(200)
  const percent = async () =>
    (await system().one<{ percent: number }>('select percent from cases where id = $1', [other.id])).percent
  await expect.poll(percent, { timeout: 120_000 }).not.toBe(1)
})

test('a fact tells which open forms it touches and which filed ones it contradicts', async () => {
  const client = await server.as(9)
  const touched = await client.get(`/api/facts/touches?subject=person/${personId}&fact=person.familyName`)
  expect(touched.status).toBe(200)
  const i129 = touched.body.open.find(
    (each: { caseId: number; formId: string }) => each.caseId === caseId && each.formId === 'i-129',
  )
  expect(i129.items).toContain('3.3 family name')
  expect(touched.body.filed).toEqual([])
})

test('a fact that was filed and is answered anew since contradicts the filed form', async () => {
  const filed = await system().one<{ id: number; personId: number }>(
    `select c.id, c.person_id as "personId" from cases c join case_forms f on f.case_id = c.id and f.form_id = 'i-129'
      where c.filed_on is not null and c.person_id <> $1 and c.company_id = (select company_id from cases where id = $2)
      order by c.id limit 1`,
    [personId, caseId],
  )
  await server.services.database.transaction({ kind: 'system' }, (tx) =>
    tx.run(`update case_forms set status = 'Filed' where case_id = $1`, [filed.id]),
  )
  const touched = async () =>
    (await (await server.as(9)).get(`/api/facts/touches?subject=person/${filed.personId}&fact=person.birthProvince`))
      .body
  const before = (await touched()).filed.find(({ formId }: { formId: string }) => formId === 'i-129')
  expect(before).toMatchObject({ caseId: filed.id, changedSince: false })
  const changes = [{ subject: `person/${filed.personId}`, answers: { 'person.birthProvince': { value: 'Elsewhere' } } }]
  expect((await (await server.as(9)).post(`/api/cases/${filed.id}/answers`, { changes })).status).toBe(200)
  const after = (await touched()).filed.find(({ formId }: { formId: string }) => formId === 'i-129')
  expect(after.changedSince).toBe(true)
})

test('a family member’s address can be looked at before it is taken over; secrets are not offered', async () => {
  const client = await server.as(5)
  const spouse = await system().one<{ id: number }>(
    `select id from people where household_person_id = $1 and relation = 'Spouse'`,
    [personId],
  )
  const address = {
    kind: 'Home',
    street: '9 Elm Street',
    city: 'Boston',
    state: 'MA',
    postalCode: '02110',
    country: 'US',
  }
  const answers = { 'person.addresses': { value: [address] }, 'person.ssn': { value: '457-55-5462' } }
  expect((await client.post(`/api/people/${spouse.id}/facts`, { answers })).status).toBe(200)
  const { body } = await client.get(`/api/cases/${caseId}/copies?subject=person/${personId}`)
  const copy = body.items.find(({ from }: { from: string }) => from.startsWith('Arjun'))
  expect(copy.answers['person.addresses'].value[0].street).toBe('9 Elm Street')
  expect(JSON.stringify(body)).not.toMatch(/ssn|passports/)
})

test('an attorney who is not assigned to a company does not find its cases', async () => {
  const foreign = await system().one<{ id: number }>(
    `select c.id from cases c join companies k on k.id = c.company_id
      where c.law_firm_id is not null and c.attorney_id is null and c.company_id not in (
        select s.company_id from assignments s join users u on u.id = s.user_id where u.user_name = 'attorney@visacare.demo')
      order by c.id limit 1`,
  )
  expect((await (await server.as(9)).get(`/api/cases/${foreign.id}/questionnaire`)).status).toBe(404)
  expect((await (await server.as(10)).get(`/api/cases/${foreign.id}/questionnaire`)).status).toBe(200)
})
