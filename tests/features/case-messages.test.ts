import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { MIGRATIONS } from '#app/server/prepare.ts'
import { casePath } from '#case-types/case-path.ts'
import { CaseType } from '#case-types/case-type.ts'
import { withClient } from '../operations/databases.ts'
import { recordsOf } from '../setup/records.ts'
import { serverOfFile } from '../setup/server-of-file.ts'
import { casesOf } from './support/cases.ts'

const server = serverOfFile()
const { system, change } = recordsOf(server)
const { opened } = casesOf(server)
const HR = 3
const EMPLOYEE = 5
const ATTORNEY = 9

const priyasCase = async () => {
  const { items } = (await (await server.as(EMPLOYEE)).get('/api/cases?search=Priya')).body
  return items[0].id as number
}
const messagesOf = async (role: number, id: number) =>
  (await (await server.as(role)).get(`/api/cases/${id}`)).body.messages as {
    text: string
    unread: boolean
    toChosen: boolean
    readers: { userId: number; name: string; readAt: string | null }[]
    document: { id: number; name: string } | null
  }[]

test('a message to chosen people is read by them and its author only, and says who has read it', async () => {
  const id = await priyasCase()
  const attorney = await server.as(ATTORNEY)
  const { people } = (await attorney.get(`/api/cases/${id}`)).body
  const hr = people.find(({ side }: { side: string }) => side === 'employer')
  const text = 'Is the raise confirmed?'
  expect((await attorney.post(`/api/cases/${id}/messages`, { text, userIds: [hr.userId] })).status).toBe(200)
  expect((await messagesOf(EMPLOYEE, id)).map((each) => each.text)).not.toContain(text)

  const [seen] = await messagesOf(HR, id)
  expect(seen).toMatchObject({ text, unread: true, toChosen: true })
  await (await server.as(HR)).post(`/api/cases/${id}/messages/read`, {})
  expect((await messagesOf(HR, id))[0]?.unread).toBe(false)
  const [own] = await messagesOf(ATTORNEY, id)
  expect(own?.readers).toEqual([{ userId: hr.userId, name: hr.name, readAt: expect.any(String) }])
})

test('a document of the case goes with a message, unless a reader may not see it', async () => {
  const id = await priyasCase()
  const attorney = await server.as(ATTORNEY)
  const { documents } = (await attorney.get(`/api/cases/${id}/documents`)).body
  const documentId = documents[0].id
  const sent = { text: 'Please look at this page.', documentId }
  expect((await attorney.post(`/api/cases/${id}/messages`, sent)).body.document).toMatchObject({ id: documentId })
  expect((await messagesOf(EMPLOYEE, id))[0]?.document?.name).toBe(documents[0].documentType)

  await attorney.put(`/api/cases/${id}/documents/${documentId}`, { employeeAccess: false })
  expect((await attorney.post(`/api/cases/${id}/messages`, sent)).body.error.code).toBe('DOCUMENT_HIDDEN')
})

test('a question to the law firm is its to answer until it writes back, and whoever asked reads that it did', async () => {
  const id = await priyasCase()
  const [employee, attorney] = [await server.as(EMPLOYEE), await server.as(ATTORNEY)]
  const asked = async () => {
    const { openItems } = (await attorney.get(`/api/cases/${id}`)).body
    return openItems.filter(({ key }: { key: string }) => key.startsWith('message:'))
  }
  const answeredBy = async () => {
    const { cases } = (await employee.get('/api/cases/own')).body
    return cases.find((each: { id: number }) => each.id === id).answeredBy
  }
  await employee.post(`/api/cases/${id}/messages`, { text: 'I fly to Pune on 12-20.' })
  expect(await asked()).toEqual([])
  await employee.post(`/api/cases/${id}/messages`, { text: 'Is that a problem?' })
  expect(await asked()).toMatchObject([
    { title: 'Answer Priya’s question', side: 'attorney', verb: 'Answer', dueOn: expect.any(String) },
  ])
  expect(await answeredBy()).toBe('')
  await attorney.post(`/api/cases/${id}/messages`, { text: 'Wait until we have filed.' })
  expect(await asked()).toEqual([])
  expect(await answeredBy()).toBe('Miriam LANE')
  await employee.post(`/api/cases/${id}/messages/read`, {})
  expect(await answeredBy()).toBe('')
})

test('an employee asks to withdraw the employer’s petition: the attorney gets a task, nothing is withdrawn', async () => {
  const id = await priyasCase()
  const employee = await server.as(EMPLOYEE)
  await employee.post(`/api/cases/${id}/withdrawal-requests`, { reason: 'I accepted another offer.' })
  const { body } = await (await server.as(ATTORNEY)).get(`/api/cases/${id}`)
  expect(body.status).toBe(1)
  expect(body.openItems.map(({ title }: { title: string }) => title)).toContain('Priya NAIR asks to withdraw the case')
})

test('news of an I-9 case leads to the case, and news of a form to the form, also what was said before', async () => {
  const file = await opened({ typeId: CaseType.i9, subType: 'hire', channel: undefined })
  const attorney = await server.as(9)
  const said = await attorney.post(`/api/cases/${file.id}/messages`, { text: 'Please bring the passport.' })
  expect(said.status, JSON.stringify(said.body)).toBe(200)
  expect(file.path).toBe(casePath({ id: file.id, typeId: CaseType.i9 }))
  const found = (await attorney.get(`/api/search?text=${file.number}`)).body.items
  expect(found[0]).toMatchObject({ kind: 'case', path: file.path })
  const news = await system().rows<{ id: number; link: string; userId: number }>(
    `select id, link, user_id as "userId" from notifications where text like $1 order by id`,
    [`%${file.number}%`],
  )
  expect(new Set(news.map(({ link }) => link))).toEqual(new Set([file.path]))
  // An earlier version wrote the id of a form behind the same address.
  const [first] = news
  await change(
    `insert into notifications (user_id, text, link, created_at) select user_id, t, '/visaCarei9SearchDetails/5', created_at
       from notifications, unnest(array['Form I-9: Viktor Tanaka signed Section 1.', 'Form I-9 of Viktor TANAKA: Section 2. Due 11-20-2026.',
         'Your Form I-9: 2 things to do.']) t where id = $1`,
    [first?.id],
  )
  const { ownerUrl } = server
  await withClient(ownerUrl, (client) => client.query(readFileSync(`${MIGRATIONS}/0258_links_to_forms_i9.sql`, 'utf8')))
  const links = await system().rows<{ link: string }>(
    `select link from notifications where user_id = $1 and id > $2 order by id desc limit 3`,
    [first?.userId, news.at(-1)?.id],
  )
  expect(links.map(({ link }) => link)).toEqual([
    '/visaCarei9SearchDetails/5',
    '/visaCareFormI9/5',
    '/visaCareFormI9/5',
  ])
})
