import { beforeAll, describe, expect, test } from 'vitest'
import type { TestClient } from '../setup/client.ts'
import { recordsOf } from '../setup/records.ts'
import { serverOfFile } from '../setup/server-of-file.ts'
import { firstCaseOf } from './support/first-case.ts'

const server = serverOfFile()
const { system } = recordsOf(server)
let attorney: TestClient
let employee: TestClient
let employer: TestClient
let caseId: number
let personId: number
beforeAll(async () => {
  ;({ caseId, personId } = await firstCaseOf(server, 'employee@visacare.demo'))
  attorney = await server.as(9)
  employee = await server.as(5)
  employer = await server.as(3)
})

const view = (client: TestClient, formId: string) => client.get(`/api/cases/${caseId}/form?formId=${formId}`)
const events = async (operation: string) =>
  (await system().one<{ n: number }>('select count(*) as n from audit_events where operation = $1', [operation])).n

describe('the forms of a case', () => {
  test('are listed with their screens, for those who may see them', async () => {
    const { body } = await attorney.get(`/api/cases/${caseId}/forms`)
    const i129 = body.items.find(({ formId }: { formId: string }) => formId === 'i-129')
    expect(i129).toMatchObject({ name: 'I-129', built: true, status: 'Open', generatedAt: null })
    expect(i129.path).toBe(`/visaCareAddCaseI129/${caseId}/${i129.id}`)
    const { body: seen } = await employee.get(`/api/cases/${caseId}/forms`)
    expect(seen.items.find(({ formId }: { formId: string }) => formId === 'i-129').path).toBeNull()
  })

  test('are seen whole by whoever signs them, and by nobody else', async () => {
    expect((await view(attorney, 'i-129')).status).toBe(200)
    expect((await view(employer, 'i-129')).status).toBe(200)
    expect((await view(employee, 'i-129')).status).toBe(404)
  })

  test('show what is known with its source, and what is missing, secrets masked', async () => {
    const { body } = await view(attorney, 'i-129')
    const known = body.known[`person/${personId}`]
    expect(known['person.familyName'].value).toBeTruthy()
    expect(body.values.map(({ item }: { item: string }) => item)).toContain('1.5')
    expect(body.missing.length).toBeGreaterThan(0)
    expect(body.percent).toBeLessThan(100)
    expect(JSON.stringify(body)).not.toMatch(/"\d{3}-?\d{2}-?\d{4}"/)
  })

  test('are revealed by right, and that is on record', async () => {
    const before = await events('caseForms.reveal')
    const { status, body } = await attorney.post(`/api/cases/${caseId}/form/reveal`, { formId: 'i-129' })
    expect([status, body.revealed]).toEqual([200, true])
    expect(await events('caseForms.reveal')).toBe(before + 1)
  })
})

describe('correcting a value on a form', () => {
  test('saves the fact itself, with its source', async () => {
    const { body: before } = await view(attorney, 'i-129')
    const subject = `person/${personId}`
    const answers = { 'person.birthProvince': { value: 'Karnataka' } }
    const version = before.versions[subject]
    const { status, body } = await attorney.put(`/api/cases/${caseId}/form`, {
      formId: 'i-129',
      changes: [{ subject, answers, version }],
    })
    expect(status).toBe(200)
    expect(body.known[subject]['person.birthProvince']).toMatchObject({ value: 'Karnataka' })
    expect(body.values.some(({ value }: { value: string }) => value === 'Karnataka')).toBe(true)
  })

  test('refuses what nobody asked', async () => {
    const { status } = await attorney.put(`/api/cases/${caseId}/form`, {
      formId: 'i-129',
      changes: [{ subject: `person/${personId}`, answers: { 'person.nothing': { value: 'x' } } }],
    })
    expect(status).toBe(400)
  })
})

describe('adding and removing', () => {
  test('a request for premium processing joins the case once, and says so in the specification’s words', async () => {
    const first = await attorney.post('/caseflowApi/caseflow/createCaseFlowI907', { caseId })
    const second = await attorney.post('/caseflowApi/caseflow/createCaseFlowI907', { caseId })
    expect([first.status, second.body.id]).toEqual([200, first.body.id])
    const { body } = await attorney.post(`/caseflowApi/caseflow/i907PdfGeneration/${caseId}`)
    expect(body.message).toBe('I-907 Form was created/updated successfully based on the Changes.')
    expect((await attorney.put('/caseflowApi/caseflow/updateCaseFlowI907', { caseId, changes: [] })).status).toBe(200)
    const removed = await attorney.delete(`/api/cases/${caseId}/forms/${first.body.id}`)
    expect(removed.body.items.some(({ formId }: { formId: string }) => formId === 'i-907')).toBe(false)
  })

  test('a G-28 for the other side is found by its type', async () => {
    const made = await attorney.post('/caseflowApi/caseflow/createCaseFlowg28', { caseId, g28Type: 'beneficiary' })
    expect([made.status, made.body.g28Type]).toEqual([200, 'beneficiary'])
    const found = await attorney.get(`/caseflowApi/caseflow/getCaseFlowG28ByCaseId/${caseId}?g28Type=beneficiary`)
    expect([found.status, found.body.id]).toEqual([200, made.body.id])
  })

  test('stays when the options of the case change', async () => {
    const sides = async () =>
      (await attorney.get(`/api/cases/${caseId}/forms`)).body.items.flatMap((form: { formId: string; side: string }) =>
        form.formId === 'g-28' ? [form.side] : [],
      )
    expect(await sides()).toContain('beneficiary')
    const { body: file } = await attorney.get(`/api/cases/${caseId}`)
    for (const premium of [file.options.premium !== true, file.options.premium === true])
      expect((await attorney.put(`/api/cases/${caseId}`, { premium })).status).toBe(200)
    expect(await sides()).toContain('beneficiary')
  })

  test('is for the people of the case: a colleague’s facts do not come into it', async () => {
    const colleague = await server.services.database.transaction({ kind: 'system' }, (tx) =>
      tx.one<{ id: number }>(
        `select p.id from people p join cases c on c.id = $1
          where p.company_id = c.company_id and p.household_person_id <> c.household_person_id limit 1`,
        [caseId],
      ),
    )
    const added = await attorney.post(`/api/cases/${caseId}/forms`, { formId: 'i-907', personId: colleague.id })
    expect(added.status).toBe(404)
    const { body } = await attorney.get(`/api/cases/${caseId}/forms`)
    expect(body.items.some(({ personId }: { personId: number }) => personId === colleague.id)).toBe(false)
  })

  test('is not for the employee, and the petition itself stays', async () => {
    const added = await employee.post(`/api/cases/${caseId}/forms`, { formId: 'i-907' })
    expect([added.status, added.body.error.code]).toEqual([403, 'NOT_YOURS'])
    const { body } = await view(attorney, 'i-129')
    const removed = await attorney.delete(`/api/cases/${caseId}/forms/${body.id}`)
    expect(removed.body.error.code).toBe('PART_OF_PACKAGE')
  })
})
