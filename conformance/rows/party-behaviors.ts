import type { StoredSession } from '#identity/sessions/auth-data.ts'
import { made, mailsTo, newEmployer } from '../parties.ts'
import { hold, type Row, same } from '../row.ts'
import { type Json, recordsIn, type SignedIn } from '../server.ts'

/** Specification §4 and §6: how companies, firms and attorneys come in, and what selecting a company does. */
export const partyBehaviorRows: Row[] = [
  row(
    'status',
    '§4',
    'Employer form: submitted flag, saved only without error text, reload after 1000 ms',
    async (world) => {
      const admin = await (await world.server()).signIn('admin@visacare.demo')
      const refused = newEmployer({ employerName: 'Unsaved Works', emailId: 'hr@unsaved' })
      same((await admin.send('POST', createEmployer, refused)).status, 400, 'The answer to a form with an error')
      same(await named(admin, 'companies', 'UNSAVED'), [], 'The companies saved in spite of it')
      const saved = newEmployer({ employerName: 'Saved Works' })
      same(
        made(await admin.send('POST', createEmployer, saved)).message,
        'New Employer Added Successfully.',
        'The answer',
      )
      same(await named(admin, 'companies', 'SAVED'), ['SAVED WORKS'], 'The companies saved')
      await world.seen('The employer form says what is required')
      await world.seen('Form reload delay 1000 ms')
    },
  ),
  row('status', '§4', 'Selecting a corporate switches the menu; three paths clear the ids', async (world) => {
    const attorney = await (await world.server()).signIn('attorney@visacare.demo', 'again')
    const { id } = await companyOf(attorney)
    const inside = await select(attorney, id)
    same(
      [inside.selectedCorporateId, inside.selectedRoleName],
      [id, 'EmployerAdmin'],
      'What is selected, as which role',
    )
    same(inside.AUTHDATA.userDetails[0]?.companyAutoid.companyautoid, id, 'The company of AUTHDATA')
    hold(inside.employerRolePermission !== null, 'The menu did not change.')
    const outside = await select(attorney, null)
    same([outside.selectedCorporateId, outside.employerRolePermission], [null, null], 'What is selected after leaving')
    await world.seen('A named path leaves the selected corporate')
  }),
  row('role', '§6', 'With a corporate selected, a fixed menu', async (world) => {
    const server = await world.server()
    for (const [userName, home] of homes) {
      const person = await server.signIn(userName, 'again')
      const { id } = await companyOf(person)
      const { employerRolePermission } = await select(person, id)
      const menu = employerRolePermission?.map((item) => `${item.permission_name} (${item.description})`)
      same(menu, [`${home} (Home)`, ...common], `The menu of ${userName} in a company`)
      await select(person, null)
    }
  }),
  row('status', '§4', 'Law firm creation creates the firm, its user and an account e-mail', async (world) => {
    const admin = await (await world.server()).signIn('admin@visacare.demo')
    const emailId = 'office@chain.conformance.example'
    const firm = made(await admin.send('POST', createFirm, { lawFirmName: 'Chain Law LLP', emailId }))
    same(
      (firm.administrators as Json[]).map(({ emailId: address }) => address),
      [emailId],
      'The users of the new firm',
    )
    const user = { employerName: 'Chain Law LLP', lawfirmId: firm.id, emailId, roleId: 10 }
    made(await admin.send('POST', '/loginapi/api/addNewCreateLawFirmUserDetails', user))
    same(await mailsTo(admin, emailId), 1, 'The number of account e-mails, the second step of the chain included')
    const taken = {
      name: 'Halfmade LLP',
      email: 'office@halfmade.conformance.example',
      userName: 'employer@visacare.demo',
    }
    same((await admin.send('POST', '/api/law-firms', taken)).status, 409, 'A firm whose user cannot be made')
    same(await named(admin, 'law-firms', 'HALFMADE'), [], 'The firms left half-made')
    same(await mailsTo(admin, taken.email), 0, 'The e-mails of a half-made firm')
  }),
  row('status', '§4', 'Attorney and corporate creation follow the same pattern', async (world) => {
    const admin = await (await world.server()).signIn('admin@visacare.demo')
    const office = { lawFirmName: 'Pattern Law LLP', emailId: 'office@pattern.conformance.example' }
    const firm = made(await admin.send('POST', createFirm, office))
    const person = { emailId: 'ruth@pattern.conformance.example', firstName: 'Ruth', lastName: 'Mbeki' }
    const attorney = made(await admin.send('POST', `/formtypesApi/formtypes/createAttorney/${firm.id}`, person))
    const user = { ...person, lawfirmId: firm.id, attorneyId: attorney.attorneyId ?? attorney.id, roleId: 9 }
    made(await admin.send('POST', '/loginapi/api/addNewCreateAttorneyUserDetails', user))
    same(await mailsTo(admin, person.emailId), 1, 'The number of account e-mails of the attorney')
    const sent = newEmployer()
    const place = `?lawFirmId=${firm.id}&attorneyId=${user.attorneyId}`
    const company = made(await admin.send('POST', createEmployer + place, sent))
    same(company.lawfirmId, firm.id, 'The firm of the new company')
    const login = { companyAutoId: company.employeeId, emailId: sent.emailId, employerName: sent.employerName }
    made(await admin.send('POST', '/loginapi/api/addNewCreateCorporateUserDetails', login))
    same(await mailsTo(admin, String(sent.emailId)), 1, 'The number of activation e-mails of the company')
    const foreign = newEmployer({ employerUserName: 'employer@visacare.demo', employerName: 'Halfway Works' })
    same((await admin.send('POST', createEmployer, foreign)).status, 409, 'A company whose user cannot be made')
    same(await named(admin, 'companies', 'HALFWAY'), [], 'The companies left half-made')
  }),
]

const createEmployer = '/formtypesApi/formtypes/createVmCompanyProfile'
const createFirm = '/formtypesApi/formtypes/createLawFirm'

// Specification §2, embedded menus; which role has which by decisions §2.
const homes = [
  ['adminassistant@visacare.demo', 'visaCareCreateClients'],
  ['lawfirm@visacare.demo', 'visaCareCreateClients'],
  ['attorney@visacare.demo', 'visaCareAttorneyDashboard'],
  ['attorneyassistant@visacare.demo', 'visaCareAttorneyDashboard'],
] as const
const common = ['clientDashboard (Dashboard)', 'visaCareClientProfile (Profile)', 'visaCareClientCaseDetails (Cases)']

async function companyOf(person: SignedIn): Promise<{ id: number }> {
  const found = recordsIn(await person.send('GET', '/api/companies?search=NORTHWIND'))[0]
  if (!found) throw new Error('The demo company is not in sight.')
  return { id: Number(found.id) }
}

async function select(person: SignedIn, companyId: number | null): Promise<StoredSession> {
  const reason = 'A look at the menu'
  return made(await person.send('POST', '/api/session/company', { companyId, reason })) as unknown as StoredSession
}

async function named(admin: SignedIn, list: 'companies' | 'law-firms', search: string): Promise<unknown[]> {
  return recordsIn(await admin.send('GET', `/api/${list}?search=${search}`)).map(({ name }) => name)
}

function row(kind: Row['kind'], spec: string, what: string, check: Row['check']): Row {
  return { kind, spec, what, since: 'parties', check }
}
