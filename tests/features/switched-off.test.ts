import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { demoPasswordText } from '#app/demo/load.ts'
import { recordsOf } from '../setup/records.ts'
import { startTestServer, type TestServer } from '../setup/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ ownerUrl: inject('ownerUrl'), appUrl: inject('appUrl') })
})
afterAll(() => server?.stop())

const [PROVIDER, EMPLOYER, EMPLOYEE, ATTORNEY] = [1, 3, 5, 9] as const

test('a company that is switched off cannot work until it is switched on again', async () => {
  const { companyId } = recordsOf(server)
  const id = await companyId('NORTHWIND')
  const [employer, employee, attorney] = [
    await server.as(EMPLOYER),
    await server.as(EMPLOYEE),
    await server.as(ATTORNEY),
  ]
  await attorney.post('/api/session/company', { companyId: id })
  const provider = await server.as(PROVIDER)
  const off = await provider.post(`/api/companies/${id}/status`, { status: 'Inactive' })
  expect(off.status, JSON.stringify(off.body)).toBe(200)

  for (const client of [employer, employee]) {
    const next = await client.get('/api/me')
    expect([next.status, next.body.error]).toEqual([
      401,
      {
        code: 'SESSION_ENDED',
        message: 'Your company is switched off in VisaCare. Ask your law firm or your provider.',
      },
    ])
  }
  const signIn = () =>
    server.visitor().post('/api/sign-in', { userId: 'employer@visacare.demo', password: demoPasswordText })
  // The sentence is for who has the right password; to everybody else it is the same 'Login Error.' as ever.
  expect((await signIn()).body.error).toEqual({
    code: 'SWITCHED_OFF',
    message: 'Your company is switched off in VisaCare. Ask your law firm or your provider.',
  })
  const guess = await server
    .visitor()
    .post('/api/sign-in', { userId: 'employer@visacare.demo', password: 'Wrong@12345' })
  expect(guess.body.error).toEqual({ code: 'LOGIN_ERROR', message: 'Login Error.' })
  expect((await attorney.get('/api/me')).body.selectedCorporateId).toBeNull()

  await provider.post(`/api/companies/${id}/status`, { status: 'Active' })
  expect((await signIn()).status).toBe(200)
})

test('one damaged sealed value spoils its field, not the record', async () => {
  const { personNamed, change } = recordsOf(server)
  const id = await personNamed('Priya')
  const employer = server.visitor()
  await employer.signIn('employer@visacare.demo', demoPasswordText)
  const saved = await employer.post(`/api/people/${id}/facts`, {
    answers: {
      'person.ssn': { value: '457-55-5462' },
      'person.passports': { value: [{ number: 'QX73MARK91', country: 'India' }] },
    },
  })
  expect(saved.status, JSON.stringify(saved.body)).toBe(200)
  await change(
    `update fact_documents set known = jsonb_set(known, '{person.ssn,value,sealed}', '"v1.damaged"')
      where subject = 'person' and subject_id = $1`,
    [id],
  )
  const read = await employer.get(`/api/people/${id}`)
  expect(read.status, JSON.stringify(read.body)).toBe(200)
  expect(JSON.stringify(read.body)).toContain('•••••RK91')
  const reveal = await employer.post(`/api/people/${id}/reveal`, { fact: 'person.ssn' })
  expect([reveal.status, reveal.body.error?.message]).toEqual([
    409,
    'What is stored here cannot be read any more. Please enter the number again.',
  ])
  const again = await employer.post(`/api/people/${id}/facts`, { answers: { 'person.ssn': { value: '457-55-5462' } } })
  expect(again.status, JSON.stringify(again.body)).toBe(200)
  expect((await employer.post(`/api/people/${id}/reveal`, { fact: 'person.ssn' })).body.value).toBe('457555462')
})

test.each([
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  'user//evil.example',
  'user\tx',
])('a menu does not lead to %j', async (name) => {
  const provider = await server.as(PROVIDER)
  const { status, body } = await provider.post('/api/permissions', { name, description: 'Elsewhere' })
  expect([status, body.error?.fields]).toEqual([400, { name: 'Enter an address of this product.' }])
})

test('a menu leads to an address of the product', async () => {
  const provider = await server.as(PROVIDER)
  const { status, body } = await provider.post('/api/permissions', { name: 'user/elsewhere', description: 'Here' })
  expect(status, JSON.stringify(body)).toBe(200)
})
