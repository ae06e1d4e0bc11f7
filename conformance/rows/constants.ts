import { caseOfType } from '../case-of-type.ts'
import { as } from '../demo.ts'
import { keepsFileNames } from '../making/rules.ts'
import { made, newEmployer } from '../parties.ts'
import { SUPPORT_EMAIL } from '../product.ts'
import { hold, type Row, same } from '../row.ts'
import { everyRecord, recordsIn } from '../server.ts'

/** Specification §9 and the measures of §2. */
export const constantRows: Row[] = [
  seen('Idle time-out 1,200,000 ms'),
  seen('Idle grace 5,000 ms'),
  seen('Idle event throttle 200 ms'),
  seen('Keyboard, wheel, touch and a page that is seen again count as activity'),
  asked('Password minimum 8', async (world) => {
    const employer = await (await world.server()).signIn('employer@visacare.demo')
    const typed = (password: string) => ({
      ...{
        emailId: `min${password.length}@minimum.conformance.example`,
        firstName: 'Min',
        lastName: 'Imum',
        roleId: 4,
      },
      ...{ password, confirmPassword: password },
    })
    const [short, enough] = [typed('Qz@7lam'), typed('Qz@7lamp')]
    const statusOf = async (user: object) => (await employer.send('POST', '/loginapi/api/users/', user)).status
    same([await statusOf(short), await statusOf(enough)], [400, 200], 'The answers to 7 and to 8 characters')
  }),
  asked('File name cap 25 characters', keepsFileNames),
  seen('Subscription tiers SILVER, GOLD, PLATINUM', 'The employer form offers SILVER, GOLD and PLATINUM'),
  asked('Internal admin company id IMMLAWS', async (world) => {
    const { login } = await (await world.server()).signIn('admin@visacare.demo')
    const { companyCode } = login.AUTHDATA.userProfile[0]?.userautoid.companyAutoid ?? {}
    same(companyCode, 'IMMLAWS', 'The code of the provider’s company')
  }),
  asked('Default employer roleId 18616, stored as 3', async (world) => {
    const employer = await (await world.server()).signIn('employer@visacare.demo')
    const user = { emailId: 'ada@default.conformance.example', firstName: 'Ada', lastName: 'Role', roleId: 18616 }
    same(made(await employer.send('POST', '/loginapi/visacare/api/users/', user)).roleId, 3, 'The role of a new user')
  }),
  seen('Initial status code 300', 'A list begins with the status code 300'),
  seen('Script chunk load time-out 120000 ms'),
  asked('Date display MM-dd-yyyy', async (world) => {
    // The day on which the employee of these records began (records/cases.ts).
    const { page } = await world.place(3, '/visaCareEmploymentInfo/4/7')
    const days: readonly string[] = page.match(/\b\d+[-/.]\d+[-/.]\d+\b/g) ?? []
    hold(days.includes('11-02-2026'), `Nothing began 11-02-2026; the days are ${days.join(', ') || 'none'}.`)
    await world.seen('Picker short form mm/dd/yy')
  }),
  seen('Picker short form mm/dd/yy'),
  asked('Time-expiry helper: now > time + number × 300', async (world) => {
    const server = await world.server()
    const begun = new Date()
    const { cookie } = await server.standing(begun, () => server.signIn('adminassistant@visacare.demo', 'again'))
    // A dangerous step is free for 300 seconds after the password, once: to the millisecond.
    const address = `${server.origin}/api/reports/download?report=status&format=csv`
    const after = async (ms: number) => {
      const at = new Date(begun.getTime() + ms)
      const headers = { origin: server.origin, cookie }
      return server.standing(at, async () => (await fetch(address, { headers })).status)
    }
    const answers: number[] = []
    for (const ms of [0, 299_999, 300_000, 300_001, 600_000]) answers.push(await after(ms))
    same(answers, [200, 200, 200, 403, 403], 'The answers after 0, 299.999, 300, 300.001 and 600 seconds')
  }),
  asked('A support contact address exists, from configuration', async (world) => {
    const admin = await (await world.server()).signIn('admin@visacare.demo')
    made(await admin.send('POST', '/formtypesApi/formtypes/createVmCompanyProfile', newEmployer()))
    const [mail] = recordsIn(await admin.send('GET', '/api/outbox?limit=1'))
    const { text } = made(await admin.send('POST', `/api/outbox/${mail?.id}/open`))
    hold(String(text).includes(`Write to ${SUPPORT_EMAIL}.`), `No mail names ${SUPPORT_EMAIL}.`)
  }),
  seen('Dialog animation 150 ms (centre) or 300 ms'),
  seen('Layers: 1100 modals, 1000 overlays and menus, 1100 tooltips, 1200 toasts'),
  seen('Sidebar 66 px icon-only, 200 px full'),
  seen('Desktop layout above 1024'),
  seen('An unused service worker is unregistered at start-up'),
  ofCases("Default case type name 'PERM Application'", async (world) => {
    const attorney = await as(world, 9)
    const { companyId, personId } = made(await attorney.send('GET', `/api/cases/${await caseOfType(world, 1)}`))
    const opened = made(await attorney.send('POST', '/api/cases', { companyId, personId, channel: 'paper' }))
    same(opened.typeName, 'PERM Application', 'The type of a case that names none')
  }),
  ofCases(
    'Collections id 21 links to visaCareClientContentCaseDetails',
    leadsTo(21, 'visaCareClientContentCaseDetails'),
  ),
  ofCases(
    'Contract Review id 22 links to visaCareContractReviewCaseDetail',
    leadsTo(22, 'visaCareContractReviewCaseDetail'),
  ),
  ofCases("Case-type modes 'DIY' and 'LEGAL'", async (world) => {
    const attorney = await as(world, 9)
    const people = await everyRecord(attorney, '/api/people?relation=Principal')
    // Blue Harbor lets its people file for themselves.
    const person = people.find(({ companyName }) => String(companyName).startsWith('BLUE'))
    const opened = (mode: string) => {
      const about = { companyId: person?.companyId, personId: person?.id, channel: 'paper' }
      return attorney.send('POST', '/api/cases', { typeId: 3, subType: '(C)(9)', ...about, mode })
    }
    for (const mode of ['LEGAL', 'DIY']) same(made(await opened(mode)).mode, mode, 'The mode of the case')
    same((await opened('PRO SE')).status, 400, 'The answer to a mode that is not known')
  }),
]

function asked(what: string, check: Row['check']): Row {
  return { kind: 'constant', spec: '§9', what, since: 'foundation', check }
}

/** The walk through the screens has a step of the same name, or of another. */
function seen(what: string, sight = what): Row {
  return asked(what, (world) => world.seen(sight))
}

function ofCases(what: string, check: Row['check']): Row {
  return { kind: 'constant', spec: '§9', what, since: 'cases', check }
}

/** Where a list leads from a case of the type. */
function leadsTo(typeId: number, address: string): Row['check'] {
  return async (world) => {
    const id = await caseOfType(world, typeId)
    const { path } = made(await (await as(world, 9)).send('GET', `/api/cases/${id}`))
    hold(String(path).startsWith(`/${address}/${id}`), `A case of type ${typeId} leads to ${path}.`)
  }
}
