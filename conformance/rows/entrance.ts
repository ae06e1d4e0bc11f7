import { as } from '../demo.ts'
import { address, caller, fresh } from '../making/making.ts'
import { made, messageOf } from '../parties.ts'
import { hold, type Row, same } from '../row.ts'
import { OWN_PASSWORD, walkerOf } from '../screens/entering.ts'
import { newCompany } from '../screens/newcomers.ts'
import type { Json } from '../server.ts'

/** Decisions §7 to §12: who comes in, who does not, and what both are told. */
export const entranceRows: Row[] = [
  row('decisions §10', 'A call that only checks a password opens no session and closes none', async (world) => {
    const server = await world.server()
    const newcomer = await newCompany(server)
    await walkerOf(server, newcomer)
    const { userName } = newcomer
    const { login, send } = await server.signIn(userName, 'again', OWN_PASSWORD)
    for (const path of ['authenticateClient', 'api/session', 'api/sessionval']) {
      const answer = await fetch(`${server.origin}/loginapi/${path}`, {
        method: 'POST',
        headers: { origin: server.origin, 'content-type': 'application/json' },
        body: JSON.stringify({
          userId: userName,
          password: OWN_PASSWORD,
          ...(path === 'authenticateClient' && { userName }),
        }),
      })
      same([answer.status, answer.headers.getSetCookie()], [200, []], `The answer of ${path}, and its cookies`)
      const { loginsessionid } = made(await send('GET', `/loginapi/api/sessionlist?sessionid=${login.Token}`))
      same(loginsessionid, login.Token, `The live session after ${path}`)
    }
  }),
  row('decisions §8', '/signUp answers the same for every address, and mails its owner', async (world) => {
    const server = await world.server()
    const { userName } = await newCompany(server)
    const unknown = address('newcomer')
    const asked = async (emailId: string) => {
      const said = { employerName: fresh('Cedar '), firstName: 'Ana', lastName: 'Ruiz', emailId }
      return server.send('POST', '/api/sign-up', { ...said, daytimePhoneNumber: '(212) 555-0142' })
    }
    const [known, fresher] = [await asked(userName), await asked(unknown)]
    same([known.status, known.text], [fresher.status, fresher.text], 'The answer for an address that has an account')
    same(fresher.status, 200, 'The answer')
    const { text } = await server.mailTo(unknown, /forgotPasswordUpdate/)
    hold(text.includes('/forgotPasswordUpdate/'), 'The mail to a new address leads nowhere.')
    await server.mailTo(userName, /already/)
  }),
  row(
    'decisions §7',
    'Who signs in elsewhere ends the earlier session, which is told so at its next call',
    async (world) => {
      const server = await world.server()
      const newcomer = await newCompany(server)
      await walkerOf(server, newcomer)
      const first = await server.signIn(newcomer.userName, 'again', OWN_PASSWORD)
      const second = await server.signIn(newcomer.userName, 'again', OWN_PASSWORD)
      const told = await first.send('GET', '/api/me')
      same(
        [told.status, messageOf(told)],
        [401, 'Your session was closed by another login.'],
        'What the first one is told',
      )
      same((await second.send('GET', '/api/me')).status, 200, 'The answer to the second one')
    },
  ),
  row(
    'decisions §12',
    'People of a law firm that is switched off are signed out, and read whom to ask',
    async (world) => {
      const [{ post }, server, admin] = [
        await caller(world, 1, '/formtypesApi/formtypes/'),
        await world.server(),
        await as(world, 1),
      ]
      const said = { lawFirmName: `${fresh('Dimmed')} Law`, emailId: address('dim') }
      const { id: lawFirmId } = await post('createLawFirm', said)
      const password = 'Temporary@99x'
      const email = address('partner')
      const user = {
        email,
        firstName: 'Ines',
        lastName: 'Dim',
        roleId: 10,
        lawFirmId,
        password,
        confirmPassword: password,
      }
      made(await admin.send('POST', '/api/users', user))
      await walkerOf(server, { userName: email, password })
      const person = await server.signIn(email, 'again', OWN_PASSWORD)
      const typed = { userId: email, password: OWN_PASSWORD }
      const switched = (status: string) => admin.send('POST', `/api/law-firms/${lawFirmId}/status`, { status })
      made(await switched('Inactive'))
      const answers = [await person.send('GET', '/api/me'), await server.send('POST', '/loginapi/api/login', typed)]
      made(await switched('Active'))
      for (const answer of answers) {
        const { message } = (answer.json().error ?? {}) as Json
        same(answer.status, 401, 'The answer while it is switched off')
        hold(String(message).includes('Ask your provider.'), `It does not say whom to ask: ${message}`)
      }
      await server.signIn(email, 'again', OWN_PASSWORD)
    },
  ),
]

function row(spec: string, what: string, check: Row['check']): Row {
  return { kind: 'status', spec, what, since: 'parties', check }
}
