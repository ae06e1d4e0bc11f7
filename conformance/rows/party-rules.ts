import { lacksPaymentMethod } from '#identity/sessions/payment-missing.ts'
import { type EmployerForm, employerFormProblems } from '#parties/companies/employer-form.ts'
import { parseProfile } from '#parties/companies/profile.ts'
import { derivedFlags } from '#parties/companies/rules.ts'
import { recordsOf } from '../demo.ts'
import { made, messageOf, newEmployer } from '../parties.ts'
import { type Row, same } from '../row.ts'
import { recordsIn } from '../server.ts'

/** The employer's rules of specification §5 and the constants of §9 that go with them. */
export const partyRuleRows: Row[] = [
  row('rule', '§5', 'Employer form: required fields, duplicate e-mail, submit only without error', async (world) => {
    for (const [changes, emailIsTaken, text] of formTable)
      same(employerFormProblems({ ...complete, ...changes }, { emailIsTaken }).text, text, JSON.stringify(changes))
    const admin = await (await world.server()).signIn('admin@visacare.demo')
    const again = await admin.send('POST', createEmployer, newEmployer({ emailId: 'hr@northwind.demo' }))
    same([again.status, messageOf(again)], [409, 'Email Id already exist'], 'A company with a known address')
  }),
  row('rule', '§5', 'aboutCompany at most 3500 characters', async (world) => {
    const admin = await (await world.server()).signIn('admin@visacare.demo')
    const longest = newEmployer({ aboutCompany: 'x'.repeat(3500) })
    same(made(await admin.send('POST', createEmployer, longest)).aboutCompany, longest.aboutCompany, 'aboutCompany')
    const longer = await admin.send('POST', createEmployer, newEmployer({ aboutCompany: 'x'.repeat(3501) }))
    same(longer.status, 400, 'The answer to an aboutCompany of 3,501 characters')
  }),
  row('rule', '§5', 'H-1B dependent by head count: ≤25 and >7, 26–50 and >12, >50 and >15%', () => {
    for (const [employees, h1bEmployees, dependent] of dependencyTable)
      same(flags(employees, h1bEmployees).h1bDependent, dependent, `${h1bEmployees} H-1B of ${employees}`)
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
  row('constant', '§9', 'aboutCompany 3500 characters', () => {
    const problem = (length: number) => parseProfile({ about: 'x'.repeat(length) }, { today: '2026-01-01' }).problems
    same([problem(3500).about, problem(3501).about !== undefined], [undefined, true], 'A problem at 3,500 and 3,501')
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
  row('constant', '§9', 'H-1B dependency thresholds and 50-employee / 50% rules', () => {
    const leastDependent = (employees: number) => firstCount(employees, (count) => flags(employees, count).h1bDependent)
    same([25, 26, 50, 51, 100].map(leastDependent), [8, 13, 13, 8, 16], 'The fewest H-1B employees that make dependent')
    same(
      [49, 50].map((employees) => flags(employees, 0).moreThan50InUs),
      [false, true],
      'At 49 and 50 employees',
    )
    const mostly = (count: number) => flags(100, count).moreThan50PercentH1bL1
    same([mostly(50), mostly(51)], [false, true], 'At 50 % and 51 %')
  }),
  row('constant', '§9', 'Form reload delay 1000 ms', (world) => world.seen('Form reload delay 1000 ms')),
  row('constant', '§9', 'Account e-mails use a dummy case id 116', async (world) => {
    const server = await world.server()
    const admin = await server.signIn('admin@visacare.demo')
    // A company without any case: whatever case has this number one day, it is not one of theirs.
    const { cases, otherCompanyId } = await recordsOf(world)
    const users = recordsIn(await admin.send('GET', `/api/users?companyId=${otherCompanyId}&limit=100`))
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
    const paid = (await server.signIn('employer@visacare.demo')).login
    same(lacksPaymentMethod(paid), false, 'The banner of a company that pays')
    const unpaid = structuredClone(paid)
    for (const { companyAutoid } of unpaid.AUTHDATA.userDetails) companyAutoid.transactionDetailsAdded = false
    same(lacksPaymentMethod(unpaid), true, 'The banner of a company without transaction details')
    const provider = structuredClone((await server.signIn('admin@visacare.demo')).login)
    for (const { companyAutoid } of provider.AUTHDATA.userDetails) companyAutoid.transactionDetailsAdded = false
    same(lacksPaymentMethod(provider), false, 'The banner of IMMLAWS')
    const admin = await server.signIn('admin@visacare.demo')
    const company = made(await admin.send('POST', createEmployer, newEmployer()))
    const employee = { roleId: 5, firstName: 'Aiko', lastName: 'Mori', email: 'aiko@employees.conformance.example' }
    const refused = await admin.send('POST', '/api/users', { ...employee, companyId: company.employeeId })
    same(
      messageOf(refused),
      'Please Add Payment Method before creating New Employee/Case.',
      'What a new employee meets',
    )
    await world.seen('Payment banner')
    await world.seen('No payment banner for IMMLAWS')
  }),
]

const createEmployer = '/formtypesApi/formtypes/createVmCompanyProfile'

const complete: EmployerForm = {
  name: 'ACME WIDGETS',
  email: 'hr@acme.example',
  phone: '(212) 555-0100',
  subscription: 'GOLD',
  password: 'Quiet@River77',
  confirmPassword: 'Quiet@River77',
}

const formTable: readonly (readonly [changes: Partial<EmployerForm>, emailIsTaken: boolean, text: string])[] = [
  [{}, false, ''],
  ...(['name', 'email', 'phone', 'subscription', 'password', 'confirmPassword'] as const).map(
    (field) => [{ [field]: '' }, false, 'Field is required'] as const,
  ),
  [{}, true, 'Email Id already exist'],
  [{ email: 'hr@acme' }, false, 'Email Id Not a Valid Format'],
  [{ password: 'short', confirmPassword: 'short' }, false, 'Password Policy error'],
  [{ confirmPassword: 'Quiet@River78' }, false, 'Password not matched'],
  [{ email: 'hr@acme', confirmPassword: 'other' }, false, 'Email Id Not a Valid Format and Password not matched'],
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

const flags = (employees: number, h1bEmployees: number) =>
  derivedFlags({ employees, h1bEmployees, fullTimeEquivalents: null, l1Employees: 0 })

const firstCount = (most: number, holds: (count: number) => boolean) =>
  Array.from({ length: most + 1 }, (_, count) => count).find(holds)

function row(kind: Row['kind'], spec: string, what: string, check: Row['check']): Row {
  return { kind, spec, what, since: 'parties', check }
}
