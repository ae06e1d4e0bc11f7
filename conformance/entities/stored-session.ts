import { as, inCompany, recordsOf } from '../demo.ts'
import { address, caller, callsOf } from '../making/making.ts'
import type { Json, SignedIn } from '../server.ts'
import type { World } from '../world.ts'
import { type Entity, readFrom } from './entity.ts'

const HOURS_12 = 12 * 3600

/** Specification §3 "Stored session" and the status object of every data slice. */
export const sessionEntities: readonly Entity[] = [
  {
    name: 'Data slice',
    since: 'foundation',
    fields: 'statusCode statusDisplay statusValue items loading',
    keep: async (world) => {
      // A list on its screen while it is asked for, when it came, and when it was refused: the display is what is said of it.
      const seen = async (sight: string) => [await world.seen(sight).then(() => true), true] as const
      return {
        statusCode: await seen('A list begins with the status code 300'),
        statusValue: await seen('A list that was refused is a Fail'),
        statusDisplay: await seen('A list that was refused says why'),
        items: await seen('A list that came shows its rows'),
        loading: await seen('An operation is loading, then completed or failed'),
      }
    },
  },
  {
    name: 'Stored session: AUTHDATA',
    since: 'foundation',
    fields:
      'userProfile roleFkId roleId roleName userautoid userId personautoid first_name second_name middle_name last_name dob companyAutoid companyname userDetails companyautoid transactionDetailsAdded loginhistory login_date loggedStatus rolespermission permission_id permission_name description icon parent_permission_id position',
    keep: async (world) => {
      const { companyId } = await recordsOf(world)
      const { person, AUTHDATA } = await newcomerIn(world)
      const [profile] = AUTHDATA.userProfile
      const [own, name] = [profile?.userautoid, profile?.userautoid.personautoid]
      const [company] = AUTHDATA.userDetails
      const row = AUTHDATA.rolespermission.find(({ parent_permission_id }) => parent_permission_id !== null)
      const { list } = await caller(world, 1, '/loginapi/')
      const kept = (await list('api/getallAapermissions/')).find((each) => each.permission_id === row?.permission_id)
      const menu = readFrom({ ...row }, pick(kept, ROW_FIELDS))
      const whole = (value: unknown) => [value !== undefined && value !== null, true] as const
      return {
        ...{ userProfile: whole(profile), roleFkId: whole(profile?.roleFkId), userautoid: whole(own) },
        ...{ personautoid: whole(name), companyAutoid: whole(name?.companyAutoid), userDetails: whole(company) },
        ...readFrom({ ...profile?.roleFkId }, { roleId: 4, roleName: 'EmployerAssistant' }),
        userId: [
          [own?.userId, AUTHDATA.loginhistory.userId],
          [person.emailId, person.emailId],
        ],
        ...readFrom({ ...name }, { first_name: 'Odalys', second_name: '', middle_name: 'Bree', last_name: 'QUILL' }),
        dob: [name?.dob, '1988-04-05'],
        companyname: [name?.companyAutoid.companyname, 'NORTHWIND ANALYTICS'],
        companyautoid: [company?.companyAutoid.companyautoid, companyId],
        transactionDetailsAdded: [company?.companyAutoid.transactionDetailsAdded, true],
        loginhistory: whole(AUTHDATA.loginhistory),
        login_date: [Math.abs(Date.parse(AUTHDATA.loginhistory.login_date) - Date.now()) < 600_000, true],
        loggedStatus: [AUTHDATA.loggedStatus, true],
        rolespermission: [AUTHDATA.rolespermission.length > 3, true],
        ...menu,
      }
    },
  },
  {
    name: 'Stored session: TOKENAUTH',
    since: 'foundation',
    fields: 'expiresIn',
    keep: async (world) => {
      const { TOKENAUTH } = await newcomerIn(world)
      // Seconds; no session outlives 12 hours (decisions §7).
      return { expiresIn: [Math.abs(TOKENAUTH.expiresIn - HOURS_12) < 60, true] }
    },
  },
  {
    name: 'Stored session: other items',
    since: 'foundation',
    fields:
      'Token FIRSTLOGIN selectedCorporateId loggedCorporateId selectedLawfirmId loggedLawfirmId selectedAttorneyId loggedAttorneyId LOGINLAWFIRMDATA employerRolePermission',
    keep: async (world) => {
      const { companyId, lawFirmId, attorneyId } = await recordsOf(world)
      const attorney = await (await world.server()).signIn('attorney@visacare.demo', 'again')
      const inside = (await inCompany(attorney, companyId, 'What is stored', (login) => login)) as unknown as Json
      const { login: employer } = await as(world, 3)
      const menu = inside.employerRolePermission as Json[] | null
      const firm = inside.LOGINLAWFIRMDATA as Json | null
      return {
        ...readFrom(inside, { Token: attorney.login.Token, FIRSTLOGIN: 'No', selectedCorporateId: companyId }),
        ...readFrom(inside, { selectedLawfirmId: lawFirmId, loggedLawfirmId: lawFirmId }),
        ...readFrom(inside, { selectedAttorneyId: attorneyId, loggedAttorneyId: attorneyId }),
        loggedCorporateId: [employer.loggedCorporateId, companyId],
        LOGINLAWFIRMDATA: [firm?.lawfirmId, lawFirmId],
        employerRolePermission: [menu?.map(({ permission_name }) => permission_name), EMBEDDED],
      }
    },
  },
]

const ROW_FIELDS = ['permission_id', 'permission_name', 'description', 'icon', 'parent_permission_id', 'position']
/** Specification §2, embedded menu for an attorney. */
const EMBEDDED = ['visaCareAttorneyDashboard', 'clientDashboard', 'visaCareClientProfile', 'visaCareClientCaseDetails']

const pick = (record: Json | undefined, names: readonly string[]): Json =>
  Object.fromEntries(names.map((name) => [name, record?.[name]]))

/** Somebody of the demo's company of whom everything is known that AUTHDATA tells. */
async function newcomerIn(world: World): Promise<SignedIn['login'] & { person: { emailId: string } }> {
  const { post } = callsOf(await as(world, 3), '/loginapi/')
  const typed = { password: 'Temporary@99x', confirmPassword: 'Temporary@99x' }
  const person = { emailId: address('odalys'), firstName: 'Odalys', lastName: 'Quill', roleId: 4 }
  const { id } = await post('api/users/', { ...person, ...typed })
  await post('api/updateUsers/', { id, middle_name: 'Bree', dob: '1988-04-05' })
  const { login } = await (await world.server()).signIn(person.emailId, 'again', typed.password)
  return { ...login, person }
}
