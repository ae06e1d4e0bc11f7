import { expect, test } from 'vitest'
import { serverOfFile } from '../setup/server-of-file.ts'

const PROVIDER = 1
const EMPLOYER = 3
const EMPLOYEE = 5
const server = serverOfFile()
const find = async (who: number, list: string, text: string) =>
  (await (await server.as(who)).get(`/api/look-ups/${list}?text=${encodeURIComponent(text)}`)).body

test.each([
  ['soc', 'data engin', '15-1243'],
  ['soc', 'software dev', '15-1252'],
  ['naics', 'hospital', '622110'],
  ['port', 'boston', 'BOS'],
  ['post', 'mumbai', 'BMB'],
])('finds in %s “%s” as %s, with the day and source of the list', async (list, text, code) => {
  const found = await find(EMPLOYEE, list, text)
  expect(found.items.map((each: { code: string }) => each.code)).toContain(code)
  expect([found.asOf, found.source.length > 20]).toEqual(['2026-11-15', true])
})

test.each([
  ['newark', 'Newark/Teterboro'],
  ['mcallen', 'McAllen'],
  ['travis', 'Travis-AFB'],
])('spells the port found by “%s” as %s', async (text, words) => {
  expect((await find(EMPLOYEE, 'port', text)).items[0].words).toBe(words)
})

test('the provider replaces a list as a whole; nobody else does, and what is no list is refused', async () => {
  const post = { asOf: '2027-01-05', source: 'Department of State', csv: 'code,words,title\nBMB,Bombay,India' }
  expect((await (await server.as(EMPLOYER)).post('/api/look-ups/post', post)).status).toBe(403)
  const client = await server.as(PROVIDER)
  const wrong = await client.post('/api/look-ups/post', { ...post, csv: 'a,b\n1,2' })
  expect([wrong.status, wrong.body.error.code]).toEqual([400, 'NOT_A_LIST'])
  const replaced = await client.post('/api/look-ups/post', post)
  expect([replaced.status, replaced.body.rows], JSON.stringify(replaced.body)).toEqual([200, 1])
  expect((await find(EMPLOYER, 'post', 'mumbai')).items).toEqual([])
  expect(await find(EMPLOYER, 'post', 'bombay')).toMatchObject({
    items: [{ code: 'BMB', words: 'Bombay', title: 'India' }],
    asOf: '2027-01-05',
  })
})

test('an edition is compared before it replaces, and taken back afterwards', async () => {
  const client = await server.as(PROVIDER)
  const csv = 'code,words,title\nBOS,Boston,MA\nXYZ,A new port,ME'
  const { body: difference } = await client.post('/api/look-ups/port/compare', { csv })
  expect(difference).toMatchObject({ added: 1, unchanged: 1, examples: { added: [{ code: 'XYZ' }] } })
  expect(difference.removed).toBeGreaterThan(100)
  const wrong = await client.post('/api/look-ups/port/compare', { csv: 'code,words,title\nbos,Boston,MA' })
  expect(wrong.body.error.fields.csv).toBe('Line 2: “bos” is no code; write three capital letters, like BOS.')
  const { body: before } = await client.get('/api/look-ups')
  const port = before.items.find((each: { list: string }) => each.list === 'port')
  expect((await client.post('/api/look-ups/port/restore', {})).body.error.code).toBe('NOTHING_BEFORE')
  const replaced = await client.post('/api/look-ups/port', { csv, asOf: '2027-01-05', source: 'CBP' })
  expect(replaced.body).toMatchObject({ rows: 2, asOf: '2027-01-05', previous: { rows: port.rows, asOf: port.asOf } })
  const restored = await client.post('/api/look-ups/port/restore', {})
  expect(restored.body).toMatchObject({ rows: port.rows, asOf: port.asOf, previous: { rows: 2 } })
  expect((await find(EMPLOYEE, 'port', 'boston')).items[0].code).toBe('BOS')
  for (const path of ['/api/look-ups/port/restore', '/api/look-ups/port/compare'])
    expect((await (await server.as(EMPLOYER)).post(path, { csv })).status).toBe(403)
})
