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
