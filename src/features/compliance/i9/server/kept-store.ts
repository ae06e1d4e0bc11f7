import type { Db } from '#platform/database/database.ts'
import { COLUMNS, type FormRow, MOST, TABLES } from './store.ts'

/** Of who left, the forms whose keeping ends about then; to the day it is counted by the rule (D-74). */
export const formsKeptUntil = (db: Db, companyId: number, { from, until }: { from: string; until: string }) =>
  db.rows<FormRow>(
    `select ${COLUMNS} from ${TABLES} where f.company_id = $1 and f.purged_at is null and e.ended_on is not null
        and greatest(f.first_day + interval '36 months', e.ended_on + interval '12 months')
            between $2::date - 3 and $3::date + 3
      order by f.id limit ${MOST}`,
    [companyId, from, until],
  )
