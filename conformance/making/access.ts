import { saysOnPaper } from '../paper.ts'
import { made } from '../parties.ts'
import { hold, same } from '../row.ts'
import { newCompany } from '../screens/newcomers.ts'
import { type Json, recordsIn } from '../server.ts'
import type { Served } from '../world.ts'
import { address, caller, callsOf, changedOneByOne, fresh, type Makings, says } from './making.ts'

const LOGIN = '/loginapi'
const login = (world: Served, role: number) => caller(world, role, `${LOGIN}/`)

/** Specification §7: signing in, users, common values, roles and permissions. */
export const accessMakings: Makings = {
  'POST api/login': async (world) => {
    const server = await world.server()
    const { userName, password } = await newCompany(server)
    const typed = { userId: userName, password, browserNameAndVersion: 'conformance' }
    const wrong = await server.send('POST', `${LOGIN}/api/login`, { ...typed, password: 'Wrong@12345' })
    same([wrong.status, (wrong.json().error as { message: string }).message], [401, 'Login Error.'], 'A wrong password')
    const answer = made(await server.send('POST', `${LOGIN}/api/login`, typed))
    const { TOKENAUTH, AUTHDATA, Token } = answer as {
      TOKENAUTH: { expiresIn: number }
      AUTHDATA: object
      Token: string
    }
    hold(
      TOKENAUTH.expiresIn > 0 && 'userProfile' in AUTHDATA && Token.length > 0,
      'The answer has not its three parts.',
    )
  },
  // They check a password and leave the session alone (decisions §10).
  'POST authenticateClient': (world) => checks(world, 'authenticateClient', 'userName', 'expiresIn'),
  'POST api/session': (world) => checks(world, 'api/session', 'userId', 'sessionId'),
  'POST api/sessionval': (world) => checks(world, 'api/sessionval', 'userId', 'valid'),
  'POST api/logout': async (world) => {
    const server = await world.server()
    const { userName, password } = await newCompany(server)
    const person = await server.signIn(userName, 'again', password)
    hold((await person.send('POST', `${LOGIN}/api/logout`, { userId: userName })).status < 300, 'It is refused.')
    same((await person.send('GET', '/api/me')).status, 401, 'The first call afterwards')
  },
  'GET api/sessionlist': async (world) => {
    const server = await world.server()
    const { userName, password } = await newCompany(server)
    const person = await server.signIn(userName, 'again', password)
    const ask = async (id: string) =>
      made(await person.send('GET', `${LOGIN}/api/sessionlist?sessionid=${id}`)).loginsessionid
    same(
      [await ask(person.login.Token), await ask('nobody')],
      [person.login.Token, null],
      'Of the own and of no session',
    )
  },
  'GET api/terms-conditions': async (world) => {
    const { who } = await login(world, 3)
    const { text, bytes } = await who.send('GET', `${LOGIN}/api/terms-conditions/`)
    hold(text.startsWith('%PDF-'), `It begins with ${JSON.stringify(text.slice(0, 20))}.`)
    hold(
      await saysOnPaper(bytes, 'VisaCare is not a law firm and gives no legal advice.'),
      'It lacks its first condition.',
    )
  },
  'POST api/users': async (world) => {
    const { post, who } = await login(world, 3)
    const emailId = address('ada')
    const said = { emailId, firstName: 'ada', lastName: 'stone', mobileNumber: '2125550147', roleId: 4 }
    const answer = await post('api/users/', said)
    says(
      answer,
      { emailId, userId: emailId, first_name: 'Ada', last_name: 'STONE', roleId: 4, status: 'Invited' },
      'It',
    )
    const [found] = recordsIn(await who.send('GET', `/api/users?search=${emailId}`))
    says(found, { id: answer.id, email: emailId }, 'The new user in the list')
  },
  'POST api/updateUsers': async (world) => {
    const { post, who } = await login(world, 3)
    const { id } = await newUser(world)
    says(
      await post('api/updateUsers/', { id, firstName: 'Grace', city: 'Boston' }),
      { first_name: 'Grace' },
      'The answer',
    )
    const read = async () => made(await who.send('GET', `/api/users/${id}`))
    says(await read(), { firstName: 'Grace', city: 'Boston' }, 'The user afterwards')
    await changedOneByOne(
      {
        ...{ firstName: 'Isolde', middleName: 'Yvaine', lastName: 'THORNE', sex: 'Female', dob: '1988-04-05' },
        ...{ address1: '12 Elm Street', address2: 'Rear door', country: 'USA', state: 'MA', city: 'Salem' },
        ...{ zipcode: '01970', countryCode: '+44', mobileNumber: '+442079460018' },
      },
      (one) => post('api/updateUsers/', { id, ...one }),
      read,
    )
  },
  'POST api/changeUserStatus/{id}': async (world) => {
    const [{ post, who }, server] = [await login(world, 3), await world.server()]
    const [emailId, password] = [address('turned'), 'Temporary@99x']
    const typed = { password, confirmPassword: password }
    const { id } = await post('api/users/', { emailId, firstName: 'Some', lastName: 'Body', roleId: 4, ...typed })
    const signingIn = async () =>
      (await server.send('POST', `${LOGIN}/api/login`, { userId: emailId, password })).status
    const turned = async (status: string, said: Json) => {
      says(await post(`api/changeUserStatus/${id}`, said), { status }, 'The answer')
      says(made(await who.send('GET', `/api/users/${id}`)), { status }, 'The user afterwards')
      same(await signingIn(), status === 'Active' ? 200 : 401, `The answer to signing in while ${status}`)
    }
    await turned('Inactive', { status: 'Inactive' })
    await turned('Active', { status: 'Active' })
    // Without a word about it the status is turned over, each way.
    await turned('Inactive', {})
    await turned('Active', {})
  },
  'POST api/updatePersionProfileData': async (world) => {
    const { post, who } = await login(world, 4)
    const userId = who.login.AUTHDATA.userProfile[0]?.userautoid.userId
    const answer = await post('api/updatePersionProfileData', {
      ...{ userId, first_Name: 'Dolores', last_Name: 'Conform', status: 'Active' },
    })
    same(answer.message, 'Your profile details has been updated successfully.', 'What it says')
    const { AUTHDATA } = made(await who.send('GET', '/api/me')) as unknown as typeof who.login
    const person = AUTHDATA.userProfile[0]?.userautoid.personautoid
    same([person?.first_name, person?.last_name], ['Dolores', 'CONFORM'], 'The own name afterwards')
  },
  'POST api/savecommondetails': async (world) => {
    const { post, list } = await login(world, 1)
    const commonName = fresh('conformance_list')
    const { id } = await post('api/savecommondetails', { commonName, value: 'One', code: 'A' })
    await post('api/savecommondetails', { id, commonName, value: 'Two', code: 'A' })
    const values = await list(`api/getCommonNameByMeterType/${commonName}`)
    same(
      values.map(({ value, code }) => [value, code]),
      [['Two', 'A']],
      'The list after adding and changing',
    )
  },
  'POST api/saveAaroles': async (world) => {
    const { post, get } = await login(world, 1)
    const roleName = fresh('Night Clerk ')
    const said = { roleName, description: 'At night', long_description: 'Until the morning', department: 'Desk' }
    const answer = await post('api/saveAaroles', said)
    says(answer, { ...said, role_status: 'Active' }, 'The answer', 'insert_datetime inserted_by update_datetime')
    says(await get(`api/getAaroles/${answer.roleId}`), said, 'The role afterwards')
  },
  'POST api/deleteAaroles': async (world) => {
    const { post, list } = await login(world, 1)
    const { roleId } = await post('api/saveAaroles', { roleName: fresh('Day Clerk ') })
    await post('api/deleteAaroles', { roleId })
    same(
      (await list('api/getallAaroles/')).filter((each) => each.roleId === roleId),
      [],
      'The role afterwards',
    )
  },
  'POST api/saveAapermissions': async (world) => {
    const { post, list } = await login(world, 1)
    const said = { permission_name: fresh('conformancePage'), description: 'A page', position: 900, icon: 'home' }
    const { permission_id } = await post('api/saveAapermissions', said)
    const found = (await list('api/getallAapermissions/')).find((each) => each.permission_id === permission_id)
    says(found, said, 'The permission afterwards', 'parent_permission_id role')
  },
  'POST api/delAapermissions': async (world) => {
    const { post, list } = await login(world, 1)
    const said = { permission_name: fresh('conformancePage'), description: 'A page', position: 901 }
    const { permission_id } = await post('api/saveAapermissions', said)
    await post('api/delAapermissions', { permission_id })
    const left = (await list('api/getallAapermissions/')).filter((each) => each.permission_id === permission_id)
    same(left, [], 'The permission afterwards')
  },
  'POST api/saveAarolespermission': (world) => linking(world, 'saved'),
  'POST api/deleteAarolespermission': (world) => linking(world, 'deleted'),
}

async function checks(world: Served, path: string, name: string, answered: string): Promise<void> {
  const server = await world.server()
  const employer = await server.signIn('employer@visacare.demo')
  const typed = (password: string) => ({ [name]: 'employer@visacare.demo', password })
  const { post } = callsOf(server, `${LOGIN}/`)
  hold(Boolean((await post(path, typed('Demo@12345')))[answered]), `It does not answer ${answered}.`)
  const wrong = await server.send('POST', `${LOGIN}/${path}`, typed('Wrong@12345'))
  hold(wrong.status === 401 || wrong.json().valid === false, `A wrong password is answered with ${wrong.status}.`)
  same((await employer.send('GET', '/api/me')).status, 200, 'The session that was open already')
}

async function newUser(world: Served) {
  const { post } = await login(world, 3)
  return post('api/users/', { emailId: address('user'), firstName: 'Some', lastName: 'Body', roleId: 4 })
}

async function linking(world: Served, step: 'saved' | 'deleted'): Promise<void> {
  const { post, list } = await login(world, 1)
  const { roleId } = await post('api/saveAaroles', { roleName: fresh('Linked Clerk ') })
  const permission = { permission_name: fresh('conformancePage'), description: 'A page', position: 902 }
  const { permission_id } = await post('api/saveAapermissions', permission)
  const held = async () =>
    (await list('api/Aarolespermission')).some((each) => each.roleId === roleId && each.permission_id === permission_id)
  await post('api/saveAarolespermission', { roleId, permission_id })
  same(await held(), true, 'Whether the role holds it once it is saved')
  if (step === 'saved') return
  await post('api/deleteAarolespermission', { roleId, permission_id })
  same(await held(), false, 'Whether the role holds it once it is deleted')
}
