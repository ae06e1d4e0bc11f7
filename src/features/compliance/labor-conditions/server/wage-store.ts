import type { Db, Transaction } from '#platform/database/database.ts'
import type { PrevailingRow } from '../wage-contract.ts'

const COLUMNS = `soc, area, wage_year as "wageYear", jsonb_build_array(level_1, level_2, level_3, level_4) as levels, source`

/** By occupation and part of the area's name; a firm's own rows come before everybody's. */
export const findWages = (db: Db, lawFirmId: number | null, soc: string, area: string) =>
  db.rows<PrevailingRow>(
    `select ${COLUMNS} from prevailing_wages
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
