import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import type { Checklist, Step, StepId } from '#desk/installation/contract.ts'
import { allForms, packageForms } from '#forms/all.ts'
import { setupLink } from '#identity/setup/server/handlers.ts'
import { PREPARE_VERSION } from '#paper/template-store.ts'
import { type Mailbox, startMailbox } from '../../e2e/setup/mailbox.ts'
import type { TestClient } from '../setup/client.ts'
import { startTestServer, type TestServer } from '../setup/server.ts'

// An empty installation from its set-up link to the last step of the checklist, without a browser.
const admin = {
  providerName: 'Northstar Immigration',
  emailId: 'ada.okoro@northstar.example',
  firstName: 'Ada',
  lastName: 'Okoro',
  password: 'Quiet@River77',
}
let server: TestServer
let mailbox: Mailbox
let client: TestClient
beforeAll(async () => {
  mailbox = await startMailbox()
  server = await startTestServer({
    ownerUrl: inject('ownerUrl'),
    appUrl: inject('appUrl'),
    env: { DEMO_DATA: 'no' },
  })
  const code = (await setupLink(server.services))?.split('/').at(-1)
  expect((await server.visitor().post('/api/setup', { ...admin, code })).status).toBe(200)
  // The second factor has its own tests.
  await system('update credentials set require_factor = false')
  client = server.visitor()
  await client.signIn(admin.emailId, admin.password)
})
afterAll(async () => {
  await server?.stop()
  await mailbox?.stop()
})

const system = (text: string, values: unknown[] = []) =>
  server.services.database.transaction({ kind: 'system' }, (tx) => tx.run(text, values))
const read = async (by: TestClient = client): Promise<Checklist> => {
  const reply = await by.get('/api/installation/checklist')
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
  return reply.body
}
const step = async (id: StepId): Promise<Step> => (await read()).steps.find((each) => each.id === id) as Step
const done = async (method: 'post' | 'put', path: string, body: object) => {
  const reply = await client[method](path, body)
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
  return reply.body
}
const useMailServer = (url: string | undefined) => {
  server.services.config.smtpUrl = url
}
/** The test e-mail has an outcome, one way or the other. */
async function afterTestMail(): Promise<Checklist> {
  for (let tries = 0; tries < 100; tries += 1) {
    const found = await read()
    if (found.mail.test && found.mail.test.status !== 'waiting') return found
    await sleep(50)
  }
  throw new Error('The test e-mail has no outcome')
}

describe('the provider', () => {
  test('has the name that the set-up gave it, and keeps its code', async () => {
    const session = (await client.get('/api/me')).body
    expect(session.AUTHDATA.userProfile[0].userautoid.companyAutoid).toMatchObject({
      companyname: 'Northstar Immigration',
      companyCode: 'IMMLAWS',
    })
    expect((await read()).provider).toBe('Northstar Immigration')
    expect((await client.get('/api/look-ins')).body).toEqual({ provider: 'Northstar Immigration', items: [] })
  })

  test('is renamed by role 1 alone, on record', async () => {
    await done('put', '/api/installation/provider', { name: '  Polaris Immigration ' })
    expect((await read()).provider).toBe('Polaris Immigration')
    const events = (await client.get('/api/audit-trail?operation=installation.nameProvider')).body.items
    expect(events[0]).toMatchObject({
      before: { name: 'Northstar Immigration' },
      after: { name: 'Polaris Immigration' },
    })
    expect((await client.put('/api/installation/provider', { name: ' ' })).status).toBe(400)
    await done('put', '/api/installation/provider', { name: 'Northstar Immigration' })
  })

  test('whom nobody named is called by the product’s name', async () => {
    await system(`update companies set name = code where code = 'IMMLAWS'`)
    expect((await read()).provider).toBeNull()
    expect((await client.get('/api/look-ins')).body.provider).toBe('VisaCare')
    await done('put', '/api/installation/provider', { name: 'Northstar Immigration' })
  })
})

describe('an empty installation', () => {
  test('has nothing done, and the law firm is next while no mail server is set', async () => {
    const { phase, done: count, total, next, steps } = await read()
    expect([phase, count, total, next]).toEqual(['open', 0, 7, 'lawFirm'])
    expect(steps.map(({ id, state, after }) => [id, state, after])).toEqual([
      ['forms', 'open', null],
      ['mail', 'open', null],
      ['lawFirm', 'open', null],
      ['attorney', 'open', 'lawFirm'],
      ['company', 'open', null],
      ['payment', 'open', 'company'],
      ['invite', 'open', 'mail'],
    ])
    expect(steps.every(({ at }) => at === null)).toBe(true)
  })

  test('says what it runs on', async () => {
    const { facts } = await read()
    expect(facts).toMatchObject({ keys: 1, addressGiven: false, backupAt: null, embedded: true })
    expect(facts.database).toMatch(/^PostgreSQL \d+/)
  })
})

describe('outgoing mail', () => {
  test('without a mail server cannot be tested', async () => {
    const reply = await client.post('/api/installation/test-mail')
    expect([reply.status, reply.body.error.code]).toEqual([409, 'NO_MAIL_SERVER'])
    expect((await step('mail')).says).toContain('SMTP_URL')
  })

  test('that a server refuses stays open and says why, without its password', async () => {
    useMailServer('smtp://visacare:s3cret-word@127.0.0.1:1')
    await done('post', '/api/installation/test-mail', {})
    const found = await afterTestMail()
    expect(found.mail).toMatchObject({ server: '127.0.0.1:1', test: { status: 'failed', to: admin.emailId } })
    expect(found.mail.test?.error).toBeTruthy()
    expect(found.steps[1]).toMatchObject({ state: 'open', at: null })
    expect(JSON.stringify(found)).not.toContain('s3cret-word')
  })

  test('is done when the mail server took the test, which names the provider', async () => {
    useMailServer(mailbox.url)
    expect((await read()).mail.test, 'a test through another server proves nothing').toBeNull()
    expect((await read()).next).toBe('mail')
    await done('post', '/api/installation/test-mail', {})
    const found = await afterTestMail()
    expect(found.steps[1]).toMatchObject({ state: 'done', at: expect.any(String) })
    const { text } = await mailbox.mailTo(admin.emailId, /Test e-mail from VisaCare/)
    expect(text).toContain('Northstar Immigration works with VisaCare.')
  })

  test('is open again when the server is another, or gone', async () => {
    useMailServer('smtp://elsewhere.example')
    expect((await step('mail')).state).toBe('open')
    useMailServer(undefined)
    expect((await step('mail')).state).toBe('open')
    useMailServer(mailbox.url)
    expect((await step('mail')).state).toBe('done')
  })
})

test('the forms are done when every one is here, prepared by this version', async () => {
  const arrive = (forms: string[], preparedBy: number) =>
    system(
      `update form_editions set status = 'Imported', prepared_key = 'hash-' || $2, imported_at = '2026-11-15T09:00:00Z'
        where form_id = any ($1)`,
      [forms, String(preparedBy)],
    )
  const toFile = [...allForms, ...packageForms].filter(({ notForFiling }) => notForFiling === undefined)
  const all = [...new Set(toFile.map(({ id }) => id))]
  await arrive(all.slice(0, 5), PREPARE_VERSION)
  await arrive(all.slice(5), PREPARE_VERSION - 1)
  expect(await step('forms')).toMatchObject({
    state: 'open',
    parts: { here: 5, all: all.length },
    says: `5 of ${all.length} are here and checked. Proof pages until then`,
  })
  await arrive(all, PREPARE_VERSION)
  expect(await step('forms')).toMatchObject({
    state: 'done',
    at: '2026-11-15T09:00:00.000Z',
    parts: { here: all.length, all: all.length },
  })
})

describe('who takes part', () => {
  let lawFirmId = 0
  let companyId = 0

  test('a law firm makes its step done, and whoever was invited with it the last', async () => {
    expect((await step('invite')).state).toBe('open')
    lawFirmId = (await done('post', '/api/law-firms', { name: 'Harbor & Lane LLP', email: 'office@harbor.example' })).id
    expect(await step('lawFirm')).toMatchObject({ state: 'done', says: 'HARBOR & LANE LLP', at: expect.any(String) })
    await mailbox.mailTo('office@harbor.example', /Your VisaCare account/)
    await expect.poll(async () => (await step('invite')).state).toBe('done')
    expect((await step('invite')).says).toBe('office@harbor.example was invited')
  })

  test('an inactive law firm is none', async () => {
    await system(`update law_firms set status = 'Inactive' where id = $1`, [lawFirmId])
    expect((await step('lawFirm')).state).toBe('open')
    await system(`update law_firms set status = 'Active' where id = $1`, [lawFirmId])
  })

  test('an attorney', async () => {
    expect(await step('attorney')).toMatchObject({ state: 'open', after: null })
    const attorney = { lawFirmId, email: 'miriam@harbor.example', firstName: 'Miriam', lastName: 'Lane' }
    await done('post', '/api/attorneys', { ...attorney, licenses: [{ state: 'MA', barNumber: '654321' }] })
    expect(await step('attorney')).toMatchObject({ state: 'done', says: 'Miriam LANE' })
  })

  test('a company; the provider’s own counts as none', async () => {
    expect((await step('company')).state).toBe('open')
    const given = { name: 'Acme Widgets Inc', email: 'hr@acme.example', phone: '(212) 555-0100' }
    companyId = (await done('post', '/api/companies', given)).id
    expect(await step('company')).toMatchObject({ state: 'done', says: 'ACME WIDGETS INC' })
  })

  test('a payment method, noted by hand too; until then the step says where it is added', async () => {
    expect(await step('payment')).toMatchObject({ state: 'open', after: null })
    expect((await step('payment')).says).toContain('on the billing page of the client')
    await done('post', `/api/companies/${companyId}/transaction-details`, { added: true })
    expect(await step('payment')).toMatchObject({ state: 'done', at: expect.any(String) })
    await done('post', `/api/companies/${companyId}/transaction-details`, { added: false })
    expect((await step('payment')).state).toBe('open')
  })
})

describe('a step that is not needed', () => {
  test('is put aside and taken back, on record, and does not count', async () => {
    await done('put', '/api/installation/checklist/payment', { aside: true })
    expect(await step('payment')).toMatchObject({ state: 'aside', at: expect.any(String) })
    expect(await read()).toMatchObject({ phase: 'complete', done: 6, total: 6, next: null })
    await done('put', '/api/installation/checklist/payment', { aside: false })
    expect(await read()).toMatchObject({ phase: 'open', done: 6, total: 7, next: 'payment' })
    const events = (await client.get('/api/audit-trail?operation=installation.putAside')).body.items
    expect(events.map(({ subject, after }: { subject: string; after: object }) => [subject, after])).toEqual([
      ['setup:payment', { aside: false }],
      ['setup:payment', { aside: true }],
    ])
    expect((await client.put('/api/installation/checklist/coffee', { aside: true })).status).toBe(400)
  })

  test('leaves the page 14 days after the last step, and an open step brings it back', async () => {
    await done('put', '/api/installation/checklist/payment', { aside: true })
    server.clock.advance(13 * 86_400_000)
    await client.signIn(admin.emailId, admin.password)
    expect((await read()).phase).toBe('complete')
    server.clock.advance(2 * 86_400_000)
    await client.signIn(admin.emailId, admin.password)
    expect((await read()).phase).toBe('over')
    useMailServer(undefined)
    expect((await read()).phase).toBe('open')
    useMailServer(mailbox.url)
  })
})

test('an assistant sees the steps, and no way to do what only the administrator may', async () => {
  await done('put', '/api/installation/checklist/payment', { aside: false })
  const assistant = { email: 'olu@northstar.example', firstName: 'Olu', lastName: 'Bello', roleId: 2 }
  await done('post', '/api/users', { ...assistant, password: 'Quiet@River78', confirmPassword: 'Quiet@River78' })
  await system('update credentials set require_factor = false, first_login = false')
  const other = server.visitor()
  await other.signIn(assistant.email, 'Quiet@River78')
  const { steps, next } = await read(other)
  expect(steps.find(({ id }) => id === 'payment')).toMatchObject({ state: 'open', action: null })
  expect(next).toBeNull()
  expect((await other.put('/api/installation/provider', { name: 'Mine' })).status).toBe(403)
})
