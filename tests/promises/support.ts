import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { contracts } from '#app/api.ts'
import { demoAccounts, demoPasswordText } from '#app/demo/load.ts'
import { openField } from '#platform/crypto/fields.ts'
import type { Body } from '#platform/mail/letter.ts'
import { mailBodyContext } from '#platform/mail/outbox.ts'
import { type ApiRoute, routesOf } from '#platform/operation/alias.ts'
import type { Contract, Operation } from '#platform/operation/contract.ts'
import type { TestClient } from '../setup/client.ts'
import type { TestServer } from '../setup/server.ts'
import { serverOfFile } from '../setup/server-of-file.ts'

export const operations = Object.values<Contract>(contracts).flatMap((contract) => Object.values(contract))

/** A server for the tests of one file; the value is there once the tests run. */
export const serverForThisFile = (env: Record<string, string> = {}): { readonly current: TestServer } => ({
  current: serverOfFile({ env }),
})

/** Sends an operation's own example, with some properties replaced, to one of its addresses. */
export function send(
  client: TestClient,
  operation: Operation,
  more: Record<string, unknown> = {},
  route: ApiRoute | undefined = routesOf(operation)[0],
) {
  const input: Record<string, unknown> = { ...(operation.example as object | undefined), ...more }
  const method = route?.method ?? 'GET'
  const url = (route?.url ?? '').replace(/:(\w+)/g, (_whole, name: string) => {
    const value = input[name] ?? 1
    delete input[name]
    return encodeURIComponent(textOf(value))
  })
  if (operation.upload) return client.call(method, url, formOf(input))
  if (method !== 'GET' && method !== 'DELETE') return client.call(method, url, input)
  const query = new URLSearchParams(Object.entries(input).map(([key, value]) => [key, textOf(value)]))
  return client.call(method, `${url}?${query}`)
}

// Fields come before the file.
function formOf(input: Record<string, unknown>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(input)) if (name !== 'file') form.set(name, textOf(value))
  form.set('file', new Blob(['%PDF-1.4 test']), 'test.pdf')
  return form
}

// Half a surrogate pair is no character, and no address can carry it.
const textOf = (value: unknown) =>
  (typeof value === 'object' ? JSON.stringify(value) : String(value)).replace(/\p{Surrogate}/gu, '')

/** Rows as the product itself sees them. */
export const rowsOf = <R>({ services }: TestServer, text: string, values: readonly unknown[] = []) =>
  services.database.read({ kind: 'system' }).rows<R>(text, values)

export const change = ({ services }: TestServer, text: string, values: readonly unknown[] = []) =>
  services.database.transaction({ kind: 'system' }, (tx) => tx.run(text, values))

/** Asks again until there is an answer; what a job does is done soon, not at once. */
export async function until<T>(ask: () => Promise<T | undefined>, what: string): Promise<T> {
  for (let tries = 0; tries < 300; tries += 1) {
    const answer = await ask()
    if (answer !== undefined) return answer
    await sleep(50)
  }
  throw new Error(`${what} did not come`)
}

export type StoredMail = { id: number; subject: string; template: string } & Body

/** The newest mail of a kind to an address, with its text opened by the product's key. */
export function mailTo(server: TestServer, address: string, template: string, afterId = 0): Promise<StoredMail> {
  return until(async () => {
    const [row] = await rowsOf<{ id: number; subject: string; body: string }>(
      server,
      `select id, subject, body from outbox_mails
        where $1 = any (recipients) and template = $2 and id > $3 and body <> '' order by id desc limit 1`,
      [address, template, afterId],
    )
    if (!row) return undefined
    const body = JSON.parse(openField(server.services.keyring, row.body, mailBodyContext(row.id))) as Body
    return { id: row.id, subject: row.subject, template, ...body }
  }, `a mail ${template} to ${address}`)
}

export function codeIn({ text }: Pick<StoredMail, 'text'>): string {
  const code = /\/forgotPasswordUpdate\/(\S+)/.exec(text)?.[1]
  if (!code) throw new Error('There is no one-time link in this mail')
  return code
}

/** Lets every limit of attempts begin anew. */
export const forgetAttempts = (server: TestServer) => change(server, 'delete from rate_limits')

/** The demo account of a role, signed in again where the clock or another login has ended its session. */
export async function signedInAs(server: TestServer, roleId: number): Promise<TestClient> {
  const client = await server.as(roleId)
  const userName = demoAccounts.find((account) => account.roleId === roleId)?.userName ?? ''
  if ((await client.get('/api/me')).status === 401) await client.signIn(userName, demoPasswordText)
  return client
}

let made = 0
/** A new employer's assistant of NORTHWIND with a password of its own, ready to sign in. */
export async function someone(server: TestServer, password: string, more: Record<string, unknown> = {}) {
  const email = `person${++made}.${Date.now().toString(36)}@northwind.example`
  const employer = await signedInAs(server, 3)
  const input = { email, firstName: 'Ines', lastName: 'Quorn', roleId: 4, ...more }
  const { status, body } = await employer.post('/api/users', input)
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`)
  const actcode = codeIn(await mailTo(server, email, 'account-activation'))
  const reset = await server.visitor().post('/api/password/reset', { actcode, password })
  if (reset.status !== 200) throw new Error(`${reset.status} ${JSON.stringify(reset.body)}`)
  return { id: body.id as number, email, password }
}

/** Waits until no job is due or runs; what was put off to a later hour stays. */
export async function emptyQueue(server: TestServer): Promise<void> {
  await asOwner(server, (client) =>
    until(async () => {
      const { rows } = await client.query(
        'select 1 from graphile_worker.jobs where attempts < max_attempts and run_at <= now() limit 1',
      )
      return rows.length === 0 ? true : undefined
    }, 'an empty queue'),
  )
}

/** As the owner of the tables, whom no policy binds. */
export async function asOwner<T>({ ownerUrl }: TestServer, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
