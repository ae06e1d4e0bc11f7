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
      const answerTo = async ([method, path, body]: Call, headers: Record<string, string>) => {
        const { status, text } = await sent(server, method, path, body, { cookie, ...headers })
        return status === 403 && text.includes('"FOREIGN_ORIGIN"') ? 'not ours' : status < 300 ? 'done' : status
      }
      for (const headers of STRANGERS)
        for (const call of [...CHANGING, UNCHANGED])
          same(
            await answerTo(call, headers),
            'not ours',
            `The answer to ${call[0]} ${call[1]} with ${JSON.stringify(headers)}`,
          )
      const own: Record<string, string>[] = [{ origin: server.origin }, { 'sec-fetch-site': 'same-origin' }]
      for (const headers of own)
        for (const call of [...CHANGING, UNCHANGED])
          hold((await answerTo(call, headers)) !== 'not ours', `${call[1]} is refused to ${JSON.stringify(headers)}.`)
      for (const headers of own)
        same(await answerTo(UNCHANGED, headers), 'done', `The answer to an own page with ${JSON.stringify(headers)}`)
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

/** What proves nothing: no head at all, those of other sites, of sister domains and of pages without an origin. */
const STRANGERS: readonly Record<string, string>[] = [
  {},
  { origin: 'https://elsewhere.example' },
  { origin: 'null' },
  ...['cross-site', 'same-site', 'none', 'same-origin, same-site'].map((site) => ({ 'sec-fetch-site': site })),
  { origin: 'https://elsewhere.example', 'sec-fetch-site': 'same-origin' },
  { referer: 'https://elsewhere.example/page' },
]

type Call = readonly [method: string, path: string, body: Json]

/** Of each method, of those that need no session, and at the specification's own addresses; none of them finds what it names. */
const CHANGING: readonly Call[] = [
  ['POST', LOGIN, { userId: 'nobody@visacare.demo', password: 'Wrong@12345' }],
  ['POST', '/loginapi/visacare/api/login', { userId: 'nobody@visacare.demo', password: 'Wrong@12345' }],
  ['POST', '/loginapi/api/passwordreset', { userId: 'nobody@elsewhere.example' }],
  ['POST', '/loginapi/api/resetpassword', { userId: 'nobody@elsewhere.example', actcode: 'x', password: 'x' }],
  ['PUT', '/formtypesApi/formtypes/updateLawFirm', { id: 999_999 }],
  ['PUT', '/caseflowApi/caseflow/updateCase', { caseId: 999_999 }],
  ['DELETE', '/api/common-details/99999', {}],
]
/** One that changes nothing worth a word, and is allowed to who is signed in. */
const UNCHANGED: Call = ['POST', '/api/session/touch', {}]

/** With no other headers than these. */
async function sent(server: Server, method: string, path: string, body: Json, headers: Record<string, string>) {
  const answer = await fetch(server.origin + path, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  return { status: answer.status, text: await answer.text() }
}

function row(kind: Row['kind'], spec: string, what: string, check: Row['check']): Row {
  return { kind, spec, what, since: 'cases', check }
}
