import { as, recordsOf } from '../demo.ts'
import { address } from '../making/making.ts'
import { made } from '../parties.ts'
import { hold, type Row, same } from '../row.ts'
import type { Json, Server } from '../server.ts'

const LOGIN = '/loginapi/api/login'

/** Decisions §6 to §8: how every call answers, whatever it is about. */
export const answerRows: Row[] = [
  row(
    'call',
    'decisions §6',
    'A call that changes something proves where it comes from, the login included',
    async (world) => {
      const server = await world.server()
      const { cookie } = await server.signIn('lawfirm@visacare.demo')
      const typed = { userId: 'nobody@visacare.demo', password: 'Wrong@12345' }
      const statusOf = async (path: string, body: Json, headers: Record<string, string>) =>
        (await posted(server, path, body, { cookie, ...headers })).status
      for (const headers of STRANGERS)
        same(
          [await statusOf(LOGIN, typed, headers), await statusOf('/api/session/touch', {}, headers)],
          [403, 403],
          `The answers to a login and to a call with ${JSON.stringify(headers)}`,
        )
      const own = { 'sec-fetch-site': 'same-origin' }
      hold((await statusOf('/api/session/touch', {}, own)) < 300, 'A call of an own page is refused.')
    },
  ),
  row('status', 'decisions §7', 'A session’s id is good for its owner only', async (world) => {
    const [attorney, employer] = [await as(world, 9), await as(world, 3)]
    const ask = async (who: typeof attorney) =>
      made(await who.send('GET', `/loginapi/api/sessionlist?sessionid=${attorney.login.Token}`)).loginsessionid
    same(
      [await ask(attorney), await ask(employer)],
      [attorney.login.Token, null],
      'The session, to its owner and to another',
    )
  }),
  row('rule', 'decisions §8', 'A password that everybody uses is refused, whatever it is made of', async (world) => {
    const { companyId } = await recordsOf(world)
    const admin = await as(world, 1)
    const statusOf = async (password: string) => {
      const user = { email: address('usual'), firstName: 'Ula', lastName: 'Sual', roleId: 4, companyId }
      return (await admin.send('POST', '/api/users', { ...user, password, confirmPassword: password })).status
    }
    same([await statusOf('Password@123'), await statusOf('Passwort@Quartz7')], [400, 200], 'The answers')
  }),
]

/** What proves nothing: no head at all, and those of other sites. */
const STRANGERS: readonly Record<string, string>[] = [
  {},
  { origin: 'https://elsewhere.example' },
  { 'sec-fetch-site': 'cross-site' },
]

/** With no other headers than these. */
const posted = (server: Server, path: string, body: Json, headers: Record<string, string>) =>
  fetch(server.origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })

function row(kind: Row['kind'], spec: string, what: string, check: Row['check']): Row {
  return { kind, spec, what, since: 'cases', check }
}
