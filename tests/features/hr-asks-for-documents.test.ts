import { expect, test } from 'vitest'
import { serverOfFile } from '../setup/server-of-file.ts'
import { ATTORNEY, documentsOf, EMPLOYEE, EMPLOYER } from './support/documents.ts'

const server = serverOfFile()
const { opened, ofCase, item } = documentsOf(server)

test('HR asks their own employee for a document, and takes that back', async () => {
  const { id } = await opened()
  const hr = await server.as(EMPLOYER)
  const requests = `/api/cases/${id}/document-requests`
  expect((await ofCase(EMPLOYER, id)).may).toMatchObject({ ask: 'own people', review: false })
  const { status, body: asked } = await hr.post(requests, { name: 'Signed offer letter', dueOn: '2031-01-02' })
  expect([status, asked.state, asked.side]).toEqual([200, 'asked', 'employee'])
  expect(await item(EMPLOYEE, id, asked.itemId)).toMatchObject({ name: 'Signed offer letter', dueOn: '2031-01-02' })
  const { body: file } = await (await server.as(EMPLOYEE)).get(`/api/cases/${id}`)
  const open = file.openItems.find(({ key }: { key: string }) => key === `document:${asked.itemId}`)
  expect(open.link).toBe(`/visaCareH1BCaseDetails/${id}?tab=documents&upload=${asked.itemId}`)
  const listed = async (who: number) => JSON.stringify((await (await server.as(who)).get('/api/documents/asked')).body)
  expect(await listed(EMPLOYER)).toContain('Signed offer letter')
  expect(await listed(EMPLOYEE)).toContain('Signed offer letter')
  const waived = await hr.post(`${requests}/${asked.itemId}/waive`, { reason: 'It is in the personnel file.' })
  expect(waived.body.state).toBe('waived')
  expect(await listed(EMPLOYER)).not.toContain('Signed offer letter')
})

test('HR asks neither the firm, nor for another day of the list, nor away what the firm asked for', async () => {
  const { id } = await opened()
  const hr = await server.as(EMPLOYER)
  const requests = `/api/cases/${id}/document-requests`
  const refused = async (path: string, given: object) => (await hr.post(path, given)).body.error.code
  expect(await refused(requests, { name: 'Cover letter', from: 'FIRM_ATTY' })).toBe('NOT_YOUR_PEOPLE')
  expect(await refused(requests, { itemId: 'passport', dueOn: '2031-01-02' })).toBe('NOT_YOURS')
  const { body: asked } = await (await server.as(ATTORNEY)).post(requests, { name: 'Old I-20' })
  expect(await refused(`${requests}/${asked.itemId}/waive`, { reason: 'Not here.' })).toBe('NOT_YOURS')
  expect((await (await server.as(EMPLOYEE)).post(requests, { name: 'A raise' })).status).toBe(403)
})
