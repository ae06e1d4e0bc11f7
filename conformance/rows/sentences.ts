import { as } from '../demo.ts'
import { addCard } from '../making/cards.ts'
import { address, caller } from '../making/making.ts'
import { made, messageOf, newEmployer } from '../parties.ts'
import { type Row, same } from '../row.ts'
import { OWN_PASSWORD, walkerOf } from '../screens/entering.ts'
import { newCompany } from '../screens/newcomers.ts'
import { LINKS } from '../screens/round.ts'
import type { World } from '../world.ts'
import { isNoDeadEnd } from './routes.ts'

const createEmployer = '/formtypesApi/formtypes/createVmCompanyProfile'

/** Single sentences of the specification and the decisions that belong to no table. */
export const sentenceRows: Row[] = [
  row(
    'redirect',
    'decisions §5',
    'Signing, verify, invitation and inspection links open without a session',
    async (world) => {
      for (const path of LINKS) same((await world.place(null, path)).path, path, `The end of the way to ${path}`)
    },
  ),
  row('redirect', 'decisions §5', '/welcome is home for who is signed in', async (world) => {
    const place = await world.place(3, '/welcome')
    same(place.path, '/clientDashboard', 'The end of the way to /welcome')
    isNoDeadEnd(place, '/welcome')
  }),
  row('entity', '§3', 'An employer that said nothing else has the specification’s defaults', async (world) => {
    const admin = await as(world, 1)
    const kept = made(await admin.send('POST', createEmployer, newEmployer()))
    const defaults = {
      ...{ country: 'USA', state: 'NA', dateOfIncor: null, grossIncome: '0', netIncome: '0', noOfEmployees: 0 },
      ...{ noofH1bEmployees: 0, isEmprAtorneyShow: false, isEmprViolator: '', isEmprAtorney: '', diyAccess: 'N' },
      ...{ willfulviolator: false, nonprofitentity: false, amendedpetition: false, h1bdependent: false },
    }
    const { employeeId } = kept
    const read = made(await admin.send('GET', `/formtypesApi/formtypes/getVmCompanyProfileDetailsById/${employeeId}`))
    same(Object.fromEntries(Object.keys(defaults).map((name) => [name, read[name]])), defaults, 'What was never said')
  }),
  row('rule', 'decisions §11', 'aptSteFlr Apt reads as APT, and its flags follow it', async (world) => {
    const admin = await as(world, 1)
    for (const [typed, kept] of [
      ['Apt', 'APT'],
      ['STE', 'STE'],
      ['FLR', 'FLR'],
    ] as const) {
      const answer = made(await admin.send('POST', createEmployer, newEmployer({ aptSteFlr: typed })))
      const { isApt, isSte, isFlr } = answer
      same([answer.aptSteFlr, isApt, isSte, isFlr], [kept, kept === 'APT', kept === 'STE', kept === 'FLR'], typed)
    }
  }),
  row(
    'constant',
    '§7 Reports',
    'Report ids 1, 3, 4, 5 are load, billing and name plate; 6–12 tamper events',
    async (world) => {
      const { page } = await world.place(1, '/meterReports')
      const offered = new Map<number, string>()
      for (const [, id, name = ''] of page.matchAll(/\b(\d{1,2}) · ([A-Z][\w -]*\w)/g)) offered.set(Number(id), name)
      const named = { 1: 'Block Load', 3: 'Daily Load', 4: 'Billing', 5: 'Name Plate' }
      same([...offered.keys()], [1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], 'The reports that are offered')
      for (const [id, name] of Object.entries(named)) same(offered.get(Number(id)), name, `The name of report ${id}`)
      const events = [...offered].filter(([id]) => id >= 6).map(([, name]) => name)
      same([events.filter((name) => / Events$/.test(name)).length, new Set(events).size], [7, 7], `Events: ${events}`)
      // Each of the calls answers the readings of its own report: what is entered for one comes out of no other.
      await areToldApart(world)
    },
  ),
  row('constant', '§9', 'Week starts Sunday; locale en', (world) =>
    world.seen('The week of a calendar starts on Sunday'),
  ),
  row(
    'status',
    'decisions §12',
    'People of a company that is switched off cannot sign in, and are signed out',
    async (world) => {
      const server = await world.server()
      const newcomer = await newCompany(server)
      await walkerOf(server, newcomer)
      const person = await server.signIn(newcomer.userName, 'again', OWN_PASSWORD)
      const id = person.login.AUTHDATA.userDetails[0]?.companyAutoid.companyautoid
      same((await person.send('GET', '/api/me')).status, 200, 'The answer before')
      const admin = await as(world, 1)
      // Not the administrator alone: an employee, too, whom only a company that pays may have.
      await addCard(world, person, id)
      const password = 'Temporary@99x'
      const employee = { email: address('switched'), firstName: 'Ona', lastName: 'Dim', roleId: 5, companyId: id }
      made(await admin.send('POST', '/api/users', { ...employee, password, confirmPassword: password }))
      await walkerOf(server, { userName: employee.email, password })
      const worker = await server.signIn(employee.email, 'again', OWN_PASSWORD)
      made(await admin.send('POST', `/api/companies/${id}/status`, { status: 'Inactive' }))
      for (const [userId, { send }] of [
        [newcomer.userName, person],
        [employee.email, worker],
      ] as const) {
        const typed = { userId, password: OWN_PASSWORD }
        const answers = [await send('GET', '/api/me'), await server.send('POST', '/loginapi/api/login', typed)]
        same(
          answers.map((answer) => [answer.status, /switched off/.test(messageOf(answer) ?? '')]),
          [
            [401, true],
            [401, true],
          ],
          `What ${userId} is told: ${answers.map(messageOf).join(' ')}`,
        )
      }
    },
  ),
]

/** The specification's call of each report, and a line of figures as the report has them. */
const REPORTS: readonly (readonly [reportId: number, call: string, figures: string])[] = [
  [1, 'blockLoad', '230.1,4.2,1.1,1.2'],
  [3, 'dailyLoad', '1042.5,1100'],
  [4, 'allBilling', '0.97,1042.5,1100,12,13'],
  [5, 'allNamePlate', 'Bellworks,1.2,D1,5-30A,2019'],
  // Each kind of event has codes of its own (IS 15959).
  ...Object.entries({ 6: 1, 7: 51, 8: 101, 9: 151, 10: 201, 11: 251, 12: 301 }).map(
    ([id, code]) => [Number(id), `getAllTamperEvents/${id}`, `${code},4.2,230.1,0.97,1042.5`] as const,
  ),
]

async function areToldApart(world: World): Promise<void> {
  const { who, list } = await caller(world, 1, '/loginapi/api/')
  for (const [index, [reportId, call, figures]] of REPORTS.entries()) {
    // A meter of its own, so that its reading is known wherever it stands.
    const meter = String(71_000_000 + index)
    made(await who.send('POST', '/api/meter-readings', { reportId, rows: `${meter},2020-05-01T10:00Z,${figures}` }))
    const shown: string[] = []
    for (const [, each] of REPORTS)
      if ((await list(`${each}?meterSeriaalNumber=${meter}&recordCnt=5`)).length > 0) shown.push(each)
    same(shown, [call], `Which calls answer a reading of report ${reportId}`)
  }
}

function row(kind: Row['kind'], spec: string, what: string, check: Row['check']): Row {
  return { kind, spec, what, since: 'cases', check }
}
