import { hold, type Row, same } from '../row.ts'
import { OWN_PASSWORD, walkerOf } from '../screens/entering.ts'
import { newCompany } from '../screens/newcomers.ts'
import { recordsIn } from '../server.ts'

/** What only a running server can show: specification §3 "Stored session", §4 and §7. */
export const sessionRows: Row[] = [
  row('entity', '§3', 'AUTHDATA has the specified shape', async (world) => {
    const { login } = await (await world.server()).signIn('employer@visacare.demo')
    const profile = login.AUTHDATA.userProfile[0]
    same(profile?.roleFkId.roleId, 3, 'AUTHDATA.userProfile[0].roleFkId.roleId')
    same(profile?.roleFkId.roleName, 'EmployerAdmin', 'AUTHDATA.userProfile[0].roleFkId.roleName')
    has(profile?.userautoid, ['userId', 'personautoid'], 'userautoid')
    const person = profile?.userautoid.personautoid
    has(person, ['first_name', 'second_name', 'middle_name', 'last_name', 'dob', 'companyAutoid'], 'personautoid')
    has(person?.companyAutoid, ['companyname'], 'personautoid.companyAutoid')
    const company = login.AUTHDATA.userDetails[0]?.companyAutoid
    has(company, ['companyautoid', 'transactionDetailsAdded'], 'userDetails[0].companyAutoid')
    has(login.AUTHDATA, ['loginhistory', 'loggedStatus', 'rolespermission'], 'AUTHDATA')
    has(login.AUTHDATA.loginhistory, ['login_date', 'userId'], 'loginhistory')
    has(login.AUTHDATA.rolespermission[0], menuFields, 'rolespermission[0]')
  }),
  row('entity', '§3', 'TOKENAUTH has expiresIn, Token is the session id', async (world) => {
    const { login } = await (await world.server()).signIn('employer@visacare.demo')
    hold(login.TOKENAUTH.expiresIn > 0, 'TOKENAUTH.expiresIn is not a number of seconds.')
    hold(typeof login.Token === 'string' && login.Token !== '', 'The login does not answer a Token.')
  }),
  row('entity', '§3', 'A permission carries its seven fields', async (world) => {
    const admin = await (await world.server()).signIn('admin@visacare.demo')
    const [permission] = recordsIn(await admin.send('GET', '/loginapi/api/getallAapermissions'))
    has(permission, [...menuFields, 'role'], 'The first permission')
  }),
  row('status', '§4', 'A session closed by another login is told: loginsessionid is null', async (world) => {
    const server = await world.server()
    const first = await server.signIn('attorney@visacare.demo')
    const ask = `/loginapi/api/sessionlist?sessionid=${first.login.Token}`
    hold((await first.send('GET', ask)).json().loginsessionid !== null, 'A live session reads as closed.')
    await server.signIn('attorney@visacare.demo', 'again')
    same((await first.send('GET', ask)).json().loginsessionid, null, 'loginsessionid after a second login')
  }),
  row('status', '§4', 'Logout ends the session', async (world) => {
    const person = await (await world.server()).signIn('lawfirm@visacare.demo', 'again')
    same((await person.send('POST', '/loginapi/api/logout', {})).status < 300, true, 'Logging out succeeds')
    const after = await person.send('GET', '/loginapi/api/getAaroles/3')
    // The rows that come have a session again.
    await (await world.server()).signIn('lawfirm@visacare.demo', 'again')
    same(after.status, 401, 'The answer to the first call after logging out')
  }),
  row(
    'status',
    'decisions §7',
    'The session’s secret is in an HttpOnly, SameSite cookie and nowhere else',
    async (world) => {
      const { origin } = await world.server()
      const body = JSON.stringify({ userId: 'adminassistant@visacare.demo', password: 'Demo@12345' })
      const headers = { origin, 'content-type': 'application/json' }
      const answer = await fetch(`${origin}/loginapi/api/login`, { method: 'POST', headers, body })
      const [cookie = '', ...others] = answer.headers.getSetCookie()
      same(others, [], 'Further cookies')
      const [secret = '', ...attributes] = cookie.split('; ')
      hold(attributes.includes('HttpOnly'), `The cookie is not HttpOnly: ${attributes.join('; ')}.`)
      hold(/SameSite=(Lax|Strict)/.test(cookie), `The cookie goes to other sites: ${attributes.join('; ')}.`)
      hold(!(await answer.text()).includes(secret.split('=')[1] ?? secret), 'The answer holds the secret.')
      await (await world.server()).signIn('adminassistant@visacare.demo', 'again')
    },
  ),
  row(
    'status',
    'decisions §7',
    'The server ends a session after 20 idle minutes, and after 12 hours',
    async (world) => {
      const server = await world.server()
      const newcomer = await newCompany(server)
      await walkerOf(server, newcomer)
      const enter = () => server.signIn(newcomer.userName, 'again', OWN_PASSWORD)
      const stands = async (minutes: number) => {
        const { send } = await enter()
        return (await server.later(minutes * 60_000, () => send('GET', '/api/me'))).status
      }
      same([await stands(19), await stands(21)], [200, 401], 'The answers after 19 and after 21 idle minutes')
      const { send } = await enter()
      const touched = async (minutes: number) =>
        (await server.later(minutes * 60_000, () => send('POST', '/api/session/touch'))).status
      let status = 0
      for (let minutes = 15; minutes <= 12 * 60 + 15; minutes += 15) status = await touched(minutes)
      same(status, 401, 'The answer after 12 hours of work')
    },
  ),
  row(
    'rule',
    '§4',
    'A password of the own history is not taken again, and its changes are listed newest first',
    async (world) => {
      const server = await world.server()
      const { userName, password } = await newCompany(server)
      // More changes than the history is long: decisions §8 keeps five.
      const passwords = [
        password,
        ...['lamp', 'moss', 'kite', 'bell', 'fern', 'oak', 'reed'].map((word) => `Quartz@77${word}`),
      ]
      for (const [index, current] of passwords.slice(0, -1).entries()) {
        const person = await server.signIn(userName, 'again', current)
        const change = (next = '') =>
          person.send('POST', '/loginapi/api/newpasswordreset', {
            ...{ userId: userName, currentPassword: current, password: next, confirmPassword: next },
          })
        for (const earlier of passwords.slice(Math.max(0, index - 4), index + 1))
          hold((await change(earlier)).status >= 400, `After ${index} changes ${earlier} is taken again.`)
        same((await change(passwords[index + 1])).status < 300, true, 'Whether a new one is taken')
      }
      // Nor by the link of who forgot it.
      await server.send('POST', '/loginapi/api/passwordreset', { userId: userName })
      const { text } = await server.mailTo(userName, /one hour/)
      const actcode = /forgotPasswordUpdate\/([\w-]+)/.exec(text)?.[1]
      for (const earlier of passwords.slice(-5)) {
        const reset = await server.send('POST', '/loginapi/api/resetpassword', {
          userId: userName,
          actcode,
          password: earlier,
        })
        hold(reset.status >= 400, `The link takes ${earlier} again.`)
      }
      const admin = await server.signIn('admin@visacare.demo')
      const changes = recordsIn(await admin.send('GET', `/loginapi/api/getdescending/${userName}`))
      const days = changes.map(({ changedAt }) => Date.parse(String(changedAt)))
      same(days.length, passwords.length, 'The number of changes')
      same(
        days,
        days.toSorted((one, other) => other - one),
        'The order of the changes',
      )
    },
  ),
  row('status', '§4', 'Password policies are filtered by Active status', async (world) => {
    const admin = await (await world.server()).signIn('admin@visacare.demo')
    const answer = await admin.send('GET', '/loginapi/api/passwordpolicybystatus/Active')
    same(answer.status, 200, 'The answer to passwordpolicybystatus/Active')
    hold(recordsIn(answer).length > 0, 'There is no active password policy.')
  }),
]

const menuFields = ['permission_id', 'permission_name', 'description', 'icon', 'parent_permission_id', 'position']

function has(record: object | undefined, fields: readonly string[], name: string): void {
  const missing = fields.filter((field) => !record || !(field in record))
  hold(missing.length === 0, `${name} lacks ${missing.join(', ')}.`)
}

function row(kind: Row['kind'], spec: string, what: string, check: Row['check']): Row {
  return { kind, spec, what, since: 'foundation', check }
}
