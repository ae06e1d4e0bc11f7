import { describe, expect, test } from 'vitest'
import { recordsOf } from '../setup/records.ts'
import { serverOfFile } from '../setup/server-of-file.ts'
import { signInInvited } from './support/invited.ts'

type Item = { caseId: number; kind: string; about: { count: number | null } }

// What somebody may know and keep of the own family and job.

const server = serverOfFile()
const { system, companyId, personNamed: personId } = recordsOf(server)

describe('a family member', () => {
  test('is removed with a reason and taken back, and nothing of the history is lost', async () => {
    const employee = await server.as(5)
    const id = await personId('Dev')
    await employee.post(`/api/people/${id}/facts`, { answers: { 'person.birthCity': { value: 'Pune' } } })
    const before = (await employee.get(`/api/people/${id}/history`)).body.items
    expect((await employee.post(`/api/people/${id}/removal`, { reason: ' ' })).body.error.fields.reason).toBe(
      'Field is required',
    )
    const removed = await employee.post(`/api/people/${id}/removal`, { reason: 'Lives with his father' })
    expect(removed.body).toMatchObject({ status: 'Inactive', termination: { reason: 'Lives with his father' } })
    expect((await employee.post(`/api/people/${id}/removal`, { reason: 'Again' })).body.error.code).toBe('ALREADY')
    expect((await employee.get(`/api/people/${id}/history`)).body.items).toEqual(before)
    const { items } = (await employee.get('/api/people?status=Inactive')).body
    expect(items.map((each: { id: number }) => each.id)).toEqual([id])
    expect((await employee.post(`/api/people/${id}/restoration`)).body).toMatchObject({
      status: 'Active',
      termination: null,
    })
    expect((await employee.post(`/api/people/${id}/restoration`)).body.error.code).toBe('NOT_REMOVED')
  })

  test('has another relationship when it was entered wrongly; both stand in the audit trail', async () => {
    const employer = await server.as(3)
    const id = await personId('Meera')
    const changed = await employer.put(`/api/people/${id}/relationship`, { relationship: 'Son' })
    expect(changed.body.relation).toBe('Son')
    const [event] = (await employer.get(`/api/audit-trail?subject=person:${id}`)).body.items
    expect(event).toMatchObject({
      operation: 'people.changeRelation',
      before: { relation: 'Daughter' },
      after: { relation: 'Son' },
    })
    await employer.put(`/api/people/${id}/relationship`, { relationship: 'Daughter' })
  })

  test('is never the employee, and keeps nobody’s relationship, not even the own', async () => {
    const employer = await server.as(3)
    const principal = await personId('Priya')
    expect((await employer.put(`/api/people/${principal}/relationship`, { relationship: 'Son' })).body.error.code).toBe(
      'PRINCIPAL',
    )
    const email = 'ravi.own@family.example'
    const { body } = await employer.post(`/api/people/${principal}/dependents`, {
      ...{ relationship: 'Spouse', firstName: 'Ravi', lastName: 'Nair', email },
    })
    await employer.post(`/api/people/${body.id}/invitation`)
    const dependent = await signInInvited(server, email)
    // A job is the company's business only where it is the company's.
    expect((await dependent.get('/api/cases/own')).body.employed).toBe(false)
    const own = await dependent.put(`/api/people/${body.id}/relationship`, { relationship: 'Father' })
    expect([own.status, own.body.error.code]).toEqual([403, 'NOT_YOURS'])
    // Removing the dependent ends the login; taking back restores it.
    expect((await employer.post(`/api/people/${body.id}/removal`, { reason: 'Divorced' })).body.login.status).toBe(
      'Inactive',
    )
    expect((await dependent.get('/api/my/person')).status).toBe(401)
    expect((await employer.post(`/api/people/${body.id}/restoration`)).body.login.status).toBe('Active')
  })
})

test('a spouse with an own login answers the own part only, and reads that it was handed in', async () => {
  const employer = await server.as(3)
  const id = await personId('Arjun')
  const email = 'arjun.own@family.example'
  await employer.post(`/api/people/${id}/facts`, { answers: { 'person.email': { value: email } } })
  expect((await employer.post(`/api/people/${id}/invitation`)).status).toBe(200)
  const spouse = await signInInvited(server, email)
  const [{ id: own }] = (await spouse.get('/api/cases/own')).body.cases
  // "Your H-4 extension" to the spouse, "Arjun's" to the employee.
  expect((await spouse.get(`/api/cases/${own}`)).body.own).toBe(true)
  expect((await (await server.as(5)).get(`/api/cases/${own}`)).body.own).toBe(false)
  const { id: ofPrincipal } = await system().one<{ id: number }>(
    'select principal_case_id as id from cases where id = $1',
    [own],
  )
  expect((await spouse.get(`/api/cases/${ofPrincipal}/questionnaire`)).status).toBe(404)
  const path = `/api/cases/${own}/questionnaire`
  // As many questions as the spouse is asked: what is open about the others of the family is not among them.
  const asked = async (client: typeof spouse) => {
    const ofCase = (await client.get(`/api/cases/${own}`)).body.openItems as Item[]
    const onHome = (await client.get('/api/cases/dashboard')).body.items as Item[]
    const counts = [ofCase, onHome.filter(({ caseId }) => caseId === own)].map(
      (items) => items.find(({ kind }) => kind === 'questions')?.about.count ?? 0,
    )
    expect(counts[0]).toBe(counts[1])
    const { items } = (await client.get('/api/cases')).body
    expect(items.find(({ id }: { id: number }) => id === own).nextDueTitle).toBe(`Answer ${counts[0]} questions`)
    return counts[0] ?? 0
  }
  const before = { family: await asked(await server.as(5)), spouse: await asked(spouse) }
  expect(before.spouse).toBeLessThan(before.family)
  // Nor are they in what the spouse is reminded of.
  await (await server.as(9)).post('/api/cases/bulk/remind', { ids: [own] })
  const told = async (client: typeof spouse) => (await client.get('/api/my/notifications')).body.items[0].text
  expect(await told(spouse)).toContain(`Answer ${before.spouse} questions`)
  expect(await told(await server.as(5))).toContain(`Answer ${before.family} questions`)
  const answered = { answers: { 'person.arrestedSinceEntry': { value: false } } }
  expect((await spouse.post(`/api/people/${id}/facts`, answered)).status).toBe(200)
  await expect.poll(() => asked(spouse), { timeout: 20_000 }).toBe(before.spouse - 1)
  expect(await asked(await server.as(5))).toBe(before.family - 1)
  expect((await spouse.post(`${path}/submit`, { audience: 'employee', despiteMissing: true })).status).toBe(200)
  const { parts } = (await spouse.get(path)).body
  expect(parts.find(({ audience }: { audience: string }) => audience === 'employee').status).toBe('Submitted')
})

test('what was answered about a job keeps who, when and what stood there before', async () => {
  const employer = await server.as(3)
  const { employmentId } = (await employer.get(`/api/people/${await personId('Priya')}`)).body
  await employer.put(`/api/employments/${employmentId}`, { jobTitle: 'Principal Data Engineer' })
  const { items } = (await employer.get(`/api/employments/${employmentId}/history`)).body
  expect(items[0]).toMatchObject({
    fact: 'employment.jobTitle',
    before: { value: 'Data Engineer' },
    after: { value: 'Principal Data Engineer' },
    byName: expect.stringMatching(/\w/),
  })
  expect((await (await server.as(5)).get(`/api/employments/${employmentId}/history`)).status).toBe(200)
  const { id: foreign } = await system().one<{ id: number }>(
    'select id from employments where company_id = $1 limit 1',
    [await companyId('LUMEN')],
  )
  expect((await employer.get(`/api/employments/${foreign}/history`)).status).toBe(404)
})
