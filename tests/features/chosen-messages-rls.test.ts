import { expect, test } from 'vitest'
import { tokenHashOf } from '#platform/session/sessions.ts'
import { serverOfFile } from '../setup/server-of-file.ts'

const server = serverOfFile()
const [HR, EMPLOYEE, ATTORNEY, PROVIDER] = [3, 5, 9, 1]

const scopeOf = async (role: number) => {
  const [, token = ''] = (await server.as(role)).cookie.split('=')
  return { kind: 'session', tokenHash: tokenHashOf(token) } as const
}

/** What a statement that says nothing about readers finds, in the scope of somebody signed in. */
async function foundBy(role: number, caseId: number) {
  const db = server.services.database.read(await scopeOf(role))
  const texts = await db.rows<{ text: string }>('select text from case_remarks where case_id = $1', [caseId])
  const readers = await db.rows<{ text: string }>(
    'select user_name as text from message_readers where case_id = $1 order by id',
    [caseId],
  )
  return { texts: texts.map(({ text }) => text), readers: readers.map(({ text }) => text) }
}

test('the database itself shows a message to chosen people to them and its author, and to nobody else of the case', async () => {
  const employee = await server.as(EMPLOYEE)
  const { items } = (await employee.get('/api/cases?search=Priya')).body
  const id = items[0].id as number
  const attorney = await server.as(ATTORNEY)
  const { people } = (await attorney.get(`/api/cases/${id}`)).body
  const hr = people.find(({ side }: { side: string }) => side === 'employer')
  const text = 'Only for you: is the raise confirmed?'
  expect((await attorney.post(`/api/cases/${id}/messages`, { text, userIds: [hr.userId] })).status).toBe(200)
  const toAll = 'For everybody of the case.'
  expect((await attorney.post(`/api/cases/${id}/messages`, { text: toAll })).status).toBe(200)

  for (const role of [ATTORNEY, HR]) {
    const found = await foundBy(role, id)
    expect(found.texts, String(role)).toContain(text)
    expect(found.readers, String(role)).toContain(hr.name)
  }
  for (const role of [EMPLOYEE, PROVIDER]) {
    const found = await foundBy(role, id)
    expect(found.texts, String(role)).not.toContain(text)
    expect(found.texts, String(role)).toContain(toAll)
  }
})

test('nobody adds a reader to a message that is not theirs', async () => {
  const chosen = await server.services.database
    .read({ kind: 'system' })
    .one<{ id: number }>('select id from case_remarks where to_chosen order by id desc limit 1')
  const added = server.services.database.transaction(await scopeOf(EMPLOYEE), (tx) =>
    tx.run(
      `insert into message_readers (company_id, household_person_id, person_id, case_id, remark_id, user_id)
       select k.company_id, k.household_person_id, k.person_id, k.id, $1, (select id from users where user_name = 'hr@visacare.demo')
         from cases k where k.person_name like 'Priya%' limit 1`,
      [chosen.id],
    ),
  )
  await expect(added).rejects.toThrow(/row-level security/)
})
