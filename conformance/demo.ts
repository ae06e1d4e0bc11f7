import { made } from './parties.ts'
import { everyRecord, recordsIn, type Server, type SignedIn } from './server.ts'
import type { Served } from './world.ts'

/** The demo's accounts by role (decisions §2). */
export const accounts: Readonly<Record<number, string>> = {
  ...{ 1: 'admin', 2: 'adminassistant', 3: 'employer', 4: 'employerassistant', 5: 'employee' },
  ...{ 9: 'attorney', 10: 'lawfirm', 13: 'attorneyassistant' },
}

export const as = async (world: Served, roleId: number): Promise<SignedIn> =>
  (await world.server()).signIn(`${accounts[roleId]}@visacare.demo`)

/** With a company selected; whatever goes wrong in it, the next row finds whoever it was in their own work again. */
export async function inCompany<T>(
  who: SignedIn,
  companyId: number,
  reason: string,
  work: (inside: SignedIn['login']) => Promise<T> | T,
): Promise<T> {
  const select = (id: number | null) => who.send('POST', '/api/session/company', { companyId: id, reason })
  const inside = made(await select(companyId)) as unknown as SignedIn['login']
  try {
    return await work(inside)
  } finally {
    await select(null)
  }
}

/** Records of the demo that calls name. */
export type Records = {
  companyId: number
  /** Without a law firm and without a payment method. */
  otherCompanyId: number
  lawFirmId: number
  otherLawFirmId: number
  attorneyId: number
  /** The cases that the attorney sees. */
  cases: readonly {
    id: number
    companyId: number
    status: number
    typeId: number
    mode: string
    outcome: string | null
  }[]
}

const found = new WeakMap<Server, Promise<Records>>()

export async function recordsOf(world: Served): Promise<Records> {
  const server = await world.server()
  const known = found.get(server) ?? look(world)
  found.set(server, known)
  return known
}

async function look(world: Served): Promise<Records> {
  const admin = await as(world, 1)
  const companies = await everyRecord(admin, '/api/companies')
  const company = companies.find(({ code }) => code === 'NORTHWIND')
  const firms = recordsIn(await admin.send('GET', '/formtypesApi/formtypes/getAllLawFirmDetails/'))
  const attorney = await as(world, 9)
  const profile = attorney.login.AUTHDATA.userProfile[0]
  const users = recordsIn(await admin.send('GET', '/api/users?search=attorney@visacare.demo&limit=100'))
  const cases = (await everyRecord(attorney, '/api/cases')) as unknown as Records['cases']
  return {
    companyId: Number(company?.id),
    otherCompanyId: Number(companies.find(({ code }) => code === 'LUMEN')?.id),
    lawFirmId: Number(company?.lawFirmId),
    otherLawFirmId: Number(firms.find(({ id }) => id !== company?.lawFirmId)?.id),
    attorneyId: Number(users.find(({ userName }) => userName === profile?.userautoid.userId)?.id),
    cases,
  }
}
