import { as } from '../demo.ts'
import { caller } from '../making/making.ts'
import { caseOfSomebody } from '../making/somebody.ts'
import { saidOnPaper } from '../paper.ts'
import { made } from '../parties.ts'
import { hold, type Row, same } from '../row.ts'
import type { Server } from '../server.ts'
import type { World } from '../world.ts'

const SSN = '412663217'
const DEMO_PASSWORD = 'Demo@12345'
const FULL = 'in full'
const MINUTE = 60_000
/** Who holds the right by default: attorney, attorney assistant and the company's administrator. */
const HOLDERS = [9, 13, 3]
const OTHERS = [4, 10]

/** Decisions §12, “Secrets in print”. */
export const secretRows: Row[] = [
  row('A PDF with full numbers needs the right to reveal and the password within five minutes', async (world) => {
    const caseId = await caseWithNumber(world)
    const path = `/api/cases/${caseId}/form/pdf`
    await isGuarded(world, async (way) => way('POST', path, { formId: 'i-129', kind: 'proof' }))
  }),
  row('A package with full numbers needs the right to reveal and the password within five minutes', async (world) => {
    const caseId = await caseWithNumber(world)
    const attorney = await as(world, 9)
    const { id } = made(await attorney.send('POST', `/api/cases/${caseId}/packages`))
    const path = `/api/cases/${caseId}/packages/${id}`
    for (let tries = 0; made(await attorney.send('GET', path)).status !== 'Ready'; tries += 1) {
      hold(tries < 600, 'The package was not built within a minute.')
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    await isGuarded(world, (way) => way('GET', `${path}/file`))
  }),
]

/** A call as it is made, without the password being given again for it. */
type Way = (method: string, path: string, body?: object) => Promise<Answered>
type Answered = { status: number; bytes: Uint8Array }

async function isGuarded(world: World, ask: (way: Way) => Promise<Answered>): Promise<void> {
  const server = await world.server()
  for (const role of HOLDERS) {
    const { cookie, send } = await as(world, role)
    const confirm = (password: string) => send('POST', '/api/session/confirm', { password })
    const is = async (expected: string, when: string) => {
      const got = await ask((method, path, body) => asIs(server, cookie, method, path, body))
      same(await standingOf(got), expected, `What role ${role} gets ${when}`)
    }
    made(await confirm(DEMO_PASSWORD))
    await server.later(4 * MINUTE, () => is(FULL, '4 minutes after the password'))
    await server.later(6 * MINUTE, async () => {
      await is('CONFIRM_PASSWORD', '6 minutes after the password')
      hold((await confirm('Not-The-One9!')).status >= 400, 'A wrong password is taken.')
      await is('CONFIRM_PASSWORD', 'after a wrong password')
      made(await confirm(DEMO_PASSWORD))
      await is(FULL, 'after the password')
    })
  }
  for (const role of OTHERS) {
    const { cookie, send } = await as(world, role)
    made(await send('POST', '/api/session/confirm', { password: DEMO_PASSWORD }))
    const got = await ask((method, path, body) => asIs(server, cookie, method, path, body))
    same(await standingOf(got), 'masked', `What role ${role} gets with the password and without the right`)
  }
}

async function standingOf({ status, bytes }: Answered): Promise<string> {
  if (status !== 200) return JSON.parse(new TextDecoder().decode(bytes)).error.code
  return (await saidOnPaper(bytes, [SSN, `${SSN.slice(0, 3)}-${SSN.slice(3, 5)}-${SSN.slice(5)}`])).length > 0
    ? FULL
    : 'masked'
}

async function asIs(
  { origin }: Server,
  cookie: string,
  method: string,
  path: string,
  body?: object,
): Promise<Answered> {
  const headers = { origin, cookie, ...(body && { 'content-type': 'application/json' }) }
  const answer = await fetch(origin + path, { method, headers, body: body ? JSON.stringify(body) : null })
  return { status: answer.status, bytes: new Uint8Array(await answer.arrayBuffer()) }
}

const known = new WeakMap<Server, Promise<number>>()

/** One for both rows: neither changes it. */
async function caseWithNumber(world: World): Promise<number> {
  const server = await world.server()
  const caseId = known.get(server) ?? newCaseWithNumber(world)
  known.set(server, caseId)
  return caseId
}

async function newCaseWithNumber(world: World): Promise<number> {
  const { caseId, personId } = await caseOfSomebody(world)
  const { put } = await caller(world, 9, '/caseflowApi/')
  const changes = [{ subject: `person/${personId}`, answers: { 'person.ssn': { value: SSN } } }]
  await put('caseflowinitiation/update/', { caseflowId: caseId, changes })
  return caseId
}

function row(what: string, check: Row['check']): Row {
  return { kind: 'role', spec: 'decisions §12', what, since: 'forms', check }
}
