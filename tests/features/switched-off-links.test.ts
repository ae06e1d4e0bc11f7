import { expect, test } from 'vitest'
import { demoPasswordText } from '#app/demo/load.ts'
import { Role } from '#formats/roles.ts'
import { recordsOf } from '../setup/records.ts'
import { serverOfFile } from '../setup/server-of-file.ts'
import { questionnaireOf } from './support/questionnaires.ts'

const server = serverOfFile()
const { about } = questionnaireOf(server)
const { system } = recordsOf(server)

const OFF =
  'This company is switched off in VisaCare, so its questions cannot be answered now. Ask who sent you the link.'

test('links to questions and to a calendar end while the company is switched off, and come back with it', async () => {
  const attorney = await server.as(Role.attorney)
  const invited = await attorney.post(`/api/cases/${about.caseId}/questionnaire/invitations`, {
    audience: 'employer',
    email: 'hr@visacare.demo',
    name: 'Helen Hart',
  })
  expect(invited.status, JSON.stringify(invited.body)).toBe(200)
  const token = String(invited.body.link).split('/').at(-1)
  const employer = await server.as(Role.employer)
  const feed = new URL((await employer.post('/api/calendar-feed', {})).body.url).pathname
  const visitor = server.visitor()
  const opened = async () => {
    const { status, body } = await visitor.post('/api/invited-questionnaire', { token })
    return [status, body.error?.message]
  }
  expect(await opened()).toEqual([200, undefined])
  expect((await visitor.get(feed)).status).toBe(200)

  const provider = await server.as(Role.provider)
  await provider.post(`/api/companies/${about.companyId}/status`, { status: 'Inactive' })
  expect(await opened()).toEqual([409, OFF])
  const answers = await visitor.post('/api/invited-questionnaire/answers', {
    token,
    changes: [{ subject: `company/${about.companyId}`, answers: {} }],
  })
  expect([answers.status, answers.body.error?.message]).toEqual([409, OFF])
  const submitted = await visitor.post('/api/invited-questionnaire/submit', { token, despiteMissing: true })
  expect([submitted.status, submitted.body.error?.message]).toEqual([409, OFF])
  expect((await visitor.get(feed)).status).toBe(404)

  await provider.post(`/api/companies/${about.companyId}/status`, { status: 'Active' })
  expect(await opened()).toEqual([200, undefined])
})

test('the calendar link of a user who was switched off stays dead when the user comes back', async () => {
  const assistant = await server.as(Role.employerAssistant)
  const feed = new URL((await assistant.post('/api/calendar-feed', {})).body.url).pathname
  const visitor = server.visitor()
  expect((await visitor.get(feed)).status).toBe(200)
  const { id } = (await assistant.get('/api/my/profile')).body
  const provider = await server.as(Role.provider)
  const switched = async (status: string) => (await provider.post(`/api/users/${id}/status`, { status })).status
  expect(await switched('Inactive')).toBe(200)
  expect((await visitor.get(feed)).status).toBe(404)
  expect(await switched('Active')).toBe(200)
  expect((await visitor.get(feed)).status).toBe(404)
})

test('a law firm that is switched off cannot work: its people are signed out and told whom to ask', async () => {
  const attorney = await server.as(Role.attorney)
  const { lawFirmId } = await system().one<{ lawFirmId: number }>(
    `select law_firm_id as "lawFirmId" from users where user_name = 'attorney@visacare.demo'`,
  )
  const message = 'Your law firm is switched off in VisaCare. Ask your provider.'
  const provider = await server.as(Role.provider)
  const off = await provider.post(`/api/law-firms/${lawFirmId}/status`, { status: 'Inactive' })
  expect(off.status, JSON.stringify(off.body)).toBe(200)
  expect((await attorney.get('/api/me')).body.error).toEqual({ code: 'SESSION_ENDED', message })
  const signIn = () =>
    server.visitor().post('/api/sign-in', { userId: 'attorney@visacare.demo', password: demoPasswordText })
  expect((await signIn()).body.error).toEqual({ code: 'SWITCHED_OFF', message })
  const employer = server.visitor()
  await employer.signIn('employer@visacare.demo', demoPasswordText)
  expect((await employer.get('/api/me')).status).toBe(200)
  await provider.post(`/api/law-firms/${lawFirmId}/status`, { status: 'Active' })
  expect((await signIn()).status).toBe(200)
})

test('who assists an attorney who is switched off is signed out too', async () => {
  const assistant = await server.as(Role.attorneyAssistant)
  const { id } = await system().one<{ id: number }>(`select id from users where user_name = 'attorney@visacare.demo'`)
  const provider = await server.as(Role.provider)
  const off = await provider.post(`/api/users/${id}/status`, { status: 'Inactive' })
  expect(off.status, JSON.stringify(off.body)).toBe(200)
  expect((await assistant.get('/api/me')).body.error?.message).toBe(
    'The attorney you assist is switched off in VisaCare. Ask your law firm’s administrator.',
  )
  await provider.post(`/api/users/${id}/status`, { status: 'Active' })
  const again = server.visitor()
  await again.signIn('attorneyassistant@visacare.demo', demoPasswordText)
  expect((await again.get('/api/me')).status).toBe(200)
})
