import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hashAtCost } from '#identity/sessions/server/password-hash.ts'
import { hashCheaply } from '../setup/cheap-passwords.ts'
import { codeIn, forgetAttempts, mailTo, rowsOf, serverForThisFile, someone } from './support.ts'

// Promise 1: passwords.
const server = serverForThisFile()
// At the product's own cost, unlike in the other files.
beforeAll(() => hashAtCost())
afterAll(hashCheaply)

const good = 'Quiet@River77'
const policyText = 'password should have one upper case one lower caser one number and one special character'

async function tryPassword(password: string, confirmPassword?: string) {
  await forgetAttempts(server.current)
  const user = await userOfThisFile()
  const typed = { currentPassword: user.password, password, confirmPassword }
  const reply = await user.client.post('/api/password/change', typed)
  if (reply.status === 200) user.password = password
  return { status: reply.status, error: reply.body.error, user }
}

let known: ReturnType<typeof signedIn> | undefined
const userOfThisFile = () => {
  known ??= signedIn()
  return known
}

async function signedIn() {
  const client = server.current.visitor()
  const user = await someone(server.current, good)
  await client.signIn(user.email, good)
  return { ...user, client }
}

describe('the server refuses a new password', () => {
  test.each([
    ['of seven characters', 'Qr@1abc', 'Password Policy error', 'password should be 8 characters'],
    ['without an upper-case letter', 'quiet@river77', 'Password Policy error', policyText],
    ['without a lower-case letter', 'QUIET@RIVER77', 'Password Policy error', policyText],
    ['without a digit', 'Quiet@Riverrr', 'Password Policy error', policyText],
    ['without one of @$!%*?&', 'Quiet-River77', 'Password Policy error', policyText],
    ['that everybody tries first', 'Password@123', 'password is too common and easy to guess', undefined],
    ['with the own name', 'Quorn@River77', 'password should not contain your name or user name', undefined],
    [
      'of 257 characters',
      `Aa1@${'x'.repeat(253)}`,
      'password: Enter at most 256 characters.',
      'Enter at most 256 characters.',
    ],
  ])('%s', async (_title, password, message, atField = message) => {
    const { status, error } = await tryPassword(password)
    expect([status, error.message, error.fields.password]).toEqual([400, message, atField])
  })

  test('that is the e-mail address', async () => {
    const { email } = await userOfThisFile()
    const { error } = await tryPassword(email)
    expect(error.message).toBe('Password Policy error and Email Id and Password is Same')
    expect(error.fields.password).toContain('password and user name should be diffrent')
  })

  test('that differs from its confirmation', async () => {
    const { error } = await tryPassword('Quiet@Ocean88', 'Quiet@Ocean89')
    expect(error.message).toBe('Password not matched')
  })

  test('in every way one can be set: link, own change, another person', async () => {
    const weak = 'Password@123'
    const admin = await server.current.as(1)
    const typed = { email: 'typed.weak@northwind.example', firstName: 'T', lastName: 'W', roleId: 4, password: weak }
    const byAnother = await (await server.current.as(3)).post('/api/users', typed)
    expect([byAnother.status, byAnother.body.error.code]).toEqual([400, 'REFUSED'])
    const [left] = await rowsOf(server.current, 'select 1 from users where email = $1', [typed.email])
    expect(left).toBeUndefined()

    const { email } = await userOfThisFile()
    await admin.post('/api/password/request-reset', { userId: email })
    const actcode = codeIn(await mailTo(server.current, email, 'password-reset'))
    const byLink = await server.current.visitor().post('/api/password/reset', { actcode, password: weak })
    expect([byLink.status, byLink.body.error.code]).toEqual([400, 'REFUSED'])
  })
})

describe('the server accepts a new password', () => {
  test.each([
    ['of 64 characters', `Tall@Grass4${'waves '.repeat(9).slice(0, 53)}`],
    ['of 200 characters', `Tall@Grass5${'y'.repeat(189)}`],
    ['of any Unicode', 'Ünïcødé@Straße9日本🎏'],
    ['with spaces', 'four Small words @ 7 rivers'],
  ])('%s, and it signs in', async (_title, password) => {
    const { status, user } = await tryPassword(password)
    expect(status).toBe(200)
    await expect(user.client.signIn(user.email, password)).resolves.toMatchObject({ status: 200 })
  })

  test('and the same characters typed on another keyboard are the same password', async () => {
    const { status, user } = await tryPassword('Caf\u00e9@Noir2026x')
    expect(status).toBe(200)
    await expect(user.client.signIn(user.email, 'Cafe\u0301@Noir2026x')).resolves.toMatchObject({ status: 200 })
  })
})

test('the last five passwords do not come back, the sixth does', async () => {
  const passwords = [
    'Amber@Field01',
    'Birch@Field02',
    'Cedar@Field03',
    'Delta@Field04',
    'Ember@Field05',
    'Fjord@Field06',
  ]
  for (const password of passwords) expect((await tryPassword(password)).status, password).toBe(200)
  for (const password of passwords.slice(1)) {
    const { status, error } = await tryPassword(password)
    expect([status, error?.message], password).toEqual([400, 'password was used before, choose a new one'])
  }
  expect((await tryPassword('Amber@Field01')).status).toBe(200)
})

test('what is stored is Argon2id, and nothing else', async () => {
  const hashes = await rowsOf<{ hash: string; demo: boolean }>(
    server.current,
    `select h.hash, u.demo from users u join (
       select user_id, password_hash as hash from credentials where password_hash is not null
       union all select user_id, password_hash from password_history) h on h.user_id = u.id`,
  )
  expect(hashes.length).toBeGreaterThan(10)
  const chosen = hashes.filter(({ demo }) => !demo)
  expect(chosen.length).toBeGreaterThan(5)
  for (const { hash, demo } of hashes) {
    const cost = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=\d+\$[\w+/]{22,}\$[\w+/]{40,}$/.exec(hash)
    expect(cost, hash.slice(0, 30)).not.toBeNull()
    // The demo was loaded before this file, at the tests' cost.
    if (demo) continue
    // RFC 9106 §4 and the OWASP minimum: 19 MiB and two passes.
    expect(Number(cost?.[1]), hash.slice(0, 30)).toBeGreaterThanOrEqual(19_456)
    expect(Number(cost?.[2])).toBeGreaterThanOrEqual(2)
  }
})
