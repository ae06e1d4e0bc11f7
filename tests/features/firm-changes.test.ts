import { expect, test } from 'vitest'
import { recordsOf } from '../setup/records.ts'
import { serverOfFile } from '../setup/server-of-file.ts'
import { ATTORNEY, filingsOf } from './support/filings.ts'

const server = serverOfFile()
const { system, companyId } = recordsOf(server)
const { opened } = filingsOf(server)

const SECRET = 'Between us: the case is weak.'

test('what a firm wrote for itself the next firm does not read; when the company comes back, it hears that nobody is assigned', async () => {
  const { id } = await opened()
  const attorney = await server.as(ATTORNEY)
  expect((await attorney.post(`/api/cases/${id}/notes`, { text: SECRET, internal: true })).status).toBe(200)
  expect((await attorney.post(`/api/cases/${id}/notes`, { text: 'For everybody.' })).status).toBe(200)
  expect(JSON.stringify((await attorney.get(`/api/cases/${id}`)).body)).toContain(SECRET)
  const question = { subject: `case/${id}`, fact: 'case.classification' }
  const comment = { ...question, text: SECRET, internal: true }
  expect((await attorney.post(`/api/cases/${id}/comments`, comment)).status).toBe(200)
  const comments = `/api/cases/${id}/questionnaire`
  expect(JSON.stringify((await attorney.get(comments)).body)).toContain(SECRET)

  const company = await companyId('NORTHWIND')
  const firms = await system().rows<{ id: number; code: string }>('select id, code from law_firms')
  const firm = (code: string) => firms.find((each) => each.code === code)?.id
  const give = async (lawFirmId: number | undefined) => {
    const reply = await (await server.as(1)).put(`/api/companies/${company}/law-firm`, { lawFirmId })
    expect(reply.status, JSON.stringify(reply.body)).toBe(200)
  }
  await give(firm('MISSION'))
  const next = await server.as('noor.haddad@missionpine.demo')
  const read = await next.get(`/api/cases/${id}`)
  expect(read.status).toBe(200)
  expect(JSON.stringify(read.body)).toContain('For everybody.')
  expect(JSON.stringify(read.body)).not.toContain(SECRET)
  const asked = await next.get(comments)
  expect(asked.status).toBe(200)
  expect(JSON.stringify(asked.body)).not.toContain(SECRET)
  const row = await system().one<{ attorneyId: number | null }>(
    'select attorney_id as "attorneyId" from cases where id = $1',
    [id],
  )
  expect(row.attorneyId).toBe(null)
  const told = JSON.stringify((await next.get('/api/my/notifications')).body)
  expect(told).toMatch(/is with your firm now\. No attorney is assigned to it yet\. \d+ open cases wait for one\./)

  await give(firm('HARBOR'))
  const back = await server.as(10)
  expect(JSON.stringify((await back.get(`/api/cases/${id}`)).body)).toContain(SECRET)
  expect(JSON.stringify((await back.get('/api/my/notifications')).body)).toContain('No attorney is assigned to it yet.')
})
