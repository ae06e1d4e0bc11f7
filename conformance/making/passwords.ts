import { hold, same } from '../row.ts'
import { newCompany } from '../screens/newcomers.ts'
import type { Served } from '../world.ts'
import { address, caller, callsOf, fresh, type Makings, says } from './making.ts'

const NEW = 'Quartz@77lamp'

/** Specification §7 "Password", by what decisions §10 says each does. */
export const passwordMakings: Makings = {
  'POST api/savePasswordpolicy': async (world) => {
    const { post, list } = await caller(world, 1, '/loginapi/')
    const name = fresh('Conformance ')
    await post('api/savePasswordpolicy', { name, minLength: 12, status: 'Inactive' })
    const policies = await list('api/PasswordPolicy')
    says(
      policies.find((each) => each.name === name),
      { minLength: 12, status: 'Inactive' },
      'The policy afterwards',
    )
    const typed = { name: fresh('Conformance '), minLength: 13, history: 7, maxAgeDays: 90, specialCharacters: '@$' }
    const flags = { requireLower: false, requireUpper: false, requireDigit: false, requireSpecial: false }
    const { id } = await post('api/savePasswordpolicy', { ...typed, ...flags })
    const kept = async () => (await list('api/PasswordPolicy')).find((each) => each.id === id)
    says(await kept(), { ...typed, ...flags, status: 'Inactive' }, 'The policy as it was made')
    const changed = { name: fresh('Conformance '), minLength: 14, history: 8, maxAgeDays: 120, specialCharacters: '%&' }
    await post('api/savePasswordpolicy', { id, ...changed, ...flags, requireUpper: true, requireDigit: true })
    says(await kept(), { ...changed, ...flags, requireUpper: true, requireDigit: true }, 'The policy as it was changed')
    await post('api/savePasswordpolicy', { id, ...changed, ...flags, requireLower: true, requireSpecial: true })
    says(await kept(), { ...changed, ...flags, requireLower: true, requireSpecial: true }, 'The same with other flags')
    const active = await list('api/passwordpolicybystatus/Active')
    same([active.length, active[0]?.name === name], [1, false], 'The policies that apply')
  },
  'POST api/passwordreset': async (world) => {
    const { userName, code } = await asked(world)
    hold(code !== '', `The mail to ${userName} has no link.`)
  },
  'GET api/getactcode/{code}': async (world) => {
    const { userName, code } = await asked(world)
    const { get } = callsOf(await world.server(), '/loginapi/')
    says(await get(`api/getactcode/${code}`), { valid: true, userId: userName }, 'The answer to the code')
    says(await get(`api/getactcode/${code}`), { valid: true }, 'The answer when it is asked again')
    says(await get('api/getactcode/nobody'), { valid: false, userId: null }, 'The answer to no code')
  },
  'POST api/resetpassword': async (world) => {
    const { userName, code } = await asked(world)
    const server = await world.server()
    const { post, get } = callsOf(server, '/loginapi/')
    says(
      await post('api/resetpassword', { userId: userName, actcode: code, password: NEW }),
      { userId: userName },
      'It',
    )
    await server.signIn(userName, 'again', NEW)
    says(await get(`api/getactcode/${code}`), { valid: false }, 'The code once it was used')
  },
  'POST api/newpasswordreset': async (world) => {
    const server = await world.server()
    const { userName, password } = await newCompany(server)
    const person = await server.signIn(userName, 'again', password)
    const said = { userId: userName, currentPassword: password, password: NEW, confirmPassword: NEW }
    hold((await person.send('POST', '/loginapi/api/newpasswordreset', said)).status < 300, 'It is refused.')
    same((await server.signIn(userName, 'again', NEW)).login.FIRSTLOGIN, 'No', 'FIRSTLOGIN with the new password')
  },
  'GET api/forgotUserName': async (world) => {
    const server = await world.server()
    const employer = await caller(world, 3, '/loginapi/')
    // The name is not the address: a mail has its address in any case.
    const [userId, emailId] = [address('name'), address('forgetful')]
    const typed = { password: NEW, confirmPassword: NEW }
    await employer.post('api/users/', { emailId, userId, firstName: 'For', lastName: 'Getful', roleId: 4, ...typed })
    const { get } = callsOf(server, '/loginapi/')
    const known = await get(`api/forgotUserName?emailId=${emailId}`)
    same(await get('api/forgotUserName?emailId=nobody@example.com'), known, 'The answer for an address of nobody')
    const { text } = await server.mailTo(emailId, /user names?/i)
    hold(text.includes(userId), 'The mail does not tell the user name.')
  },
}

/** Somebody who forgot the password, and the code that was mailed. */
async function asked(world: Served): Promise<{ userName: string; code: string }> {
  const server = await world.server()
  const { userName } = await newCompany(server)
  await callsOf(server, '/loginapi/').post('api/passwordreset', { userId: userName })
  // Not the mail about the new account, which has a link that lives longer.
  const { text } = await server.mailTo(userName, /one hour/)
  return { userName, code: /forgotPasswordUpdate\/([\w-]+)/.exec(text)?.[1] ?? '' }
}
