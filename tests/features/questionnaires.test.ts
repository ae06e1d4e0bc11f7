import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { startTestServer, type TestServer } from '../setup/server.ts'

let server: TestServer
let caseId = 0
let personId = 0
let companyId = 0
let employmentId = 0

beforeAll(async () => {
  server = await startTestServer({ ownerUrl: inject('ownerUrl'), appUrl: inject('appUrl') })
  const found = await system().one<{ id: number; personId: number; companyId: number; employmentId: number }>(
    `select c.id, c.person_id as "personId", c.company_id as "companyId", c.employment_id as "employmentId"
       from cases c join users u on u.person_id = c.person_id
      where u.user_name = 'employee@visacare.demo' order by c.id limit 1`,
  )
  ;({ id: caseId, personId, companyId, employmentId } = found)
})
afterAll(() => server?.stop())

const system = () => server.services.database.read({ kind: 'system' })
const open = async (who: number | string) => (await server.as(who)).get(`/api/cases/${caseId}/questionnaire`)
const save = async (who: number | string, changes: object[]) =>
  (await server.as(who)).post(`/api/cases/${caseId}/answers`, { changes })
const province = (value: string | null, version?: number) => ({
  subject: `person/${personId}`,
  answers: { 'person.birthProvince': value === null ? null : { value } },
  version,
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
    expect(aliased.body).toEqual(body)
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
  await expect.poll(percent, { timeout: 20_000 }).not.toBe(1)
})

describe('parts', () => {
  test('submitting says what is missing first, then locks the part until it is returned', async () => {
    const client = await server.as(5)
    const first = await client.post(`/api/cases/${caseId}/questionnaire/submit`, {})
    expect([first.status, first.body.error.code]).toEqual([409, 'MISSING'])
    expect(first.body.error.details.missing.length).toBeGreaterThan(0)
    const done = await client.post(`/api/cases/${caseId}/questionnaire/submit`, { despiteMissing: true })
    expect(done.status).toBe(200)
    expect(done.body.parts.find(({ audience }: { audience: string }) => audience === 'employee').status).toBe(
      'Submitted',
    )
    expect((await save(5, [province('Pune')])).body.error.code).toBe('PART_SUBMITTED')
    expect((await save(9, [province('Pune')])).status).toBe(200)
    expect((await client.post(`/api/cases/${caseId}/questionnaire/submit`, {})).body.error.code).toBe('ALREADY')

    const question = { subject: `person/${personId}`, fact: 'person.birthProvince' }
    const back = { audience: 'employee', message: 'Please check the state.', questions: [question] }
    expect((await client.post(`/api/cases/${caseId}/questionnaire/return`, back)).status).toBe(403)
    const returned = await (await server.as(9)).post(`/api/cases/${caseId}/questionnaire/return`, back)
    expect(returned.status).toBe(200)
    const part = (await open(5)).body.parts.find(({ audience }: { audience: string }) => audience === 'employee')
    expect(part).toMatchObject({ status: 'Returned', message: 'Please check the state.' })
    expect(part.questions).toEqual([`person/${personId}:person.birthProvince`])
    expect((await save(5, [province('Nagpur')])).status).toBe(200)
    const told = await client.get('/api/my/notifications')
    expect(told.body.items[0].text).toMatch(/returned for correction.*State or province of birth/)
    const mail = await system().one<{ n: number }>(
      `select count(*) as n from outbox_mails where 'employee@visacare.demo' = any (recipients) and template = 'notification'`,
    )
    expect(mail.n).toBeGreaterThan(0)
  })

  test('each submission passes the ball on and tells the next; a return passes it back, and the case says so', async () => {
    const standing = async () => {
      const { body } = await (await server.as(9)).get(`/api/cases/${caseId}`)
      return [body.ball, body.standing]
    }
    const notices = async (who: number) =>
      (await (await server.as(who)).get('/api/my/notifications')).body.items.map(({ text }: { text: string }) => text)
    const submit = async (who: number) =>
      (await server.as(who)).post(`/api/cases/${caseId}/questionnaire/submit`, { despiteMissing: true })
    // Tasks are somebody's turn before anything else; here nobody has one.
    await server.services.database.transaction({ kind: 'system' }, (tx) =>
      tx.run('update case_tasks set done_at = now() where case_id = $1', [caseId]),
    )
    expect((await submit(5)).status).toBe(200)
    expect(await standing()).toEqual([
      'employer',
      expect.stringMatching(/the employee’s answers are in\. .+ has the ball/),
    ])
    expect((await notices(9))[0]).toMatch(/The employee’s part of the questionnaire was submitted; \d+ answers missing/)
    expect((await notices(3))[0]).toMatch(/Your part is still open\.$/)
    expect((await submit(3)).status).toBe(200)
    expect(await standing()).toEqual(['firm', expect.stringMatching(/check the answers, then submit the case/)])
    const back = { audience: 'employer', message: 'The wage is missing.' }
    await (await server.as(9)).post(`/api/cases/${caseId}/questionnaire/return`, back)
    expect(await standing()).toEqual(['employer', expect.stringMatching(/correct the answers that were returned/)])
    expect((await notices(3))[0]).toMatch(/returned for correction. “The wage is missing.”/)
    const both = { audience: 'employee', message: 'And the passport.' }
    await (await server.as(9)).post(`/api/cases/${caseId}/questionnaire/return`, both)
    expect((await standing())[0]).toBe('employee')
  })

  test('remarks are shared, or stay within the firm', async () => {
    const question = { subject: `person/${personId}`, fact: 'person.birthProvince' }
    const at = `/api/cases/${caseId}/comments`
    await (await server.as(9)).post(at, { ...question, text: 'Ask again next week', internal: true })
    await (await server.as(9)).post(at, { ...question, text: 'As in the passport?' })
    expect((await (await server.as(5)).post(at, { ...question, text: 'x', internal: true })).status).toBe(403)
    const texts = async (who: number) => (await open(who)).body.comments.map(({ text }: { text: string }) => text)
    expect(await texts(9)).toEqual(['Ask again next week', 'As in the passport?'])
    expect(await texts(5)).toEqual(['As in the passport?'])
    // The employer is not asked about births, so not told about them.
    expect(await texts(3)).toEqual([])
  })
})

describe('links', () => {
  const invite = async (who: number, more: object) =>
    (await server.as(who)).post(`/api/cases/${caseId}/questionnaire/invitations`, more)
  const tokenOf = (link: string) => link.split('/').at(-1) ?? ''

  test('open one part without a session, for seven days, until revoked', async () => {
    const invited = await invite(9, { audience: 'employee', email: 'sister@example.com', name: 'Anita' })
    expect(invited.status).toBe(200)
    const token = tokenOf(invited.body.link)
    const visitor = server.visitor()
    const opened = await visitor.post('/api/invited-questionnaire', { token })
    expect([opened.status, opened.body.audience]).toEqual([200, 'employee'])
    expect(JSON.stringify(opened.body)).not.toContain('grossIncome')
    const saved = await visitor.post('/api/invited-questionnaire/answers', { token, changes: [province('Latur')] })
    expect([saved.status, saved.body.id]).toEqual([200, caseId])
    const wage = { subject: `employment/${employmentId}`, answers: { 'employment.wage': { value: 1 } } }
    expect((await visitor.post('/api/invited-questionnaire/answers', { token, changes: [wage] })).status).toBe(400)
    const stored = await system().one<{ n: number }>(
      `select count(*) as n from questionnaire_invitations where encode(token_hash, 'escape') like '%' || $1 || '%'`,
      [token],
    )
    expect(stored.n).toBe(0)

    const revoked = await (await server.as(9)).post(
      `/api/cases/${caseId}/questionnaire/invitations/${invited.body.invitation.id}/revoke`,
    )
    expect(revoked.status).toBe(200)
    expect((await visitor.post('/api/invited-questionnaire', { token })).status).toBe(404)

    const late = await invite(9, { audience: 'employer', email: 'cfo@example.com' })
    server.clock.advance(7 * 86_400_000 + 1000)
    const answer = await visitor.post('/api/invited-questionnaire', { token: tokenOf(late.body.link) })
    expect([answer.status, answer.body.error.code]).toEqual([404, 'LINK_ENDED'])
    server.clock.advance(-(7 * 86_400_000 + 1000))
  })

  test('a whole part is handed in by its link; one person’s questions are not', async () => {
    const about = await invite(9, { audience: 'employee', personId, email: 'sister@example.com' })
    const only = { token: tokenOf(about.body.link), despiteMissing: true }
    const visitor = server.visitor()
    const refused = await visitor.post('/api/invited-questionnaire/submit', only)
    expect([refused.status, refused.body.error.code]).toEqual([403, 'NOT_WHOLE'])
    const whole = await invite(9, { audience: 'employee', email: 'priya@example.com', name: 'Priya' })
    const token = tokenOf(whole.body.link)
    expect((await visitor.post('/api/invited-questionnaire/submit', { token })).body.error.code).toBe('MISSING')
    const done = await visitor.post('/api/invited-questionnaire/submit', { token, despiteMissing: true })
    expect(done.status).toBe(200)
    expect(done.body.parts[0]).toMatchObject({ audience: 'employee', status: 'Submitted', submittedByName: 'Priya' })
    const again = await visitor.post('/api/invited-questionnaire/submit', { token, despiteMissing: true })
    expect(again.body.error.code).toBe('ALREADY')
    await (await server.as(9)).post(`/api/cases/${caseId}/questionnaire/return`, { audience: 'employee', message: 'x' })
  })

  test('nobody sends a part of others to an address of their own', async () => {
    expect((await invite(3, { audience: 'employee', email: 'me@northwind.demo' })).status).toBe(403)
    expect((await invite(5, { audience: 'employer', email: 'me@example.com' })).status).toBe(403)
    expect((await invite(3, { audience: 'employer', email: 'cfo@northwind.demo' })).status).toBe(200)
  })
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
      where c.filed_on is not null and c.person_id <> $1 order by c.id limit 1`,
    [personId],
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
