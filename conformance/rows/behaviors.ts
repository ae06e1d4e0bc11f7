import { made } from '../parties.ts'
import { type Row, same } from '../row.ts'
import { newCompany } from '../screens/newcomers.ts'
import { recordsIn } from '../server.ts'
import type { World } from '../world.ts'

/** Specification §4: what the product does over time. The walk through the screens has a step of each row's name. */
export const behaviorRows: Row[] = [
  seen('After 20 minutes of inactivity the Session Timeout dialog opens', 'Idle time-out 1,200,000 ms'),
  seen('Log Out asks first, in the top bar'),
  seen('Log Out asks first, in the phone drawer'),
  seen('Offline and not logged in: a red banner'),
  seen('Offline and logged in: a confirm box'),
  seen('FIRSTLOGIN leads to the new password'),
  seen('The timeout dialog is closed neither by Escape nor beside it'),
  seen('Continue cancels the logout'),
  seen('Idle: with no action for 5 seconds the product logs out, to /login', 'Idle grace 5,000 ms'),
  seen('Log Out in the timeout dialog logs out at once'),
  seen('Yes in the offline box goes to /login'),
  seen('A top bar that loads refreshes the login date'),
  seen('A session check that is refused leads to /'),
  {
    ...seen('Activity in one tab keeps the other tabs signed in'),
    spec: 'decisions §7',
  },
  {
    ...seen('A new tab asks the server and rebuilds the stored items'),
    spec: 'decisions §7',
  },
  {
    ...seen('Unsent answers wait in an encrypted queue and are sent when the connection is back'),
    spec: 'decisions §7',
  },
  {
    ...seen('Unsent answers of a session that ended are sent after the next sign-in'),
    spec: 'decisions §7',
  },
  { ...seen('Failure of the role-name call is ignored'), spec: '§8' },
  seen('Own logout leads to /login and clears what was stored'),
  seen('A session closed by another login says so and leads to /'),
  seen('A session that has expired is left as the page loads'),
  seen('The browser keeps the stored items with their shape, and no secret'),
  {
    ...{ kind: 'status', spec: 'decisions §8', what: 'The first login refuses every other call', since: 'foundation' },
    check: async (world) => same(await beforeNewPassword(world), [403, 403], 'The answers before a new password'),
  },
  seen('An operation is loading, then completed or failed'),
  {
    kind: 'status',
    spec: '§4',
    what: "The petition-approved and EAD petition failures set status to 'Fail'",
    since: 'cases',
    check: async (world) => {
      await world.seen('A list that was refused is a Fail')
      await world.seen('Approved petitions and petitions for a work permit that cannot be read are a Fail')
    },
  },
  {
    kind: 'status',
    spec: '§4',
    what: 'Only the allowed moves between statuses are made',
    since: 'cases',
    check: async (world) => same(await refusedJump(world), [409, 'MOVE_NOT_ALLOWED'], 'A move from Initiated to Filed'),
  },
  {
    kind: 'route',
    spec: '§2',
    what: '/wopiCollectionFile without a session opens by a signed, expiring link only (decisions §8)',
    since: 'cases',
    check: async (world) => same(await withoutLink(world), [401, 404, 'LINK_GONE'], 'The answer without such a link'),
  },
]

function seen(what: string, sight = what): Row {
  return { kind: 'status', spec: '§4', what, since: 'foundation', check: (world) => world.seen(sight) }
}

async function refusedJump(world: World): Promise<unknown[]> {
  const server = await world.server()
  const employer = await server.signIn('employer@visacare.demo')
  const [person] = recordsIn(await employer.send('GET', '/api/people?search=NAI&relation=Principal'))
  const opening = { typeId: 1, subType: 'extension', personId: person?.id, channel: 'paper' }
  const { id } = made(await employer.send('POST', '/api/cases', opening))
  const attorney = await server.signIn('attorney@visacare.demo')
  const jump = await attorney.send('POST', `/api/cases/${id}/move`, { to: 6 })
  return [jump.status, (jump.json().error as { code: string }).code]
}

async function withoutLink(world: World): Promise<unknown[]> {
  const server = await world.server()
  const letters = await server.get('/api/cases/1/editable-files?kind=collection')
  const link = await server.get('/api/editable-file-links/a-link-that-nobody-made?case=1')
  return [letters.status, link.status, (link.json().error as { code: string }).code]
}

/** Somebody whose password another person typed. */
async function beforeNewPassword(world: World): Promise<number[]> {
  const server = await world.server()
  const { userName, password } = await newCompany(server)
  const newcomer = await server.signIn(userName, 'again', password)
  const asked = [await newcomer.send('GET', '/api/cases'), await newcomer.send('GET', '/api/users')]
  same(newcomer.login.FIRSTLOGIN, 'Yes', 'FIRSTLOGIN')
  return asked.map(({ status }) => status)
}
