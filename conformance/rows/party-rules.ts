import { as, recordsOf } from '../demo.ts'
import { made, messageOf, newEmployer } from '../parties.ts'
import { type Row, same } from '../row.ts'
import { everyRecord, type Json } from '../server.ts'
import type { World } from '../world.ts'

/** The employer's rules of specification §5 and the constants of §9 that go with them. */
export const partyRuleRows: Row[] = [
  row('rule', '§5', 'Employer form: required fields, duplicate e-mail, submit only without error', async (world) => {
    const admin = await as(world, 1)
    for (const [changes, status, text] of formTable) {
      const answer = await admin.send('POST', createEmployer, newEmployer({ ...complete, ...changes }))
      same([answer.status, messageOf(answer)], [status, text], `The answer to ${JSON.stringify(changes)}`)
    }
    made(await admin.send('POST', createEmployer, newEmployer(complete)))
    for (const text of ['name', 'email', 'password', 'confirm', 'phone', 'subscription'])
      await world.seen(`The employer form asks for the ${text}`)
  }),
  row('rule', '§5', 'aboutCompany at most 3500 characters', async (world) => {
    const admin = await (await world.server()).signIn('admin@visacare.demo')
    const longest = newEmployer({ aboutCompany: 'x'.repeat(3500) })
    same(made(await admin.send('POST', createEmployer, longest)).aboutCompany, longest.aboutCompany, 'aboutCompany')
    const longer = await admin.send('POST', createEmployer, newEmployer({ aboutCompany: 'x'.repeat(3501) }))
    same(longer.status, 400, 'The answer to an aboutCompany of 3,501 characters')
  }),
  row('rule', '§5', 'H-1B dependent by head count: ≤25 and >7, 26–50 and >12, >50 and >15%', async (world) => {
    const counted = await headCount(world)
    for (const [employees, h1bEmployees, dependent] of dependencyTable) {
      const { h1bdependent, isEmprH1bDependent } = await counted(employees, h1bEmployees)
      const expected = [dependent, dependent ? 'Yes' : 'No']
      same([h1bdependent, isEmprH1bDependent], expected, `${h1bEmployees} H-1B of ${employees}`)
    }
  }),
  row('rule', '§5', 'morethan50perUS and morethan50perh1bl1a are derived', async (world) => {
    const admin = await (await world.server()).signIn('admin@visacare.demo')
    for (const [noOfEmployees, noofH1bEmployees, fifty, mostly] of shareTable) {
      const lie = { morethan50perUS: !fifty, morethan50perh1bl1a: !mostly }
      const sent = newEmployer({ noOfEmployees, noofH1bEmployees, ...lie })
      const { morethan50perUS, morethan50perh1bl1a } = made(await admin.send('POST', createEmployer, sent))
      same([morethan50perUS, morethan50perh1bl1a], [fifty, mostly], `${noofH1bEmployees} H-1B of ${noOfEmployees}`)
    }
  }),
  row('constant', '§9', 'aboutCompany 3500 characters', async (world) => {
    const admin = await as(world, 1)
    const { employeeId } = made(await admin.send('POST', createEmployer, newEmployer()))
    const put = (length: number) => admin.send('PUT', updateEmployer, { employeeId, aboutCompany: 'y'.repeat(length) })
    const read = async () =>
      made(await admin.send('GET', `/formtypesApi/formtypes/getVmCompanyProfileDetailsById/${employeeId}`)).aboutCompany
    made(await put(3500))
    same([(await put(3501)).status, String(await read()).length], [400, 3500], 'The answer to 3,501, and what is kept')
  }),
  row('constant', '§9', 'Default law-firm subscription SILVER', async (world) => {
    const admin = await (await world.server()).signIn('admin@visacare.demo')
    const firm = { lawFirmName: 'Conformance Silver LLP', emailId: 'office@silver.conformance.example' }
    const { subscription } = made(await admin.send('POST', '/formtypesApi/formtypes/createLawFirm', firm))
    same(subscription, 'SILVER', 'The subscription of a firm that names none')
  }),
  row('constant', '§9', "Defaults: country USA, state NA, gross and net income '0', diyAccess 'N'", async (world) => {
    const admin = await (await world.server()).signIn('admin@visacare.demo')
    const employer = made(await admin.send('POST', createEmployer, newEmployer()))
    const { country, state, grossIncome, netIncome, diyAccess } = employer
    same([country, state, grossIncome, netIncome, diyAccess], ['USA', 'NA', '0', '0', 'N'], 'What nobody answered')
  }),
  row('constant', '§9', 'H-1B dependency thresholds and 50-employee / 50% rules', async (world) => {
    const counted = await headCount(world)
    // One H-1B employee fewer is not dependent yet.
    for (const [employees, least] of [
      [25, 8],
      [26, 13],
      [50, 13],
      [51, 8],
      [100, 16],
    ] as const)
      for (const count of [least - 1, least])
        same((await counted(employees, count)).h1bdependent, count === least, `${count} H-1B of ${employees}`)
    const of = async (employees: number, count: number) => {
      const { morethan50perUS, morethan50perh1bl1a } = await counted(employees, count)
      return [morethan50perUS, morethan50perh1bl1a]
    }
    same(
      [await of(49, 0), await of(50, 0)].map(([fifty]) => fifty),
      [false, true],
      'At 49 and 50 employees',
    )
    same(
      [await of(100, 50), await of(100, 51)].map(([, mostly]) => mostly),
      [false, true],
      'At 50 % and 51 %',
    )
  }),
  row('constant', '§9', 'Form reload delay 1000 ms', (world) => world.seen('Form reload delay 1000 ms')),
  row('constant', '§9', 'Account e-mails use a dummy case id 116', async (world) => {
    const server = await world.server()
    const admin = await server.signIn('admin@visacare.demo')
    // A company without any case: whatever case has this number one day, it is not one of theirs.
    const { cases, otherCompanyId } = await recordsOf(world)
    const users = await everyRecord(admin, `/api/users?companyId=${otherCompanyId}`)
    const { userName } = users.find(({ roleId, status }) => roleId === 3 && status === 'Active') ?? {}
    const employer = await server.signIn(String(userName))
    const mail = { toEmailIds: userName, subject: 'Your account' }
    const send = (caseId: number) =>
      employer.send('POST', '/emailApi/email/employeeAccountCreationEmail', { ...mail, caseId })
    same(made(await send(116)).posted, 1, 'The number of mails posted for case 116')
    same((await send(Number(cases[0]?.id))).status, 404, 'The answer for a case of somebody else')
  }),
  row('status', '§4', 'Payment banner for a company without transaction details, except IMMLAWS', async (world) => {
    const server = await world.server()
    const owes = async (userName: string) => {
      const { AUTHDATA } = (await server.signIn(userName)).login
      return AUTHDATA.userDetails[0]?.companyAutoid.transactionDetailsAdded
    }
    same(await owes('employer@visacare.demo'), true, 'transactionDetailsAdded of a company that pays')
    const admin = await as(world, 1)
    const company = made(await admin.send('POST', createEmployer, newEmployer()))
    const employee = { roleId: 5, firstName: 'Aiko', lastName: 'Mori', email: 'aiko@employees.conformance.example' }
    const refused = await admin.send('POST', '/api/users', { ...employee, companyId: company.employeeId })
    same(
      messageOf(refused),
      'Please Add Payment Method before creating New Employee/Case.',
      'What a new employee meets',
    )
    const own = admin.login.AUTHDATA.userDetails[0]?.companyAutoid.companyautoid
    const clerk = { ...employee, email: 'aiko@provider.conformance.example', companyId: own }
    same((await admin.send('POST', '/api/users', clerk)).status, 200, 'The answer to an employee of IMMLAWS')
    await world.seen('Payment banner')
    await world.seen('No payment banner for IMMLAWS')
  }),
]

const createEmployer = '/formtypesApi/formtypes/createVmCompanyProfile'

const updateEmployer = '/formtypesApi/formtypes/updateVmCompanyProfile'

const complete = {
  daytimePhoneNumber: '(212) 555-0100',
  subcriptionname: 'GOLD',
  password: 'Quiet@River77',
  confirmPassword: 'Quiet@River77',
}

/** What is wrong with a form that is sent, and what the call says: without a password it needs none, and invites. */
const formTable: readonly (readonly [changes: Json, status: number, text: string])[] = [
  [{ employerName: '' }, 400, 'Field is required'],
  [{ emailId: '' }, 400, 'Field is required'],
  [{ daytimePhoneNumber: '' }, 400, 'Field is required'],
  [{ emailId: 'hr@northwind.demo' }, 409, 'Email Id already exist'],
  [{ emailId: 'hr@acme' }, 400, 'Email Id Not a Valid Format'],
  [{ password: 'short', confirmPassword: 'short' }, 400, 'Password Policy error'],
  [{ confirmPassword: 'Quiet@River78' }, 400, 'Password not matched'],
  [{ emailId: 'hr@acme', confirmPassword: 'other' }, 400, 'Email Id Not a Valid Format and Password not matched'],
]

const dependencyTable: readonly (readonly [employees: number, h1bEmployees: number, dependent: boolean])[] = [
  [25, 7, false],
  [25, 8, true],
  [26, 12, false],
  [26, 13, true],
  [50, 12, false],
  [50, 13, true],
  [60, 9, false],
  [60, 10, true],
]

const shareTable: readonly (readonly [employees: number, h1bEmployees: number, fifty: boolean, mostly: boolean])[] = [
  [49, 24, false, false],
  [49, 25, false, true],
  [50, 25, true, false],
  [50, 26, true, true],
]

/** What the product makes of the head count of one company, saved again for each count. */
async function headCount(world: World) {
  const admin = await as(world, 1)
  const { employeeId } = made(await admin.send('POST', createEmployer, newEmployer()))
  return async (noOfEmployees: number, noofH1bEmployees: number): Promise<Json> => {
    made(await admin.send('PUT', updateEmployer, { employeeId, noOfEmployees, noofH1bEmployees }))
    return made(await admin.send('GET', `/formtypesApi/formtypes/getVmCompanyProfileDetailsById/${employeeId}`))
  }
}

function row(kind: Row['kind'], spec: string, what: string, check: Row['check']): Row {
  return { kind, spec, what, since: 'parties', check }
}
