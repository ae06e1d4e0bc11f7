import { CASE_COLUMNS, type CaseColumns } from '#case-file/cases/server/case-row.ts'
import { visibleCases } from '#case-file/cases/server/visible.ts'
import { sqlIsOpenCase } from '#case-types/status/statuses.ts'
import type { KnownAnswer } from '#engine/answer.ts'
import { binding } from '#platform/database/binding.ts'
import type { Db } from '#platform/database/database.ts'
import { notFound } from '#platform/operation/refusal.ts'
import type { Actor } from '#platform/session/actor.ts'

export type LastFiling = {
  filedOn: string
  number: string
  /** The filed package, where the product built it. */
  packageNumber: number | null
  /** The version of the person's answers it was written from. */
  version: number | null
}

/** When the agency last heard about a person, and from which answers. */
export const lastFilingOf = (db: Db, personId: number) =>
  db.maybe<LastFiling>(
    `select k.filed_on as "filedOn", k.number, p.number as "packageNumber", (p.versions ->> $2)::int as version
       from cases k
       left join lateral (select number, versions from case_packages p
                           where p.case_id = k.id and p.status = 'Filed' order by p.id desc limit 1) p on true
      where k.person_id = $1 and k.filed_on is not null order by k.filed_on desc, k.id desc limit 1`,
    [personId, `person/${personId}`],
  )

export type FiledChange = {
  fact: string
  at: string
  times: number
  before: KnownAnswer | null
  after: KnownAnswer | null
}

/**
 * Each fact that was saved since, with what stood there then and now: newer than the version that the filed package was
 * written from, or, where no package was built here, after the day of filing.
 */
export const changesSince = (db: Db, personId: number, { filedOn, version }: LastFiling) =>
  db.rows<FiledChange>(
    `select fact, max(at) as at, count(*) as times, (array_agg(before order by id))[1] as before,
            (array_agg(after order by id desc))[1] as after
       from fact_changes
      where subject = 'person' and subject_id = $1
        and case when $2::int is null then at >= ($3::date + 1)::timestamp at time zone (
                   select app.zone_of(p.law_firm_id, p.company_id) from people p where p.id = $1)
                 else fact_changes.version > $2 end
      group by fact order by max(at) desc limit 200`,
    [personId, version, filedOn],
  )

/** The cases of a person that are open or whose approval still holds, locked. */
export function casesOfPerson(db: Db, actor: Actor, personId: number, today: string): Promise<CaseColumns[]> {
  const { values, bind } = binding()
  const conditions = [`k.person_id = ${bind(personId)}`, ...visibleCases(actor, bind)]
  return db.rows<CaseColumns>(
    `select ${CASE_COLUMNS} from cases k where ${conditions.join(' and ')}
        and (${sqlIsOpenCase('k')} or k.valid_until >= ${bind(today)}) order by ${sqlIsOpenCase('k')} desc, k.id desc limit 20 for update`,
    values,
  )
}

/** "Not found" unless the person is in sight. */
export async function requirePerson(db: Db, actor: Actor, personId: number): Promise<void> {
  const { values, bind } = binding()
  const own = actor.scope === 'person' ? bind(actor.personId) : ''
  const inSight =
    actor.scope === 'person'
      ? `(p.household_person_id = ${own} or p.id = ${own})`
      : visibleCases(actor, bind, 'p').join(' and ') || 'true'
  const found = await db.maybe(`select 1 from people p where p.id = ${bind(personId)} and ${inSight}`, values)
  if (!found) throw notFound()
}

/** A document that goes with a message: of this case, and in sight of whoever writes. */
export const documentOf = (db: Db, caseId: number, documentId: number) =>
  db.maybe<{ employeeAccess: boolean }>(
    `select employee_access as "employeeAccess" from documents where id = $1 and case_id = $2 and removed_at is null`,
    [documentId, caseId],
  )
