import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { savePost } from '#desk/news/server/store.ts'
import { addDays } from '#formats/day.ts'
import { Role } from '#formats/roles.ts'
import { demoPassword } from '#identity/passwords/new-password.ts'
import { storePassword } from '#identity/passwords/server/set-password.ts'
import { hashPassword } from '#identity/sessions/server/password-hash.ts'
import { insertDelivery, insertWebhook, keepSecret, noteDelivery } from '#insight/connections/server/webhook-store.ts'
import { lookup } from '#platform/crypto/fields.ts'
import type { Keyring } from '#platform/crypto/keyring.ts'
import { randomToken } from '#platform/crypto/tokens.ts'
import type { Transaction } from '#platform/database/database.ts'
import { systemChange } from '#platform/operation/change.ts'
import type { Services } from '#platform/services.ts'
import { fillDemoBeginnings } from './beginnings.ts'
import { fillDemoBilling } from './billing.ts'
import { fillDemoCapSeason } from './cap-season.ts'
import { fillDemoCases } from './cases.ts'
import { fillDemoClaims } from './claims.ts'
import { fillDemoCompanies } from './companies.ts'
import { isoDay } from './days.ts'
import { fillDemoDocuments } from './documents.ts'
import { fillDemoEnvelopes } from './envelopes.ts'
import { fillDemoFees } from './fees.ts'
import { fillDemoFilingAddresses } from './filing-addresses.ts'
import { fillDemoFirms } from './firms.ts'
import { fillDemoI9 } from './i9.ts'
import { fillDemoLetters } from './letters.ts'
import { fillDemoMail } from './mail.ts'
import { fillDemoMeters } from './meters.ts'
import { demoAccounts, demoCompanies, demoFirm, demoFirmInTheWest, demoStaff } from './people.ts'
import { fillDemoPeople } from './people-facts.ts'
import { fillDemoPublicAccess } from './public-access.ts'
import { fillDemoRecruitment } from './recruitment.ts'

export { demoAccounts }
export const demoPasswordText = demoPassword

/** Fills an empty installation with the demo, once. True when it did. */
export async function loadDemoData(services: Services): Promise<boolean> {
  for (;;) {
    const filled = await fillIfEmpty(services)
    if (filled !== 'another node does') return filled
    // It takes longer than one statement may wait.
    await sleep(250)
  }
}

function fillIfEmpty(all: Services): Promise<boolean | 'another node does'> {
  const services = { ...all, nextKey: demoKeys(all.keyring) }
  return systemChange(services, 'demo.load', async ({ db, now, audit }) => {
    const { mine } = await db.one<{ mine: boolean }>('select pg_try_advisory_xact_lock(781003) as mine')
    if (!mine) return 'another node does'
    if (await db.maybe(`select 1 from installation where name = 'demo'`)) return false
    if (await db.maybe('select 1 from users limit 1')) return false
    const places = await makeTenants(db)
    const passwordHash = await hashPassword(demoPassword)
    let attorney: number | null = null
    for (const account of demoAccounts) {
      const id = await insertUser(
        db,
        { ...account, email: account.userName, status: 'Active', ...placeOf(places, account.at) },
        attorney,
      )
      if (account.roleId === Role.attorney) attorney = id
      await storePassword(db, id, passwordHash, now)
    }
    await addFirmInTheWest(db, passwordHash, now)
    for (const person of demoStaff()) {
      const userName = `${plain(person.firstName)}.${plain(person.lastName)}@${person.at.toLowerCase()}.demo`
      const id = await insertUser(db, { ...person, userName, email: userName, ...placeOf(places, person.at) }, null)
      if (person.status === 'Active') await storePassword(db, id, passwordHash, now)
    }
    await fillDemoCompanies(db, { keyring: services.keyring, now })
    await fillDemoFirms(db, { keyring: services.keyring, now })
    await fillDemoPeople(db, { keyring: services.keyring, now })
    // Blue Harbor lets its people file for themselves.
    await db.run(`update companies set diy_access = 'Y' where code = 'BLUE'`)
    await fillDemoCases({ db, services, now })
    await fillDemoDocuments(db, services, now)
    await fillDemoFilingAddresses(db, { now })
    await fillDemoBeginnings(db, now)
    await fillDemoPublicAccess({ db, services, now })
    await fillDemoRecruitment({ db, services, now })
    await fillDemoCapSeason({ db, keyring: services.keyring, now })
    await fillDemoFees(db, services)
    await fillDemoI9({ db, keyring: services.keyring, now })
    await fillDemoBilling(db, now)
    await fillDemoLetters({ db, services, now })
    await fillDemoEnvelopes({ db, services, now })
    await fillDemoMail({ db, services, now })
    await fillDemoClaims({ db, services, now })
    await fillDemoMeters(db, now)
    await fillDemoNews(db, now)
    await db.run('update law_firms set goal_days_to_file = 35')
    await db.run(`update companies set goal_days_to_file = 30 where code = 'NORTHWIND'`)
    await fillDemoConnections(db, services, now)
    await db.run('update credentials set require_factor = false')
    await db.run(`insert into installation values ('demo', 'true')`)
    audit({ subject: 'demo data' })
    return true
  })
}

async function addFirmInTheWest(db: Transaction, passwordHash: string, now: Date): Promise<void> {
  const { code, name, administrator } = demoFirmInTheWest
  const { id: lawFirmId } = await db.one<{ id: number }>(
    'insert into law_firms (code, name) values ($1, $2) returning id',
    [code, name],
  )
  const account = { ...administrator, email: administrator.userName, roleId: Role.lawFirm, status: 'Active' }
  await storePassword(db, await insertUser(db, { ...account, companyId: null, lawFirmId }, null), passwordHash, now)
}

type Places = { provider: number; firm: number; companies: Map<string, { id: number; lawFirmId: number | null }> }

async function makeTenants(db: Transaction): Promise<Places> {
  const { id: provider } = await db.one<{ id: number }>(`select id from companies where code = 'IMMLAWS'`)
  const { id: firm } = await db.one<{ id: number }>('insert into law_firms (code, name) values ($1, $2) returning id', [
    demoFirm.code,
    demoFirm.name,
  ])
  const companies: Places['companies'] = new Map()
  for (const { code, name, email, represented, paid } of demoCompanies) {
    const lawFirmId = represented ? firm : null
    const { id } = await db.one<{ id: number }>(
      'insert into companies (code, name, email, law_firm_id, transaction_details_added, demo) values ($1, $2, $3, $4, $5, true) returning id',
      [code, name, email, lawFirmId, paid],
    )
    companies.set(code, { id, lawFirmId })
  }
  return { provider, firm, companies }
}

function placeOf(
  { provider, firm, companies }: Places,
  at: string,
): { companyId: number | null; lawFirmId: number | null } {
  if (at === 'provider') return { companyId: provider, lawFirmId: null }
  if (at === 'firm') return { companyId: null, lawFirmId: firm }
  return { companyId: companies.get(at)?.id ?? null, lawFirmId: null }
}

type NewUser = {
  userName: string
  email: string
  firstName: string
  lastName: string
  roleId: number
  status: string
  companyId: number | null
  lawFirmId: number | null
}

async function insertUser(db: Transaction, user: NewUser, attorney: number | null): Promise<number> {
  const personId = user.roleId === Role.employee ? await insertPerson(db, user) : null
  const { id } = await db.one<{ id: number }>(
    `insert into users (user_name, email, role_id, company_id, law_firm_id, person_id, assists_user_id, first_name, last_name, status, demo, made_by)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, true, 'setup') returning id`,
    [
      user.userName,
      user.email,
      user.roleId,
      user.companyId,
      user.lawFirmId,
      personId,
      user.roleId === Role.attorneyAssistant ? attorney : null,
      user.firstName,
      user.lastName,
      user.status,
    ],
  )
  return id
}

async function insertPerson(db: Transaction, { companyId, firstName, lastName }: NewUser): Promise<number> {
  // A principal heads its own household, so the id is needed before the row.
  const { id } = await db.one<{ id: number }>(`select nextval(pg_get_serial_sequence('people', 'id')) as id`)
  await db.run(
    `insert into people (id, company_id, household_person_id, law_firm_id, first_name, last_name) overriding system value
     select $1, c.id, $1, c.law_firm_id, $3, $4 from companies c where c.id = $2`,
    [id, companyId, firstName, lastName],
  )
  return id
}

const plain = (name: string) =>
  name
    .normalize('NFD')
    .replace(/[^A-Za-z]/g, '')
    .toLowerCase()

/**
 * Names for the files of the demo: the same in the same order each time, and known to this installation only. A start that
 * was stopped while it loaded the demo leaves files without rows; the next one writes over them instead of beside them.
 */
export function demoKeys(keyring: Keyring): () => string {
  let next = 0
  return () =>
    createHash('sha256')
      .update(lookup(keyring, 'demo file', String(next++)))
      .digest('hex')
      .slice(0, 32)
}

const said = { name: 'HR system (demo)', url: 'https://systems.northwind.example/visacare', on: false }

/** A webhook of Northwind with a short log. It is off: nothing leaves the machine of whoever tries the product. */
async function fillDemoConnections(db: Transaction, { keyring }: Services, now: Date): Promise<void> {
  const { id: companyId } = await db.one<{ id: number }>(`select id from companies where code = 'NORTHWIND'`)
  const own = { companyId, lawFirmId: null }
  const by = { name: 'Helen ACHEBE', now }
  const { id } = await insertWebhook(db, own, { ...said, events: ['case.opened', 'case.moved', 'case.decided'] }, by)
  await keepSecret(db, keyring, id, randomToken())
  const moved = await insertDelivery(db, own, id, 'case.moved', { caseId: 1, companyId, status: 2, stage: 'SUBMITTED' })
  await noteDelivery(db, moved.id, { state: 'failed', statusCode: 503, outcome: 'It answered 503.' }, now)
  await noteDelivery(db, moved.id, { state: 'delivered', statusCode: 204, outcome: 'Delivered.' }, now)
}

/** What the provider told: one post for everybody, one for those who prepare cases. */
async function fillDemoNews(db: Transaction, now: Date): Promise<void> {
  const today = isoDay(now)
  const post = { kind: 'news', untilOn: null, byName: 'VisaCare' } as const
  await savePost(
    db,
    undefined,
    {
      ...post,
      title: 'Charts lead to their cases',
      body: 'Press a bar of a chart on your home or in a report: you get the list of exactly the cases it counts. The list can be sorted, searched and exported as usual.',
      roles: [Role.employer, Role.employerAssistant, Role.attorney, Role.attorneyAssistant, Role.lawFirm],
      fromOn: addDays(today, -2),
    },
    now,
  )
  await savePost(
    db,
    undefined,
    {
      ...post,
      title: 'This is a demonstration',
      body: 'All people, companies and cases here are invented. Try whatever you like: nothing leaves this installation.',
      roles: Object.values(Role),
      fromOn: addDays(today, -20),
    },
    now,
  )
}
