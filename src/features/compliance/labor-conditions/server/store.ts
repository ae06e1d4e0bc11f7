import { visibleCases } from '#case-file/cases/server/visible.ts'
import type { Known } from '#engine/answer.ts'
import { binding } from '#platform/database/binding.ts'
import type { Db, Transaction } from '#platform/database/database.ts'
import { listed } from '#platform/database/list.ts'
import type { IsCounted } from '#platform/operation/figures.ts'
import { notFound } from '#platform/operation/refusal.ts'
import type { Actor } from '#platform/session/actor.ts'
import { lca } from '#rules/prefiling/lca-needs.ts'
import { type Conditions, conditionsOf } from '../conditions.ts'
import type { DependencyCount, LcaPlacement, LedgerEntry } from '../records.ts'
import type { PrevailingRow } from '../wage-contract.ts'

export type LcaColumns = {
  id: number
  companyId: number
  companyName: string
  lawFirmId: number | null
  number: string
  known: Known
  version: number
  conditions: Conditions
  withdrawnOn: string | null
  withdrawnWhy: string
  parentCaseId: number | null
  requestNote: string
}

const COLUMNS = `l.id, l.company_id as "companyId", c.name as "companyName", l.law_firm_id as "lawFirmId", l.number, l.known, l.version,
  l.conditions, l.withdrawn_on as "withdrawnOn", l.withdrawn_why as "withdrawnWhy", l.parent_case_id as "parentCaseId",
  l.request_note as "requestNote"`

/** Whose LCAs somebody works with; a family has none to see, whatever right its role was given. */
export const visibleLcas = (actor: Actor, bind: (value: unknown) => string): string[] =>
  actor.scope === 'person' ? ['false'] : visibleCases(actor, bind, 'l')

/** An LCA of somebody the reader works for; any other one reads as not found. */
export async function requireLca(
  db: Db,
  actor: Actor,
  id: number,
  lock: 'for update of l' | '' = '',
): Promise<LcaColumns> {
  const { values, bind } = binding()
  const conditions = [`l.id = ${bind(id)}`, ...visibleLcas(actor, bind)]
  const row = await db.maybe<LcaColumns>(
    `select ${COLUMNS} from lcas l join companies c on c.id = l.company_id where ${conditions.join(' and ')} ${lock}`,
    values,
  )
  if (!row) throw notFound('LCA')
  return { ...row, conditions: conditionsOf(row.conditions) }
}

type Listed = {
  id: number
  caseId: number | null
  known: Known
  number: string
  companyName: string
  personNames: string | null
  withdrawnOn: string | null
}

type LcaFilter = { limit: number; after?: string; search?: string; companyId?: number; isCounted?: IsCounted }

export const listLcas = (db: Db, actor: Actor, { limit, after, search, companyId, isCounted }: LcaFilter) =>
  listed<Listed>(db, (bind) => ({
    columns: `l.id, l.number, l.known, l.withdrawn_on as "withdrawnOn", c.name as "companyName", u.case_id as "caseId", u.names as "personNames"`,
    from: 'lcas l',
    joins: `left join companies c on c.id = l.company_id
      left join lateral (select min(k.id) as case_id, string_agg(k.person_name, ', ' order by k.id) as names
                           from cases k where k.lca_id = l.id or k.id = l.parent_case_id) u on true`,
    conditions: [
      ...visibleLcas(actor, bind),
      ...(companyId === undefined ? [] : [`l.company_id = ${bind(companyId)}`]),
      ...(isCounted ? [isCounted(bind)] : []),
      ...(search
        ? [
            `(l.number ilike ${bind(`%${search}%`)} or l.known #>> '{${lca.lcaJobTitle.id},value}' ilike ${bind(`%${search}%`)})`,
          ]
        : []),
    ],
    key: ['l.id'],
    keyOf: ({ id }) => [id],
    descending: true,
    limit,
    after,
  }))

export type UseRow = {
  id: number
  number: string
  typeId: number
  status: number
  outcome: string | null
  filedOn: string | null
  personId: number | null
  personName: string | null
  leftOn: string | null
}

export const usesOf = (db: Db, lcaId: number) =>
  db.rows<UseRow>(
    `select k.id, k.number, k.type_id as "typeId", k.status, k.outcome, k.filed_on as "filedOn", k.person_id as "personId",
            k.person_name as "personName", (select max(e.ended_on) from employments e
              where e.company_id = k.company_id and e.person_id = k.person_id and e.status = 'Ended') as "leftOn"
       from cases k where k.lca_id = $1 order by k.id limit 200`,
    [lcaId],
  )

/** What the employer promised with the LCA that a case rests on. */
export async function conditionsOfCase(db: Db, caseId: number) {
  const row = await db.maybe<{ lcaId: number; conditions: unknown }>(
    'select l.id as "lcaId", l.conditions from lcas l join cases k on k.lca_id = l.id where k.id = $1',
    [caseId],
  )
  return row && { ...row, conditions: conditionsOf(row.conditions) }
}

export const saveConditions = (tx: Transaction, id: number, conditions: Conditions, now: Date) =>
  tx.run('update lcas set conditions = $2, version = version + 1, updated_at = $3 where id = $1', [
    id,
    JSON.stringify(conditions),
    now,
  ])

export const withdrawLca = (tx: Transaction, id: number, on: string, why: string, now: Date) =>
  tx.run(
    'update lcas set withdrawn_on = $2, withdrawn_why = $3, version = version + 1, updated_at = $4 where id = $1',
    [...[id, on, why, now]],
  )

export const countsOf = (db: Db, companyId: number) =>
  db.rows<DependencyCount>(
    `select id, counted_on as "countedOn", event, employees, fte_hundredths as "fteHundredths", h1b,
            dependent_spec as "dependentSpec", dependent_reg as "dependentReg", counted_by_name as "countedByName"
       from dependency_counts where company_id = $1 order by counted_on desc, id desc limit 20`,
    [companyId],
  )

export const addCount = (
  tx: Transaction,
  of: Pick<LcaColumns, 'companyId' | 'lawFirmId'>,
  count: Omit<DependencyCount, 'id'> & { at: Date },
) =>
  tx.run(
    `insert into dependency_counts (company_id, law_firm_id, counted_on, event, employees, fte_hundredths, h1b, dependent_spec,
                                    dependent_reg, counted_at, counted_by_name)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [
      ...[of.companyId, of.lawFirmId, count.countedOn, count.event, count.employees, count.fteHundredths, count.h1b],
      ...[count.dependentSpec, count.dependentReg, count.at, count.countedByName],
    ],
  )

export const placementsOf = (db: Db, lcaId: number) =>
  db.rows<LcaPlacement>(
    `select id, worker, area, year_from as "yearFrom", days, keeps_home_office as "keepsHomeOffice",
            substantial_time_home as "substantialTimeHome", lives_in_home_area as "livesInHomeArea",
            lca_for_area as "lcaForArea", strike_or_lockout as "strikeOrLockout", checked_on as "checkedOn"
       from lca_placements where lca_id = $1 order by worker, area limit 200`,
    [lcaId],
  )

export const savePlacement = (
  tx: Transaction,
  of: LcaColumns,
  placement: Omit<LcaPlacement, 'id'>,
  { byName, at }: { byName: string; at: Date },
) =>
  tx.run(
    `insert into lca_placements (company_id, law_firm_id, lca_id, worker, area, year_from, days, keeps_home_office,
                                 substantial_time_home, lives_in_home_area, lca_for_area, strike_or_lockout, checked_on,
                                 changed_at, changed_by_name)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)
     on conflict (lca_id, worker, area) do update
       set year_from = excluded.year_from, days = excluded.days, keeps_home_office = excluded.keeps_home_office,
           substantial_time_home = excluded.substantial_time_home, lives_in_home_area = excluded.lives_in_home_area,
           lca_for_area = excluded.lca_for_area, strike_or_lockout = excluded.strike_or_lockout,
           checked_on = excluded.checked_on, changed_at = excluded.changed_at, changed_by_name = excluded.changed_by_name`,
    [
      ...[of.companyId, of.lawFirmId, of.id, placement.worker, placement.area, placement.yearFrom],
      ...[
        JSON.stringify([...new Set(placement.days)].sort()),
        placement.keepsHomeOffice,
        placement.substantialTimeHome,
      ],
      ...[placement.livesInHomeArea, placement.lcaForArea, placement.strikeOrLockout, placement.checkedOn, at, byName],
    ],
  )

const WAGE_COLUMNS = `soc, area, wage_year as "wageYear", jsonb_build_array(level_1, level_2, level_3, level_4) as levels, source`

/** By occupation and part of the area's name; a firm's own rows come before everybody's. */
export const findWages = (db: Db, lawFirmId: number | null, soc: string, area: string) =>
  db.rows<PrevailingRow>(
    `select ${WAGE_COLUMNS} from prevailing_wages
      where (law_firm_id is null or law_firm_id = $1) and soc = $2 and area ilike $3
      order by wage_year desc, law_firm_id nulls last, area limit 50`,
    [lawFirmId, soc, `%${area.replace(/[\\%_]/g, '\\$&')}%`],
  )

const json = (rows: readonly PrevailingRow[]) =>
  JSON.stringify(rows.map((row) => ({ ...row, wage_year: row.wageYear })))

export const knownWages = async (db: Db, lawFirmId: number | null, rows: readonly PrevailingRow[]): Promise<number> =>
  (
    await db.one<{ n: number }>(
      `select count(*)::int as n from prevailing_wages w
         join jsonb_to_recordset($2) as r (soc text, area text, wage_year integer)
           on (r.soc, r.area, r.wage_year) = (w.soc, w.area, w.wage_year)
        where coalesce(w.law_firm_id, 0) = coalesce($1::bigint, 0)`,
      [lawFirmId, json(rows)],
    )
  ).n

export const keepWages = (
  tx: Transaction,
  lawFirmId: number | null,
  rows: readonly PrevailingRow[],
  { at, byName }: { at: Date; byName: string },
) =>
  tx.run(
    `insert into prevailing_wages (law_firm_id, soc, area, wage_year, level_1, level_2, level_3, level_4, source, imported_at, imported_by_name)
     select $1, r.soc, r.area, r.wage_year, (r.levels ->> 0)::bigint, (r.levels ->> 1)::bigint, (r.levels ->> 2)::bigint,
            (r.levels ->> 3)::bigint, r.source, $3, $4
       from jsonb_to_recordset($2) as r (soc text, area text, wage_year integer, levels jsonb, source text)
     on conflict (coalesce(law_firm_id, 0), soc, area, wage_year) do update
       set level_1 = excluded.level_1, level_2 = excluded.level_2, level_3 = excluded.level_3, level_4 = excluded.level_4,
           source = excluded.source, imported_at = excluded.imported_at, imported_by_name = excluded.imported_by_name`,
    [lawFirmId, json(rows), at, byName],
  )

export type Kept = Omit<LedgerEntry, 'says' | 'state'> & { taskId: number | null; taskCaseId: number | null }

const LEDGER_COLUMNS = `e.id, e.says as entry, e.done_on as "doneOn", e.done_note as "doneNote", e.done_by_name as "doneByName",
  e.written_by_name as "writtenByName", e.task_id as "taskId", e.task_case_id as "taskCaseId"`

export const ledgerOf = (db: Db, lcaId: number) =>
  db.rows<Kept>(
    `select ${LEDGER_COLUMNS} from lca_ledger e where e.lca_id = $1 order by e.happened_on desc, e.id desc limit 200`,
    [lcaId],
  )

export const entryOf = (tx: Transaction, lcaId: number, id: number) =>
  tx.maybe<Kept>(`select ${LEDGER_COLUMNS} from lca_ledger e where e.lca_id = $1 and e.id = $2 for update`, [lcaId, id])

type New = { entry: LedgerEntry['entry']; task?: { id: number; caseId: number }; byName: string; at: Date }

export const addEntry = (
  tx: Transaction,
  of: Pick<LcaColumns, 'id' | 'companyId' | 'lawFirmId'>,
  { entry, task, byName, at }: New,
) =>
  tx.run(
    `insert into lca_ledger (company_id, law_firm_id, lca_id, kind, worker, happened_on, says, task_id, task_case_id, written_at, written_by_name)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [
      ...[of.companyId, of.lawFirmId, of.id, entry.kind, 'worker' in entry ? entry.worker : '', entry.on],
      ...[JSON.stringify(entry), task?.id ?? null, task?.caseId ?? null, at, byName],
    ],
  )

export const settleEntry = (tx: Transaction, id: number, { on, note }: { on: string; note: string }, byName: string) =>
  tx.run('update lca_ledger set done_on = $2, done_note = $3, done_by_name = $4 where id = $1', [id, on, note, byName])

export const removeEntry = (tx: Transaction, id: number) => tx.run('delete from lca_ledger where id = $1', [id])
