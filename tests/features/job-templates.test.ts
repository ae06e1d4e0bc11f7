import { expect, test } from 'vitest'
import { recordsOf } from '../setup/records.ts'
import { serverOfFile } from '../setup/server-of-file.ts'
import { casesOf } from './support/cases.ts'

const EMPLOYER = 3
const EMPLOYEE = 5
const server = serverOfFile()
const { system } = recordsOf(server)
const { opened } = casesOf(server)
const company = async () => (await system().one<{ id: number }>(`select id from companies where code = 'NORTHWIND'`)).id

test('a company keeps job templates: add, edit, delete, each name once, with the rules of the job itself', async () => {
  const id = await company()
  const client = await server.as(EMPLOYER)
  const at = `/api/companies/${id}/job-templates`
  const said = {
    'employment.jobTitle': { value: 'Data Engineer' },
    'employment.wage': { value: 165_000_00 },
    'employment.worksiteCity': { value: 'Boston' },
  }
  const made = await client.post(at, { name: 'Data Engineer, Boston', answers: said })
  expect(made.status, JSON.stringify(made.body)).toBe(200)
  const template = made.body.items.find(({ name }: { name: string }) => name === 'Data Engineer, Boston')
  expect(template.answers['employment.jobTitle']).toEqual({ value: 'Data Engineer' })

  const again = await client.post(at, { name: 'data engineer, boston', answers: said })
  expect([again.status, again.body.error.code]).toEqual([409, 'NAME_TAKEN'])
  const wrong = await client.post(at, { name: 'X', answers: { 'employment.hoursPerWeek': { value: 400 } } })
  expect([wrong.status, Object.keys(wrong.body.error.fields)]).toEqual([400, ['employment.hoursPerWeek']])
  const foreign = await client.post(at, { name: 'X', answers: { 'employment.startedOn': { value: '2026-01-01' } } })
  expect(foreign.status).toBe(400)

  const renamed = await client.post(at, { templateId: template.id, name: 'Data Engineer', answers: said })
  expect(renamed.body.items.map(({ name }: { name: string }) => name)).toContain('Data Engineer')
  expect((await (await server.as(EMPLOYEE)).get(at)).status).toBe(403)
  const left = await client.post(`${at}/${template.id}/delete`)
  expect(left.body.items.some((each: { id: number }) => each.id === template.id)).toBe(false)
})

test('with a template the employer of a transfer has at most 45 questions left', async () => {
  const client = await server.as(EMPLOYER)
  const at = `/api/companies/${await company()}/job-templates`
  const answers = {
    'employment.jobTitle': { value: 'Data Engineer' },
    'employment.wage': { value: 165_000_00 },
  }
  const made = await client.post(at, { name: 'Data Engineer, transfer', answers })
  const templateId = made.body.items.find(({ name }: { name: string }) => name === 'Data Engineer, transfer').id
  const { id } = await opened({ subType: 'transfer', templateId })
  const { openItems } = (await client.get(`/api/cases/${id}`)).body
  const left = openItems.find(({ key }: { key: string }) => key === 'questions:employer')
  expect(left.about.count).toBeGreaterThan(0)
  expect(left.about.count).toBeLessThanOrEqual(45)
})
