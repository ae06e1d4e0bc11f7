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
    // What was made once and is kept cannot be masked any more: without the right nobody opens it.
    made(await (await as(world, 9)).send('POST', `/api/cases/${caseId}/form/generate`, { formId: 'i-129' }))
    await isGuarded(world, [
      ...['proof', 'sheet', 'editable'].map(
        (kind): Way => ({ ask: ['POST', path, { formId: 'i-129', kind }], withoutRight: 'masked' }),
      ),
      { ask: ['GET', `/api/cases/${caseId}/form/file?formId=i-129`], withoutRight: 'NOT_REVEALED' },
    ])
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
    await isGuarded(world, [{ ask: ['GET', `${path}/file`], withoutRight: 'masked' }])
  }),
]

/** A way out of the product, and what comes of it for who may not see the numbers. */
type Way = { ask: Call; withoutRight: 'masked' | 'NOT_REVEALED' }
type Call = readonly [method: string, path: string, body?: object]
type Answered = { status: number; bytes: Uint8Array }

async function isGuarded(world: World, ways: readonly Way[]): Promise<void> {
  const server = await world.server()
  const come = async (cookie: string, expected: (way: Way) => string, what: string) => {
    const got: string[] = []
    for (const { ask } of ways) got.push(await standingOf(await asIs(server, cookie, ask)))
    same(got, ways.map(expected), what)
  }
  for (const role of HOLDERS) {
    const { cookie, send } = await as(world, role)
    const confirm = (password: string) => send('POST', '/api/session/confirm', { password })
    const is = (expected: string, when: string) => come(cookie, () => expected, `What role ${role} gets ${when}`)
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
    const what = `What role ${role} gets with the password and without the right`
    await come(cookie, ({ withoutRight }) => withoutRight, what)
  }
}

async function standingOf({ status, bytes }: Answered): Promise<string> {
  if (status !== 200) return JSON.parse(new TextDecoder().decode(bytes)).error.code
  return (await saidOnPaper(bytes, [SSN, `${SSN.slice(0, 3)}-${SSN.slice(3, 5)}-${SSN.slice(5)}`])).length > 0
    ? FULL
    : 'masked'
}

/** As it is made, without the password being given again for it. */
async function asIs({ origin }: Server, cookie: string, [method, path, body]: Call): Promise<Answered> {
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
