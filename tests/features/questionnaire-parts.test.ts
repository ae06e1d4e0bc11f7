import { beforeAll, describe, expect, test } from 'vitest'
import { allFacts } from '#facts/all.ts'
import { recordsOf } from '../setup/records.ts'
import { serverOfFile } from '../setup/server-of-file.ts'
import { casesOf } from './support/cases.ts'
import { questionnaireOf } from './support/questionnaires.ts'

const server = serverOfFile()
const { system } = recordsOf(server)
const { about, open, save, province } = questionnaireOf(server)
const { row, opened, move } = casesOf(server)
let { caseId, personId, employmentId } = about
beforeAll(() => {
  ;({ caseId, personId, employmentId } = about)
})

describe('parts', () => {
  test('submitting says what is missing first, then locks the part until it is returned', async () => {
    const client = await server.as(5)
    const first = await client.post(`/api/cases/${caseId}/questionnaire/submit`, {})
    expect([first.status, first.body.error.code]).toEqual([409, 'MISSING'])
    expect(first.body.error.details.missing.length).toBeGreaterThan(0)
    const done = await client.post(`/api/cases/${caseId}/questionnaire/submit`, { despiteMissing: true })
    expect(done.status).toBe(200)
    expect(done.body.parts.find(({ audience }: { audience: string }) => audience === 'employee').status).toBe(
      'Submitted',
    )
    expect((await save(5, [province('Pune')])).body.error.code).toBe('PART_SUBMITTED')
    expect((await save(9, [province('Pune')])).status).toBe(200)
    expect((await client.post(`/api/cases/${caseId}/questionnaire/submit`, {})).body.error.code).toBe('ALREADY')

    const question = { subject: `person/${personId}`, fact: 'person.birthProvince' }
    const back = { audience: 'employee', message: 'Please check the state.', questions: [question] }
    expect((await client.post(`/api/cases/${caseId}/questionnaire/return`, back)).status).toBe(403)
    const returned = await (await server.as(9)).post(`/api/cases/${caseId}/questionnaire/return`, back)
    expect(returned.status).toBe(200)
    const part = (await open(5)).body.parts.find(({ audience }: { audience: string }) => audience === 'employee')
    expect(part).toMatchObject({ status: 'Returned', message: 'Please check the state.' })
    expect(part.questions).toEqual([`person/${personId}:person.birthProvince`])
    expect((await save(5, [province('Nagpur')])).status).toBe(200)
    const told = await client.get('/api/my/notifications')
    expect(told.body.items[0].text).toMatch(/returned for correction.*State or province of birth/)
    const mail = await system().one<{ n: number }>(
      `select count(*) as n from outbox_mails where 'employee@visacare.demo' = any (recipients) and template = 'notification'`,
    )
    expect(mail.n).toBeGreaterThan(0)
  })

  test('each submission passes the ball on and tells the next; a return passes it back, and the case says so', async () => {
    const standing = async () => {
      const { body } = await (await server.as(9)).get(`/api/cases/${caseId}`)
      return [body.ball, body.standing]
    }
    const notices = async (who: number) =>
      (await (await server.as(who)).get('/api/my/notifications')).body.items.map(({ text }: { text: string }) => text)
    const submit = async (who: number) =>
      (await server.as(who)).post(`/api/cases/${caseId}/questionnaire/submit`, { despiteMissing: true })
    // Tasks are somebody's turn before anything else; here nobody has one.
    await server.services.database.transaction({ kind: 'system' }, (tx) =>
      tx.run('update case_tasks set done_at = now() where case_id = $1', [caseId]),
    )
    expect((await submit(5)).status).toBe(200)
    expect(await standing()).toEqual([
      'employer',
      expect.stringMatching(/the employee’s answers are in\. Waiting for /),
    ])
    expect((await notices(9))[0]).toMatch(/The employee’s part of the questionnaire was submitted; \d+ answers missing/)
    expect((await notices(3))[0]).toMatch(/Your part is still open\. \(Case [\d-]+\)$/)
    expect((await submit(3)).status).toBe(200)
    expect(await standing()).toEqual(['firm', expect.stringMatching(/check the answers, then submit the case/)])
    const back = { audience: 'employer', message: 'The wage is missing.' }
    await (await server.as(9)).post(`/api/cases/${caseId}/questionnaire/return`, back)
    expect(await standing()).toEqual(['employer', expect.stringMatching(/correct the answers that were returned/)])
    expect((await notices(3))[0]).toMatch(/returned for correction. “The wage is missing.”/)
    const both = { audience: 'employee', message: 'And the passport.' }
    await (await server.as(9)).post(`/api/cases/${caseId}/questionnaire/return`, both)
    expect((await standing())[0]).toBe('employee')
  })

  test('remarks are shared, or stay within the firm', async () => {
    const question = { subject: `person/${personId}`, fact: 'person.birthProvince' }
    const at = `/api/cases/${caseId}/comments`
    await (await server.as(9)).post(at, { ...question, text: 'Ask again next week', internal: true })
    await (await server.as(9)).post(at, { ...question, text: 'As in the passport?' })
    expect((await (await server.as(5)).post(at, { ...question, text: 'x', internal: true })).status).toBe(403)
    const texts = async (who: number) => (await open(who)).body.comments.map(({ text }: { text: string }) => text)
    expect(await texts(9)).toEqual(['Ask again next week', 'As in the passport?'])
    expect(await texts(5)).toEqual(['As in the passport?'])
    // The employer is not asked about births, so not told about them.
    expect(await texts(3)).toEqual([])
  })
})

describe('links', () => {
  const invite = async (who: number, more: object) =>
    (await server.as(who)).post(`/api/cases/${caseId}/questionnaire/invitations`, more)
  const tokenOf = (link: string) => link.split('/').at(-1) ?? ''

  test('open one part without a session, for seven days, until revoked', async () => {
    const invited = await invite(9, { audience: 'employee', email: 'sister@example.com', name: 'Anita' })
    expect(invited.status).toBe(200)
    const token = tokenOf(invited.body.link)
    const visitor = server.visitor()
    const opened = await visitor.post('/api/invited-questionnaire', { token })
    expect([opened.status, opened.body.audience]).toEqual([200, 'employee'])
    expect(JSON.stringify(opened.body)).not.toContain('grossIncome')
    const saved = await visitor.post('/api/invited-questionnaire/answers', { token, changes: [province('Latur')] })
    expect([saved.status, saved.body.id]).toEqual([200, caseId])
    const wage = { subject: `employment/${employmentId}`, answers: { 'employment.wage': { value: 1 } } }
    expect((await visitor.post('/api/invited-questionnaire/answers', { token, changes: [wage] })).status).toBe(400)
    const stored = await system().one<{ n: number }>(
      `select count(*) as n from questionnaire_invitations where encode(token_hash, 'escape') like '%' || $1 || '%'`,
      [token],
    )
    expect(stored.n).toBe(0)

    const revoked = await (await server.as(9)).post(
      `/api/cases/${caseId}/questionnaire/invitations/${invited.body.invitation.id}/revoke`,
    )
    expect(revoked.status).toBe(200)
    expect((await visitor.post('/api/invited-questionnaire', { token })).status).toBe(404)

    const late = await invite(9, { audience: 'employer', email: 'cfo@example.com' })
    server.clock.advance(7 * 86_400_000 + 1000)
    const answer = await visitor.post('/api/invited-questionnaire', { token: tokenOf(late.body.link) })
    expect([answer.status, answer.body.error.code]).toEqual([404, 'LINK_ENDED'])
    server.clock.advance(-(7 * 86_400_000 + 1000))
  })

  test('a whole part is handed in by its link; one person’s questions are not', async () => {
    const about = await invite(9, { audience: 'employee', personId, email: 'sister@example.com' })
    const only = { token: tokenOf(about.body.link), despiteMissing: true }
    const visitor = server.visitor()
    const refused = await visitor.post('/api/invited-questionnaire/submit', only)
    expect([refused.status, refused.body.error.code]).toEqual([403, 'NOT_WHOLE'])
    const whole = await invite(9, { audience: 'employee', email: 'priya@example.com', name: 'Priya' })
    const token = tokenOf(whole.body.link)
    expect((await visitor.post('/api/invited-questionnaire/submit', { token })).body.error.code).toBe('MISSING')
    const done = await visitor.post('/api/invited-questionnaire/submit', { token, despiteMissing: true })
    expect(done.status).toBe(200)
    expect(done.body.parts[0]).toMatchObject({ audience: 'employee', status: 'Submitted', submittedByName: 'Priya' })
    const again = await visitor.post('/api/invited-questionnaire/submit', { token, despiteMissing: true })
    expect(again.body.error.code).toBe('ALREADY')
    await (await server.as(9)).post(`/api/cases/${caseId}/questionnaire/return`, { audience: 'employee', message: 'x' })
  })

  test('nobody sends a part of others to an address of their own', async () => {
    expect((await invite(3, { audience: 'employee', email: 'me@northwind.demo' })).status).toBe(403)
    expect((await invite(5, { audience: 'employer', email: 'me@example.com' })).status).toBe(403)
    expect((await invite(3, { audience: 'employer', email: 'cfo@northwind.demo' })).status).toBe(200)
  })
})

test('an employee does not hand a represented case over with questions open unless they say so', async () => {
  const { id } = await opened()
  const refused = await move(5, id, { to: 2 })
  expect([refused.status, refused.body.error.code]).toEqual([409, 'QUESTIONS_OPEN'])
  const named = /^Not answered yet: ([^;]+);.+; \d+ more\. Answer them, or confirm/u.exec(
    refused.body.error.message,
  )?.[1]
  // The same that the questionnaire names when its part is submitted.
  const asked = await (await server.as(5)).post(`/api/cases/${id}/questionnaire/submit`, {})
  const open = asked.body.error.details.missing.map((key: string) => allFacts.get(key.split(':')[1] ?? '')?.label)
  expect(open).toContain(named)
  expect((await row(id)).status).toBe(1)
  expect((await move(5, id, { to: 2, despiteMissing: true })).status).toBe(200)
  // Whoever submitted the own part has been asked there.
  const submitted = await opened()
  const part = `/api/cases/${submitted.id}/questionnaire/submit`
  expect((await (await server.as(5)).post(part, { despiteMissing: true })).status).toBe(200)
  expect((await move(5, submitted.id, { to: 2 })).status).toBe(200)
  // The employer moves its petition on as before.
  expect((await move(3, (await opened()).id, { to: 2 })).status).toBe(200)
})
