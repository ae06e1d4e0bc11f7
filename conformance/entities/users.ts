import { recordsOf } from '../demo.ts'
import { address, caller, fresh, mailTo } from '../making/making.ts'
import { made } from '../parties.ts'
import { OWN_PASSWORD, walkerOf } from '../screens/entering.ts'
import { newCompany } from '../screens/newcomers.ts'
import { type Json, recordsIn, type SignedIn } from '../server.ts'
import type { World } from '../world.ts'
import { type Entity, madeAndChanged, readFrom, type Typed } from './entity.ts'

const PASSWORD = 'Temporary@99x'
const login = (world: World, role: number) => caller(world, role, '/loginapi/')
const idOf = ({ login: { AUTHDATA } }: SignedIn) => AUTHDATA.userProfile[0]?.userautoid.id

/** Specification §3 "User": everything that is said of somebody who signs in. */
export const userEntities: readonly Entity[] = [
  {
    name: 'User',
    since: 'foundation',
    fields:
      'id first_name middle_name last_name sex dob address1 address2 country state city zipcode emailId countryCode mobileNumber updatedBy',
    keep: async (world) => {
      const { post, who } = await login(world, 3)
      const emailId = address('user')
      const typed: Readonly<Record<string, Typed>> = {
        ...{ first_name: ['Odalys', 'Perpetua'], middle_name: ['Bree', 'Quint'] },
        last_name: ['quillon', 'ravensworth', ['QUILLON', 'RAVENSWORTH']],
        ...{ sex: ['Female', 'Male'], dob: ['1988-04-05', '1979-11-30'], city: ['Boston', 'Leeds'] },
        ...{ address1: ['12 Elm Street', '7 Oak Lane'], address2: ['Rear door', 'Third floor'] },
        ...{ country: ['USA', 'United Kingdom'], state: ['MA', 'Yorkshire'], zipcode: ['02110', 'LS1 4AP'] },
        countryCode: ['+1', '+44'],
        mobileNumber: ['6175550148', '2079460018', ['+16175550148', '+442079460018']],
      }
      const { id, kept } = await madeAndChanged(typed, {
        make: async (said) => (await post('api/users/', { ...said, emailId, roleId: 4 })).id,
        change: (of, said) => post('api/updateUsers/', { id: of, ...said }),
        read: (of) => rowOf(world, 'userDetailByTenant', of),
      })
      const row = await rowOf(world, 'userDetailByTenant', id)
      return { ...kept, ...readFrom(row, { id, emailId, updatedBy: idOf(who) }) }
    },
  },
  {
    name: 'New user input',
    since: 'foundation',
    fields: 'emailId firstName lastName mobileNumber password confirmPassword roleId userId companyAutoId',
    keep: async (world) => {
      const { post, who } = await login(world, 3)
      const { companyId } = await recordsOf(world)
      const user = { emailId: address('odalys'), userId: address('name'), roleId: 4, companyAutoId: companyId }
      const said = { ...user, firstName: 'Odalys', lastName: 'Quill', mobileNumber: '2125550147' }
      const typed = { password: PASSWORD, confirmPassword: PASSWORD }
      const mistyped = { ...said, ...typed, confirmPassword: `${PASSWORD}y` }
      const refused = await who.send('POST', '/loginapi/api/users/', mistyped)
      const { id } = await post('api/users/', { ...said, ...typed })
      const kept = (await rowOf(world, 'userDetailByTenant', id)) ?? {}
      await (await world.server()).signIn(said.userId, 'again', PASSWORD)
      return {
        ...readFrom(kept, user),
        ...{ firstName: [kept.first_name, 'Odalys'], lastName: [kept.last_name, 'QUILL'] },
        mobileNumber: [kept.mobileNumber, '+12125550147'],
        // A password is never given back: it opens the door, and its repetition must be the same.
        password: [kept.password, undefined],
        confirmPassword: [refused.status, 400],
      }
    },
  },
  {
    name: 'Login/user record',
    since: 'foundation',
    fields:
      'userId password securityQuestion answer status createdAt createdBy updatedAt updatedBy roleFkId roleId roleName description',
    keep: async (world) => {
      const { post, who } = await login(world, 3)
      const { id, userId, createdAt } = await newUser(world, { securityQuestion: 'A pet?', answer: 'Rex' })
      await post(`api/changeUserStatus/${id}`, { status: 'Inactive' })
      const record = await rowOf(world, 'userProfileByTenant', id)
      const role = (record?.roleFkId ?? {}) as Json
      const written = { userId, status: 'Inactive', createdAt, createdBy: idOf(who), updatedBy: idOf(who) }
      return {
        ...readFrom(record, written),
        updatedAt: [String(record?.updatedAt) > String(createdAt), true],
        roleFkId: [role.roleId, 4],
        ...readFrom(role, { roleId: 4, roleName: 'EmployerAssistant' }),
        description: [String(role.description).includes('company'), true],
        // Accepted, ignored and kept nowhere (decisions §8).
        ...{ securityQuestion: [record?.securityQuestion, undefined], answer: [record?.answer, undefined] },
        password: [record?.password, undefined],
      }
    },
  },
  {
    name: 'Password reset input',
    since: 'foundation',
    fields: 'userId actcode password',
    keep: async (world) => {
      const server = await world.server()
      const [one, other] = [await newCompany(server), await newCompany(server)]
      await server.send('POST', '/loginapi/api/passwordreset', { userId: one.userName })
      const actcode = /forgotPasswordUpdate\/([\w-]+)/.exec((await mailTo(world, one.userName)).text)?.[1] ?? ''
      const reset = async (said: object) =>
        (await server.send('POST', '/loginapi/api/resetpassword', { userId: one.userName, actcode, ...said })).status
      const password = 'Quartz@77lamp'
      const [foreign, guessed] = [
        await reset({ password, userId: other.userName }),
        await reset({ password, actcode: 'x' }),
      ]
      const done = await reset({ password })
      await server.signIn(one.userName, 'again', password)
      return { userId: [foreign < 300, false], actcode: [guessed < 300, false], password: [done < 300, true] }
    },
  },
  {
    name: 'Forgot password input',
    since: 'foundation',
    fields: 'userId',
    keep: async (world) => {
      const server = await world.server()
      const { userName } = await newCompany(server)
      await server.send('POST', '/loginapi/api/passwordreset', { userId: userName })
      return { userId: [(await mailTo(world, userName)).text.includes('/forgotPasswordUpdate/'), true] }
    },
  },
  {
    name: 'Login',
    since: 'foundation',
    fields: 'userId password browserNameAndVersion',
    keep: async (world) => {
      const server = await world.server()
      const newcomer = await newCompany(server)
      await walkerOf(server, newcomer)
      const { userName: userId } = newcomer
      const wrong = await server.send('POST', '/loginapi/api/login', { userId, password: 'Wrong@12345' })
      const browser = fresh('Lantern ')
      const { login: stored, send } = await server.signIn(userId, 'again', OWN_PASSWORD, browser)
      const [session] = recordsIn(await send('GET', '/api/my/sessions'))
      return {
        userId: [stored.AUTHDATA.loginhistory.userId, userId],
        password: [wrong.status, 401],
        browserNameAndVersion: [session?.browser, browser],
      }
    },
  },
  {
    name: 'Profile update payload',
    since: 'foundation',
    fields: 'userId first_Name last_Name status',
    keep: async (world) => {
      const { post, who } = await login(world, 4)
      const { userId } = who.login.AUTHDATA.userProfile[0]?.userautoid ?? {}
      const first_Name = fresh('Dolores')
      await post('api/updatePersionProfileData', { userId, first_Name, last_Name: 'Conform', status: 'Active' })
      const { AUTHDATA } = made(await who.send('GET', '/api/me')) as unknown as SignedIn['login']
      const own = AUTHDATA.userProfile[0]?.userautoid
      const record = await rowOf(world, 'userProfileByTenant', own?.id)
      return {
        userId: [own?.userId, userId],
        first_Name: [own?.personautoid.first_name, first_Name],
        last_Name: [own?.personautoid.last_name, 'CONFORM'],
        status: [record?.status, 'Active'],
      }
    },
  },
]

async function newUser(world: World, more: object = {}) {
  const { post } = await login(world, 3)
  return post('api/users/', { emailId: address('user'), firstName: 'Some', lastName: 'Body', roleId: 4, ...more })
}

/** Of the demo's company. */
async function rowOf(world: World, call: string, id: unknown): Promise<Json | undefined> {
  const { companyId } = await recordsOf(world)
  const { list } = await login(world, 1)
  return (await list(`api/${call}/${companyId}?limit=200`)).find((each) => each.id === id)
}
