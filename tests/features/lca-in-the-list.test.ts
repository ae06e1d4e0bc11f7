import { expect, test } from 'vitest'
import { Role } from '#formats/roles.ts'
import { readTable } from '#platform/spreadsheet/read.ts'
import { serverOfFile } from '../setup/server-of-file.ts'
import { filingsOf } from './support/filings.ts'

const server = serverOfFile()
const { opened } = filingsOf(server)

test('the file of cases names the LCA that each petition rests on', async () => {
  const { id, number } = await opened()
  const attorney = await server.as(Role.attorney)
  await attorney.put(`/api/cases/${id}/lca`, { answers: { 'case.lcaNumber': { value: 'I-200-26300-123456' } } })
  const reply = await attorney.get('/api/cases/export')
  expect(reply.status).toBe(200)
  const { columns, rows } = await readTable(Buffer.from(reply.body), 'csv', { rows: 10_000, columns: 30 })
  const at = columns.indexOf('LCA')
  const lcaOf = (wanted: string) => rows.find(({ cells }) => cells[0] === wanted)?.cells[at]
  expect(lcaOf(number)).toBe('I-200-26300-123456')
})
