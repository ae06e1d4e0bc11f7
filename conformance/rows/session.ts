import { hold, type Row, same } from '../row.ts'
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
  row('constant', '§9', 'case_type lists the 14 case types, 21 Collections and 22 Contract Review', async (world) => {
    const admin = await (await world.server()).signIn('admin@visacare.demo')
    const answer = await admin.send('GET', '/loginapi/getCommonNameByMeterType?commonName=case_type')
    same(recordsIn(answer).length, 14, 'The number of case types')
    for (const name of ['PERM Application', 'Collections', 'Contract Review'])
      hold(answer.text.includes(`"${name}"`), `The case types lack ${name}.`)
  }),
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
