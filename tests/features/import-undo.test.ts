import { expect, test } from 'vitest'
import { recordsOf } from '../setup/records.ts'
import { serverOfFile } from '../setup/server-of-file.ts'
import { csvOf, importsOf, line } from './support/imports.ts'

const server = serverOfFile()
const { imported, peopleIn } = importsOf(server)
const { change } = recordsOf(server)
const EMPLOYER = 3

async function twoImported(n: number) {
  const { id } = await imported(EMPLOYER, 'NORTHWIND', csvOf(line(n), line(n + 1)))
  const client = await server.as(EMPLOYER)
  const [person] = (await client.get(`/api/people?search=tester${n}`)).body.items as { id: number }[]
  return { importId: id, personId: person?.id ?? 0 }
}

type Built = (personId: number) => Promise<unknown>
const built: Record<string, Built> = {
  'has a case': async (personId) => {
    const client = await server.as(EMPLOYER)
    const opened = await client.post('/api/cases', { typeId: 1, subType: 'extension', personId, channel: 'paper' })
    expect(opened.status, JSON.stringify(opened.body)).toBe(200)
  },
  'was decided about': (personId) =>
    change(
      `insert into renewal_decisions (person_id, company_id, ends_on, up_to, reason, by_name, decided_at)
       select id, company_id, current_date, current_date, 'Leaves.', 'Helen', now() from people where id = $1`,
      [personId],
    ),
  'has another job text': (personId) =>
    change(
      `update fact_documents d set version = 2 from employments e
        where d.subject = 'employment' and d.subject_id = e.id and e.person_id = $1`,
      [personId],
    ),
}

test.each(Object.keys(built).map((what, index) => [what, 60 + index * 2] as const))(
  'somebody who %s meanwhile keeps the whole import, by a sentence that names them',
  async (what, n) => {
    const { importId, personId } = await twoImported(n)
    await built[what]?.(personId)
    const before = await peopleIn('NORTHWIND')
    const refused = await (await server.as(EMPLOYER)).post(`/api/imports/${importId}/undo`)
    expect([refused.status, refused.body.error.code]).toEqual([409, 'IN_USE'])
    expect(refused.body.error.details.names).toEqual([`Ann${n} TESTER${n}`])
    expect(await peopleIn('NORTHWIND')).toBe(before)
  },
)

test('who was left alone is taken back', async () => {
  const { importId } = await twoImported(80)
  const undone = await (await server.as(EMPLOYER)).post(`/api/imports/${importId}/undo`)
  expect([undone.status, undone.body.status]).toEqual([200, 'undone'])
})
