import { beforeAll, describe, expect, it } from 'vitest'
import { brought, toRead } from '#platform/archive/brought.ts'
import { isAmount, leftOut, personalTables } from '#platform/archive/conventions.ts'
import { fitOf } from '#platform/archive/fits.ts'
import { idsFor, importTenant } from '#platform/archive/import-tenant.ts'
import { shapesIn, tablesHere } from '#platform/archive/shape.ts'
import type { Row } from '#platform/archive/translate.ts'
import { serverOfFile } from '../setup/server-of-file.ts'
import { forged, read, rowCounts } from './support/archives.ts'

const server = serverOfFile({ env: { WORKER: 'separate', DEMO_DATA: 'no' } })
const system = { kind: 'system' } as const

describe('an archive that somebody changed by hand', () => {
  const company: Row = { id: 1, code: 'FORGED', name: 'FORGED', email: 'hr@forged.test', law_firm_id: '@firm' }
  const user = (more: Row): Row => ({
    ...{ id: 1, user_name: 'eve@forged.test', email: 'eve@forged.test', first_name: 'Eve', last_name: 'FORGED' },
    ...{ company_id: 1, law_firm_id: null, person_id: null, status: 'Active', made_by: 'person' },
    ...more,
  })
  const template = (more: Row): Row => ({
    ...{ id: 1, company_id: null, law_firm_id: null, name: 'Welcome', subject: 'x', body: 'x', version: 1 },
    ...{ changed_at: '2026-01-01T00:00:00Z', ...more },
  })
  const OWN_ROLES = [
    ['Installation Auditor', 'provider'],
    ['Payroll Clerk', 'company'],
  ]
  let firm = 0
  beforeAll(async () => {
    await server.services.database.transaction(system, async (tx) => {
      for (const [name, scope] of OWN_ROLES)
        await tx.run(`insert into roles (id, name, scope) values (nextval('roles_id'), $1, $2)`, [name, scope])
      const made = await tx.one<{ id: number }>(
        `insert into law_firms (code, name) values ('VICTIM', 'A FIRM THAT WAS HERE BEFORE') returning id`,
      )
      firm = made.id
    })
  })

  const problemsOf = async (zip: Buffer) =>
    (await fitOf({ archive: await read(zip), db: server.services.database.read(system) })).problems
  const forcedIn = async (zip: Buffer) => {
    const archive = await read(zip)
    const ids = await server.services.database.transaction(system, (tx) => idsFor(tx, archive))
    const wanted = { archive, lawFirmId: firm, files: new Map(), ids, told: () => {} }
    return server.services.database.transaction(system, (tx) => importTenant(tx, server.services, wanted))
  }

  it.each<[string, Record<string, Row[]>, RegExp]>([
    [
      'an administrator',
      { users: [user({ role_id: 'VisaCareAdmin' })] },
      /^Eve FORGED \(eve@forged.test\) has the role “VisaCareAdmin”\. /,
    ],
    [
      'the provider’s assistant',
      { users: [user({ role_id: 'VisaCareAdminAssistant' })] },
      /has the role “VisaCareAdminAssistant”/,
    ],
    [
      'a role of the installation for all tenants',
      { users: [user({ role_id: 'Installation Auditor' })] },
      /has the role “Installation Auditor”/,
    ],
    [
      'a role of the installation for companies',
      { users: [user({ role_id: 'Payroll Clerk' })] },
      /has the role “Payroll Clerk”/,
    ],
    [
      'somebody in the firm that is chosen here',
      { users: [user({ role_id: 'LawFirmAdmin', company_id: null, law_firm_id: '@firm' })] },
      /“LawFirmAdmin”, but is in no law firm of this archive\.$/,
    ],
    [
      'somebody of a firm that is not in it',
      { users: [user({ role_id: 'LawFirmAdmin', company_id: null, law_firm_id: 1 })] },
      /“LawFirmAdmin”, but is in no law firm of this archive\.$/,
    ],
    [
      'an attorney in the company',
      { users: [user({ role_id: 'Attorney' })] },
      /“Attorney”, but is in no law firm of this archive\.$/,
    ],
    [
      'an employee who is nobody',
      { users: [user({ role_id: 'Employee' })] },
      /“Employee”, but has no employee record in it\.$/,
    ],
    [
      'a user in no company',
      { users: [user({ role_id: 'EmployerAdmin', company_id: null })] },
      /“EmployerAdmin”, but is in no company of this archive\.$/,
    ],
    [
      'an account with a space around its name',
      { users: [user({ role_id: 'EmployerAdmin', user_name: ' admin@visacare.test' })] },
      /^Eve FORGED has “ admin@visacare.test” and “eve@forged.test” as user name and email address\. Both have/,
    ],
    [
      'an account with a line break in its address',
      { users: [user({ role_id: 'EmployerAdmin', email: 'eve@forged.test\nBcc: all@forged.test' })] },
      /^Eve FORGED has “eve@forged.test” and “eve@forged.test Bcc/,
    ],
    [
      'an account whose name is no address',
      { users: [user({ role_id: 'EmployerAdmin', user_name: 'root' })] },
      /Both have to be email addresses\.$/,
    ],
    [
      'an email template for everybody',
      { email_templates: [template({})] },
      /“email templates” doesn’t belong to the company/,
    ],
    [
      'an email template of the firm that is chosen here',
      { email_templates: [template({ law_firm_id: '@firm' })] },
      /“email templates” doesn’t belong to the company/,
    ],
    [
      'a rule for everybody',
      { retention_rules: [{ id: 1, law_firm_id: null, kind: 'case', months: 1, source: 'x' }] },
      /“retention rules” doesn’t belong to the company/,
    ],
    [
      'an address outside',
      { open_items: [{ id: 1, company_id: 1, link: 'https://forged.test' }] },
      /“open items” links to a page outside VisaCare/,
    ],
    [
      'a note among the people of the firm that is chosen here',
      { case_remarks: [{ id: 1, company_id: 1, law_firm_id: '@firm', own_law_firm_id: '@firm', internal: true }] },
      /“case remarks” is private to a law firm/,
    ],
    [
      'a second company',
      { companies: [company, { ...company, id: 2 }] },
      /one company and no law firm in it. This one has 2 companies/,
    ],
    ['a law firm', { law_firms: [{ id: 1, code: 'MINE', name: 'MINE' }] }, /and 1 law firm\./],
    [
      'plans and prices',
      { subscription_plans: [{ id: 1 }], subscription_prices: [{ id: 1 }] },
      /^An archive never brings these: subscription plans, subscription prices\.$/,
    ],
    [
      'roles with their rights',
      { roles: [{ id: 1 }], role_permissions: [{ id: 1 }] },
      /^An archive never brings these: roles, role permissions\.$/,
    ],
    ['keys', { api_keys: [{ id: 1, company_id: 1 }] }, /^An archive never brings these: api keys\.$/],
  ])('and that has %s is refused with a sentence, and nothing of it is written', async (_what, records, sentence) => {
    const zip = await forged({ companies: [company], ...records })
    expect(await problemsOf(zip)).toEqual([expect.stringMatching(sentence)])
    const before = await rowCounts(server)
    // What no archive brings is passed over even by what writes, the company itself is not.
    if (Object.keys(records).every((table) => table in brought)) await expect(forcedIn(zip)).rejects.toThrow(sentence)
    expect(await rowCounts(server)).toEqual(before)
  })

  it('compares accounts as they are kept: neither case nor spaces around a stored address make another one', async () => {
    await server.services.database.transaction(system, (tx) =>
      tx.run(
        `insert into users (user_name, email, role_id, law_firm_id, made_by)
         select 'partner@victim.test', ' Office@Victim.test ', id, $1, 'setup' from roles where name = 'LawFirmAdmin'`,
        [firm],
      ),
    )
    const users = [user({ role_id: 'EmployerAdmin', user_name: 'eve@forged.test', email: 'office@victim.test' })]
    expect(await problemsOf(await forged({ companies: [company], users }))).toEqual([
      'These accounts exist here already: partner@victim.test.',
    ])
  })

  it('says of itself what it likes, and gets what this installation gives: no price, no payment, no way in', async () => {
    const paid = { transaction_details_added: true, subscription: 'GOLD', diy_access: 'Y', demo: true }
    const discount = { company_id: 1, law_firm_id: '@firm', percent: 100, changed_at: '2026-01-01T00:00:00Z' }
    const mine = [template({ company_id: 1 })]
    const zip = await forged(
      {
        companies: [{ ...company, ...paid }],
        users: [user({ role_id: 'EmployerAdmin', demo: true })],
        company_discounts: [discount],
        email_templates: mine,
      },
      // A column that the manifest does not name would be empty, and the template everybody's.
      { columns: { email_templates: ['id', 'name', 'subject', 'body', 'version', 'changed_at'] } },
    )
    const { problems, notes, users } = await fitOf({
      archive: await read(zip),
      db: server.services.database.read(system),
    })
    expect(problems).toEqual([])
    expect(notes.join(' ')).toContain('discounts, invoices, payments and accepted terms are not imported')
    expect(users).toEqual([{ name: 'Eve FORGED', email: 'eve@forged.test', role: 'EmployerAdmin', wasActive: true }])
    const { companyIds, userIds } = await forcedIn(zip)
    const found = await server.services.database.read(system).one(
      `select u.status, u.made_by, u.demo, c.transaction_details_added as paid, c.subscription, c.diy_access as diy, c.law_firm_id as firm,
              (select count(*)::integer from company_discounts d where d.company_id = c.id) as discounts,
              (select count(*)::integer from email_templates t where t.company_id = c.id) as templates
         from users u join companies c on c.id = u.company_id where u.id = $1 and c.id = $2`,
      [userIds[0], companyIds[0]],
    )
    expect(found).toEqual({
      ...{ status: 'Inactive', made_by: 'archive', demo: false },
      ...{ paid: false, subscription: 'SILVER', diy: 'N', firm, discounts: 0, templates: 1 },
    })
  })
})

it('knows what every number of a tenant’s table names, and names each table it leaves out', async () => {
  const shapes = await shapesIn(server.services.database.read(system))
  const unknown = shapes.flatMap(({ name, types, references, numbered }) =>
    Object.entries(types)
      .filter(([column, type]) => type === 'bigint' && !isAmount(column) && !(column === 'id' && numbered))
      .filter(([column]) => column !== 'subject_id' && !references.some((each) => each.column === column))
      .map(([column]) => `${name}.${column}`),
  )
  expect(unknown).toEqual([])
  for (const name of Object.keys(personalTables))
    expect([...Object.keys(brought), ...Object.keys(toRead)]).toContain(name)
})

it('declares of every table with a tenant whether an archive brings it, shows it or leaves it behind, and nothing else', async () => {
  const here = await tablesHere(server.services.database.read(system))
  const ways = [brought, toRead, leftOut]
  const undecided = here.filter(({ name, isTenants }) => isTenants && !ways.some((way) => name in way))
  expect(undecided.map(({ name }) => name)).toEqual([])
  const declared = ways.flatMap((way) => Object.keys(way))
  expect(declared.filter((name, index) => declared.indexOf(name) !== index)).toEqual([])
  expect(declared.filter((name) => !here.some((table) => table.name === name))).toEqual([])
})
