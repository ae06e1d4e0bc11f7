import { made, newEmployer } from '../parties.ts'
import { recordsIn, type Server, type SignedIn } from '../server.ts'

/** Somebody who has an account that nobody else uses: the tour ends no session of other rows. */
export type Newcomer = { userName: string; password: string; company?: string; initials?: string }

const password = 'Temporary@99x'

/** The administrator of a company without a payment method. */
export async function newCompany(server: Server): Promise<Newcomer> {
  const admin = await server.signIn('admin@visacare.demo')
  const sent = newEmployer({ password, confirmPassword: password, attnFirstName: 'Zelda', attnLastName: 'Quill' })
  made(await admin.send('POST', '/formtypesApi/formtypes/createVmCompanyProfile', sent))
  return {
    userName: String(sent.emailId),
    password,
    company: String(sent.employerName).toUpperCase(),
    initials: 'ZQ',
  }
}

/** An attorney who works for one company. */
export async function newAttorney(server: Server): Promise<Newcomer> {
  const admin = await server.signIn('admin@visacare.demo')
  const [company] = recordsIn(await admin.send('GET', '/api/companies?search=NORTHWIND'))
  const attorney = await newUser(admin, 'ines', { roleId: 9, lawFirmId: company?.lawFirmId })
  const pair = { attorneyIds: [attorney.id], companyIds: [company?.id] }
  made(await admin.send('POST', '/api/attorneys/assignments', pair))
  return attorney
}

export const newProvider = async (server: Server) =>
  newUser(await server.signIn('admin@visacare.demo'), 'omar', { roleId: 1 })

export async function newUser(admin: SignedIn, name: string, more: object): Promise<Newcomer & { id: unknown }> {
  const email = `${name}@screens.conformance.example`
  const user = { email, firstName: name, lastName: 'Screens', password, confirmPassword: password, ...more }
  const { id } = made(await admin.send('POST', '/api/users', user))
  return { id, userName: email, password }
}
