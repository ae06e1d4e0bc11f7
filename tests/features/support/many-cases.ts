import type pg from 'pg'
import { expect } from 'vitest'
import { readDashboard } from '#desk/dashboards/server/dashboard.ts'
import type { Db } from '#platform/database/database.ts'
import type { Actor } from '#platform/session/actor.ts'

const CASES = 8000
export const FIRM = 900_001
export const COMPANY = 910_007
const ATTORNEY = 920_001

/** Many cases of two firms and twenty companies, each with something to do and a date. */
export async function fillCases(owner: pg.Client) {
  await owner.query(`
    insert into cases (number, company_id, law_firm_id, type_id, mode, status, ball, next_due_on, attorney_id)
    select 'many ' || g, 910000 + g % 20, ${FIRM} + g % 5 % 2, 1, 'LEGAL', 1 + g % 10,
           (array['employee', 'employer', 'attorney', 'firm'])[1 + g / 10 % 4], date '2026-11-01' + g % 90,
           case when g % 3 > 0 then ${ATTORNEY} end
      from generate_series(1, ${CASES}) g`)
  await owner.query(`
    insert into case_tasks (company_id, law_firm_id, case_id, for_whom, title, due_on)
    select company_id, law_firm_id, id, ball, 'Look at it', next_due_on from cases where number like 'many %'`)
  await owner.query(`
    insert into open_items (company_id, law_firm_id, case_id, key, kind, side, title, verb, link, due_on)
    select company_id, law_firm_id, id, kind, kind, ball, 'Look at it', 'Open', '/', next_due_on
      from cases, unnest(array['step', 'date']) kind where number like 'many %'`)
  await owner.query('vacuum analyze cases, case_tasks, open_items')
}

export const actorOf = (more: Partial<Actor>) =>
  ({ userId: ATTORNEY, companyId: null, lawFirmId: null, personId: null, selectedCompanyId: null, ...more }) as Actor
export const employerOf = (companyId: number) => actorOf({ scope: 'company', companyId, roleId: 3 })
export const employer = employerOf(COMPANY)
export const firm = actorOf({ scope: 'firm', lawFirmId: FIRM, roleId: 10 })
export const DAY = '2026-11-15'

/** However many rows there are, few are looked at. */
export function expectShort(plan: string): void {
  const read = [...plan.matchAll(/on (?:cases|case_tasks) \w+ \(actual rows=(\d+)/g)].map(([, rows]) => Number(rows))
  expect(read.length).toBeGreaterThan(0)
  expect(Math.max(...read)).toBeLessThanOrEqual(21)
  // Things to do are counted too, up to a thousand of them.
  const counted = [...plan.matchAll(/on open_items \w+ \(actual rows=(\d+)/g)].map(([, rows]) => Number(rows))
  expect(Math.max(0, ...counted)).toBeLessThanOrEqual(1000)
  expect(plan).not.toMatch(/Seq Scan on (cases|case_tasks|counters|open_items)/)
  // Each side gives a list as many as it shows, and the first of them all are shown: those left out were few and are in hand.
  const looked = plan.replace(/Filter: \(o\.place <= o\.most\)\n.*/g, '')
  expect(looked).not.toMatch(/Rows Removed by Filter: \d{3,}/)
}

export const dashboard = (actor: Actor) => (db: Db) => readDashboard({ db, system: () => db, actor }, undefined, DAY)

/** The statement of a dashboard, and what it is asked with. */
export async function statementOf(actor: Actor): Promise<{ text: string; values: unknown[] }> {
  const asked: { text: string; values: unknown[] }[] = []
  const rows = async (text: string, values: unknown[]) => {
    asked.push({ text, values })
    return []
  }
  await dashboard(actor)({ rows } as unknown as Db)
  return asked[0] ?? { text: '', values: [] }
}
