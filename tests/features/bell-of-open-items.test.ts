import { expect, test } from 'vitest'
import { addDays } from '#formats/day.ts'
import { sendDigest } from '#identity/notifications/server/jobs.ts'
import { remind } from '#preparation/deadlines/server/jobs.ts'
import { serverOfFile } from '../setup/server-of-file.ts'
import { documentsOf, EMPLOYEE, EMPLOYER, FIRM } from './support/documents.ts'

// Dates are put there by hand: no job works them out anew in between.
const server = serverOfFile({ env: { WORKER: 'separate' } })
const { opened, uploaded } = documentsOf(server)

type Bell = { items: { text: string; dueOn: string | null }[]; unread: number; total: number }
const bell = async (who: number): Promise<Bell> =>
  (await (await server.as(who)).get('/api/my/notifications?limit=100')).body
const saying = async (who: number, words: string) => (await bell(who)).items.filter(({ text }) => text.includes(words))

test('a document that was asked for leaves the bell and its count when it comes, and is back when it is sent back', async () => {
  const { id, number } = await opened()
  const firm = await server.as(FIRM)
  const ask = { name: 'Organization chart', from: 'EMPLOYER', dueOn: addDays(server.today(), 9) }
  const { body: asked } = await firm.post(`/api/cases/${id}/document-requests`, ask)
  const words = `: please send “Organization chart”. (Case ${number})`
  expect((await saying(EMPLOYER, words)).map(({ dueOn }) => dueOn)).toEqual([ask.dueOn])
  const { unread, total } = await bell(EMPLOYER)

  const document = await uploaded(EMPLOYER, id, { itemId: asked.itemId })
  expect(await saying(EMPLOYER, words)).toEqual([])
  expect(await bell(EMPLOYER)).toMatchObject({ unread: unread - 1, total: total - 1 })

  const reply = await firm.post(`/api/cases/${id}/documents/${document.id}/review`, {
    review: 'Rejected',
    reason: 'Old.',
  })
  expect(reply.status).toBe(200)
  expect(await saying(EMPLOYER, words)).toHaveLength(1)
  expect(await saying(EMPLOYER, 'has to be sent again. Old.')).toHaveLength(1)
})

test('a task that is done, and questions that are answered, are no news any more', async () => {
  const { id, number } = await opened()
  const firm = await server.as(FIRM)
  const { body: task } = await firm.post(`/api/cases/${id}/tasks`, {
    forWhom: 'employee',
    title: 'Call us',
    details: '',
  })
  expect(await saying(EMPLOYEE, `: Call us (Case ${number})`)).toHaveLength(1)
  await (await server.as(EMPLOYEE)).post(`/api/cases/${id}/tasks/${task.id}/done`, { done: true })
  expect(await saying(EMPLOYEE, `: Call us (Case ${number})`)).toEqual([])

  const reminded = (await firm.post('/api/cases/bulk/remind', { ids: [id] })).body.results[0]
  expect(reminded.done, reminded.says).toBe(true)
  const asks = async () => (await saying(EMPLOYEE, `(Case ${number})`)).filter(({ text }) => / for .+: /.test(text))
  expect(await asks()).toHaveLength(1)
  const submit = { audience: 'employee', despiteMissing: true }
  await (await server.as(EMPLOYEE)).post(`/api/cases/${id}/questionnaire/submit`, submit)
  // Documents it named are still open.
  expect(await asks()).toHaveLength(1)
})

test('a deadline that is done leaves the bell, and the mail that had not gone out', async () => {
  const { id } = await opened()
  const on = addDays(server.today(), 14)
  await server.services.database.transaction({ kind: 'system' }, (tx) =>
    tx.run(
      `insert into case_deadlines (company_id, law_firm_id, household_person_id, person_id, case_id, rule, part, title, kind, severity, due_on)
       select company_id, law_firm_id, household_person_id, person_id, id, 'D-62', 'last day of work', 'The card of the test ends on',
              'expires', 'regulatory', $2 from cases where id = $1
       on conflict (case_id, rule, part) do update set title = excluded.title, due_on = excluded.due_on`,
      [id, on],
    ),
  )
  const firm = await server.as(FIRM)
  // Anything that happens in the case brings its items up to date.
  await firm.post(`/api/cases/${id}/tasks`, { forWhom: 'firm', title: 'Look', details: '' })
  await remind(server.services, server.clock.now())
  expect(await saying(EMPLOYER, 'The card of the test ends on')).toHaveLength(1)

  const system = server.services.database.read({ kind: 'system' })
  const { deadline } = await system.one<{ deadline: number }>(
    `select id as deadline from case_deadlines where case_id = $1 and rule = 'D-62'`,
    [id],
  )
  const { status, body } = await firm.post(`/api/cases/${id}/deadlines/${deadline}/done`, { done: true })
  expect(status, JSON.stringify(body)).toBe(200)
  expect(await saying(EMPLOYER, 'The card of the test ends on')).toEqual([])

  const { employer } = await system.one<{ employer: number }>(
    `select id as employer from users where user_name = 'employer@visacare.demo'`,
  )
  const waiting = () =>
    system.rows<{ text: string }>(`select text from digest_lines where user_id = $1 and case_id = $2`, [employer, id])
  expect(await waiting()).toEqual([])
  await sendDigest(server.services, employer)
})
