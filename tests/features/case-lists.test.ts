import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type CaseFilter, listCases } from '#desk/case-lists/server/list.ts'
import { readDashboard } from '#desk/dashboards/server/dashboard.ts'
import type { Db } from '#platform/database/database.ts'
import type { Scope } from '#platform/database/scope.ts'
import type { Actor } from '#platform/session/actor.ts'
import { plansOf, startFilled } from '../setup/plans.ts'
import type { TestServer } from '../setup/server.ts'
import {
  actorOf,
  COMPANY,
  DAY,
  dashboard,
  employer,
  employerOf,
  expectShort,
  FIRM,
  fillCases,
  firm,
  statementOf,
} from './support/many-cases.ts'

let server: TestServer

beforeAll(async () => {
  server = await startFilled(fillCases)
})
afterAll(() => server?.stop())

const system = () => server.services.database.read({ kind: 'system' })
const change = (text: string, values: unknown[] = []) =>
  server.services.database.transaction({ kind: 'system' }, (tx) => tx.run(text, values))

type Explained = { plan: string; statements: number }

async function planOf(scope: Scope, ask: (db: Db) => Promise<unknown>): Promise<Explained> {
  const plans = await plansOf(server, scope, ask)
  return { plan: plans.join('\n'), statements: plans.length }
}

describe('what a page reads', () => {
  const page = (actor: Actor, more: Partial<CaseFilter> = {}) => {
    return (db: Db) => listCases(db, actor, { sort: '-id', limit: 20, ...more }, DAY)
  }

  test('is one statement over one short range of an index, names included', async () => {
    const company = await planOf({ kind: 'company', companyId: COMPANY }, page(employer))
    expect(company.statements).toBe(1)
    expect(company.plan).toMatch(/Index Scan using cases_by_company on cases k \(actual rows=21/)
    expect(company.plan).not.toMatch(/ on (companies|people|users) /)
    const whole = await planOf({ kind: 'firm', lawFirmId: FIRM }, page(firm))
    expectShort(whole.plan)
  })

  test.each([{ sort: 'due' }, { sort: '-due' }, { sort: 'validUntil' }] as const)(
    'is one short range in the order of a day too, %o',
    async (asked) => {
      expectShort((await planOf({ kind: 'company', companyId: COMPANY }, page(employer, asked))).plan)
      expectShort((await planOf({ kind: 'firm', lawFirmId: FIRM }, page(firm, asked))).plan)
    },
  )

  test('is the same range deep inside', async () => {
    const { id } = await system().one<{ id: number }>('select max(id) - 4000 as id from cases')
    const after = Buffer.from(JSON.stringify([id])).toString('base64url')
    const { plan } = await planOf({ kind: 'firm', lawFirmId: FIRM }, page(firm, { after }))
    expect(plan).toMatch(/Index Cond: .*\(?id < /)
    expectShort(plan)
  })
})

describe('what a dashboard reads', () => {
  test.each([
    ['an employer’s', { kind: 'company', companyId: COMPANY } as const, employer],
    ['a firm’s', { kind: 'firm', lawFirmId: FIRM } as const, firm],
    ['the provider’s', { kind: 'system' } as const, actorOf({ scope: 'provider', roleId: 1 })],
  ])('%s is one statement of short ranges, however many cases there are', async (_whose, scope, actor) => {
    const { plan, statements } = await planOf(scope, dashboard(actor))
    expect(statements).toBe(1)
    expectShort(plan)
  })
})

describe('what a dashboard counts', () => {
  // On both ends of its weeks and months something is due.
  const MONDAY = '2026-11-16'
  // It owes something itself.
  const OWING = COMPANY + 10
  const asked = {
    employer: { scope: { kind: 'company', companyId: OWING }, actor: employerOf(OWING) },
    firm: { scope: { kind: 'firm', lawFirmId: FIRM }, actor: firm },
  } as const
  const their = { employer: `company_id = ${OWING}`, firm: `law_firm_id = ${FIRM}` } as const
  const sides = { employer: ['employer'], firm: ['attorney', 'firm'] } as const

  test.each(['employer', 'firm'] as const)(
    'is what plain SQL counts, a thousand of a side at most: %s',
    async (who) => {
      const { scope, actor } = asked[who]
      const db = server.services.database.read(scope)
      const { itemCount, totals, items } = await readDashboard({ db, system, actor }, undefined, MONDAY)
      const number = async (condition: string, those: readonly string[] = sides[who]) => {
        const of = (side: string) =>
          `least(1000, (select count(*) from open_items where ${their[who]} and side = '${side}' and ${condition}))`
        return (await system().one<{ n: number }>(`select (${those.map(of).join(' + ')})::integer as n`)).n
      }
      const counted = {
        itemCount: await number('not is_date'),
        overdue: await number(`not is_date and due_on < '${MONDAY}'`),
        week: await number(`not is_date and due_on between '${MONDAY}' and '2026-11-23'`),
        datesPassed: await number(`is_date and due_on between '2026-09-17' and '2026-11-15'`),
        datesAhead: await number(
          `is_date and due_on between '${MONDAY}' and '${who === 'firm' ? '2027-01-15' : '2026-12-16'}'`,
        ),
      }
      expect({ itemCount, ...totals }).toMatchObject(counted)
      // A company counts all that others owe it.
      if (who === 'firm') expect(totals.waiting).toBe(await number('not is_date', ['employee', 'employer']))
      expect(Math.min(...Object.values(counted))).toBeGreaterThan(0)
      const first = await system().rows<{ id: number }>(
        `select id from open_items where ${their[who]} and side = any ($1) and not is_date order by due_on, id limit $2`,
        [sides[who], items.length],
      )
      expect(items.map(({ id }) => id)).toEqual(first.map(({ id }) => id))
    },
  )

  test.each([
    ['employer', 'company'],
    ['firm', 'law_firm'],
  ] as const)('is read in an index alone, and the scope once: %s', async (who, of) => {
    const { plan } = await planOf(asked[who].scope, dashboard(asked[who].actor))
    expect(plan).toContain(`Index Only Scan using open_items_by_${of} on open_items`)
    expect(plan).not.toMatch(/ on open_items .*\n.*\n *Filter: .*current_setting/)
  })

  test.each(['employer', 'firm'] as const)('is planned once, not for each who asks: %s', async (who) => {
    const client = new pg.Client({ connectionString: server.ownerUrl, options: '-c plan_cache_mode=auto' })
    await client.connect()
    const statement = await statementOf(asked[who].actor)
    for (let n = 0; n < 7; n++) await client.query({ name: 'home', ...statement })
    const { rows } = await client.query('select generic_plans::integer as kept from pg_prepared_statements')
    await client.end()
    // PostgreSQL plans five times before it compares.
    expect(rows).toEqual([{ kept: 2 }])
  })
})

describe('the names on a case', () => {
  const shown = async (who: number) => {
    const { body } = await (await server.as(who)).get('/api/cases?limit=200')
    return body.items as { id: number; personName: string; companyName: string; attorneyName: string }[]
  }

  test('are there for those who do not see the records behind them', async () => {
    const employers = (await shown(3)).filter(({ attorneyName }) => attorneyName !== '')
    expect(employers.length).toBeGreaterThan(0)
    const own = (await shown(5)).find(({ personName }) => personName === 'Priya NAIR')
    expect(own).toMatchObject({ companyName: 'NORTHWIND ANALYTICS' })
  })

  test('follow a new name of the person, the company and the attorney, and so does the search', async () => {
    const [before] = (await shown(3)).filter(({ personName, attorneyName }) => personName && attorneyName)
    if (!before) throw new Error('There is no such case.')
    const { number } = await system().one<{ number: string }>('select number from cases where id = $1', [before.id])
    await change(`update people set last_name = 'RENAMED' where id = (select person_id from cases where id = $1)`, [
      before.id,
    ])
    await change(`update users set last_name = 'OTHERWISE' where id = (select attorney_id from cases where id = $1)`, [
      before.id,
    ])
    await change(`update companies set name = 'NORTHWIND ANEW' where code = 'NORTHWIND'`)
    const after = (await shown(3)).find(({ id }) => id === before.id)
    expect(after?.personName).toMatch(/ RENAMED$/)
    expect(after?.attorneyName).toMatch(/ OTHERWISE$/)
    expect(after?.companyName).toBe('NORTHWIND ANEW')
    const found = (await (await server.as(3)).get(`/api/cases?search=renamed`)).body.items
    expect(found.map((row: { number: string }) => row.number)).toContain(number)
  })
})

describe('the search of cases', () => {
  const found = async (who: number, text: string) => {
    const { body } = await (await server.as(who)).get(`/api/cases?limit=200&search=${encodeURIComponent(text)}`)
    return body.items.map(({ id }: { id: number }) => id) as number[]
  }

  test('finds a number and a receipt number by their beginning, and nothing of others', async () => {
    const [own] = (await (await server.as(3)).get('/api/cases')).body.items as { id: number; number: string }[]
    if (!own) throw new Error('There is no case.')
    await change(`update cases set receipt_number = 'IOE0998877665' where id = $1`, [own.id])
    expect(await found(3, own.number)).toEqual([own.id])
    expect(await found(3, own.number.slice(0, 5))).toContain(own.id)
    expect(await found(3, 'ioe09988')).toEqual([own.id])
    const foreign = await system().one<{ number: string }>(
      `insert into cases (number, company_id, type_id, mode) select '98-00001', id, 11, 'LEGAL' from companies where code = 'LUMEN' returning number`,
    )
    expect(await found(3, foreign.number)).toEqual([])
    expect(await found(1, foreign.number)).toHaveLength(1)
  })
})

describe('the totals of cases', () => {
  const counted = () =>
    system().rows<{ tenant: string; name: string; n: number }>(
      `select tenant, name, n from counters where name like 'cases%' and n <> 0 and tenant <> 'all' order by tenant, name`,
    )
  // What the demo and the tests wrote through the product; the many above went past the triggers.
  const TRUE = `select c.tenant, c.name, sum(c.n) as n from cases k,
      lateral app.case_counts(1, k.company_id, k.law_firm_id, k.attorney_id, k.household_person_id, k.type_id, k.status, k.awaits) c
     where k.number not like 'many %' and c.tenant <> 'all' group by c.tenant, c.name order by c.tenant, c.name`

  const truth = async () => {
    const owner = new pg.Client({ connectionString: server.ownerUrl })
    await owner.connect()
    const { rows } = await owner.query<{ tenant: string; name: string; n: string }>(TRUE)
    await owner.end()
    return rows.map((row) => ({ ...row, n: Number(row.n) }))
  }

  test('are what is there, after cases were opened and moved at the same time', async () => {
    const employerClient = await server.as(3)
    const people = await system().rows<{ id: number }>(
      `select p.id from people p join companies c on c.id = p.company_id
        where c.code = 'NORTHWIND' and p.relation = 'Principal' order by p.id limit 6`,
    )
    const asked = { typeId: 1, subType: 'extension', channel: 'paper' }
    const opened = await Promise.all(
      people.map(({ id }) => employerClient.post('/api/cases', { ...asked, personId: id })),
    )
    expect(opened.map(({ status }) => status)).toEqual(opened.map(() => 200))
    expect(new Set(opened.map(({ body }) => body.number)).size).toBe(6)
    await Promise.all(
      opened.slice(0, 3).map(({ body }) => employerClient.post(`/api/cases/${body.id}/move`, { to: 2 })),
    )
    expect(await counted()).toEqual(await truth())
  })

  test('of a company are not told to an employee, whatever is asked for', async () => {
    const { id } = await system().one<{ id: number }>(`select id from companies where code = 'BLUE'`)
    const employee = await server.as(5)
    const own = (await employee.get('/api/cases/dashboard')).body.counts
    expect((await employee.get(`/api/cases/dashboard?companyId=${id}`)).body.counts).toEqual(own)
  })

  test('of a client are told to its firm', async () => {
    const { id } = await system().one<{ id: number }>(`select id from companies where code = 'NORTHWIND'`)
    const { counts } = (await (await server.as(10)).get(`/api/cases/dashboard?companyId=${id}`)).body
    const { n } = await system().one<{ n: number }>('select count(*) as n from cases where company_id = $1', [id])
    expect(counts.total).toBe(n)
  })
})
