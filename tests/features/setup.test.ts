import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { linkTime } from '#identity/passwords/link-times.ts'
import { setupLink } from '#identity/setup/server/handlers.ts'
import { tokenHashOf } from '#platform/session/sessions.ts'
import { withClient } from '../operations/databases.ts'
import { startTestServer, type TestServer } from '../setup/server.ts'

// Two nodes of one empty installation, each of which has printed a link of its own.
let first: TestServer
let second: TestServer

beforeAll(async () => {
  const urls = { ownerUrl: inject('ownerUrl'), appUrl: inject('appUrl'), env: { DEMO_DATA: 'no' } }
  first = await startTestServer(urls)
  second = await startTestServer({ ...urls, shares: first.shares })
})
afterAll(async () => {
  await second?.stop()
  await first?.stop()
})

const codeOf = async ({ services }: TestServer) => (await setupLink(services))?.split('/').at(-1)

const administrator = (code: string | undefined, name: string) => ({
  code,
  emailId: `${name.toLowerCase()}@immigration.example`,
  firstName: name,
  lastName: 'Byron',
  password: 'Quiet-River7!',
})

/** A second link that is good too: as two nodes print them that start in the same moment. */
async function alsoGood(code: string | undefined): Promise<void> {
  await withClient(first.ownerUrl, (client) =>
    client.query(
      `insert into action_codes (code_hash, user_id, purpose, created_at, expires_at)
       select decode($1, 'hex'), user_id, purpose, created_at, expires_at from action_codes where purpose = 'setup' limit 1`,
      [tokenHashOf(code ?? '')],
    ),
  )
}

test('a link lives as long as the page of one that is over says', async () => {
  const code = await codeOf(first)
  const isGood = async () => (await first.visitor().get(`/loginapi/api/getactcode/${code}`)).body.valid
  const [minute, hours] = [60_000, Number(linkTime('setup').replace(' hours', ''))]
  first.clock.advance(hours * 60 * minute - minute)
  expect(await isGood()).toBe(true)
  first.clock.advance(2 * minute)
  expect(await isGood()).toBe(false)
  first.clock.advance(-(hours * 60 * minute + minute))
  expect(hours).toBe(24)
})

test('of set-ups that come together, with either link and through either node, exactly one makes the first administrator', async () => {
  const codes = [await codeOf(first), await codeOf(second)]
  await alsoGood(codes[0])
  const names = ['Ada', 'Grace', 'Edith', 'Mary']
  const replies = await Promise.all(
    names.map((name, index) =>
      (index < 2 ? first : second).visitor().post('/api/setup', administrator(codes[index % 2], name)),
    ),
  )
  const administrators = await first.services.database
    .read({ kind: 'system' })
    .rows('select user_name from users where role_id = 1')
  expect(administrators).toHaveLength(1)
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400])
  expect(await codeOf(second)).toBeUndefined()
})

test('a link that is still good then says that there is an administrator', async () => {
  const code = 'left-over-link'
  await alsoGood(code)
  expect(await first.visitor().post('/api/setup', administrator(code, 'Emmy'))).toMatchObject({
    status: 400,
    body: { error: { message: expect.stringMatching(/^This installation has its first administrator/) } },
  })
})
