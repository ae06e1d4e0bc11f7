import { expect, test } from 'vitest'
import { recordsOf } from '../setup/records.ts'
import { serverOfFile } from '../setup/server-of-file.ts'
import { ATTORNEY, documentsOf, EMPLOYEE } from './support/documents.ts'

const server = serverOfFile()
const { opened, uploaded, ofCase } = documentsOf(server)
const { system } = recordsOf(server)

const reviewOf = async (caseId: number, id: number) =>
  (await ofCase(ATTORNEY, caseId)).documents.find((each: { id: number }) => each.id === id).review

async function accepted() {
  const { id: caseId } = await opened()
  const { id } = await uploaded(EMPLOYEE, caseId, { itemId: 'degree', documentType: 'Degree and transcripts' })
  const path = `/api/cases/${caseId}/documents/${id}`
  expect((await (await server.as(ATTORNEY)).post(`${path}/review`, { review: 'Accepted' })).status).toBe(200)
  return { caseId, id, path }
}

test('a diploma that its owner calls a passport is accepted no more, and the trail says what it was', async () => {
  const { caseId, id, path } = await accepted()
  const changed = { itemId: 'passport', documentType: 'Passport photo page', expiresOn: '2035-01-01' }
  const reply = await (await server.as(EMPLOYEE)).put(path, changed)
  expect([reply.status, reply.body.review]).toEqual([200, 'Waiting'])
  expect(await reviewOf(caseId, id)).toBe('Waiting')
  const [audited] = await system().rows<{ before: object }>(
    `select before from audit_events where operation = 'documents.update' order by at desc limit 1`,
  )
  expect(audited?.before).toMatchObject({ itemId: 'degree', documentType: 'Degree and transcripts' })
})

test('what is written about it, and what who accepts says it is, leave it accepted', async () => {
  const { caseId, id, path } = await accepted()
  await (await server.as(EMPLOYEE)).put(path, { description: 'Both sides.' })
  expect(await reviewOf(caseId, id)).toBe('Accepted')
  await (await server.as(ATTORNEY)).put(path, { documentType: 'Degree' })
  expect(await reviewOf(caseId, id)).toBe('Accepted')
})
