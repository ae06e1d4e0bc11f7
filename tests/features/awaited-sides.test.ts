import { expect, test } from 'vitest'
import { serverOfFile } from '../setup/server-of-file.ts'
import { documentsOf, EMPLOYER, FIRM } from './support/documents.ts'

const server = serverOfFile({ env: { WORKER: 'separate' } })
const { opened } = documentsOf(server)
const system = () => server.services.database.read({ kind: 'system' })

type Row = { id: number; ball: string; waitsFor: string[] }

test('a case is found under every side it waits for, in list, board and totals', async () => {
  const { id } = await opened()
  const { body: row } = await (await server.as(FIRM)).get(`/api/cases/${id}`)
  expect(row.waitsFor).toEqual(expect.arrayContaining(['employee', 'employer']))
  const hr = await server.as(EMPLOYER)
  const { byBall } = (await hr.get('/api/cases/dashboard')).body.counts
  for (const side of row.waitsFor as string[]) {
    const list = (await hr.get(`/api/cases?ball=${side}&limit=200`)).body
    expect(
      list.items.map((each: Row) => each.id),
      side,
    ).toContain(id)
    for (const each of list.items as Row[])
      expect(each.waitsFor.length > 0 ? each.waitsFor : [each.ball]).toContain(side)
    const { columns } = (await (await server.as(FIRM)).get(`/api/cases/board?ball=${side}&typeId=1`)).body
    const cards = columns.flatMap(({ items }: { items: Row[] }) => items)
    expect(
      cards.map((each: Row) => each.id),
      side,
    ).toContain(id)
    expect(list.total, side).toBe(list.items.length)
    expect(byBall[side], side).toBe(list.total)
  }
})

test('somebody with one name has no space before it, on lists and in search', async () => {
  const { id, companyId } = await system().one<{ id: number; companyId: number }>(
    `select p.id, p.company_id as "companyId" from people p join cases k on k.person_id = p.id
       join companies c on c.id = p.company_id where c.code = 'NORTHWIND' order by p.id limit 1`,
  )
  await server.services.database.transaction({ kind: 'system' }, (tx) =>
    tx.run(`update people set first_name = '', middle_name = '', last_name = 'SUKARNO' where id = $1`, [id]),
  )
  const { items } = (await (await server.as(EMPLOYER)).get(`/api/cases?personId=${id}`)).body
  expect(new Set(items.map(({ personName }: { personName: string }) => personName))).toEqual(new Set(['SUKARNO']))
  const { title } = await system().one<{ title: string }>(
    `select title from search_entries where kind = 'person' and record_id = $1 and company_id = $2`,
    [id, companyId],
  )
  expect(title).toBe('SUKARNO')
})
