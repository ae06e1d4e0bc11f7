import type { LcaColumns } from '#compliance/labor-conditions/server/store.ts'
import type { Db } from '#platform/database/database.ts'
import type { Services } from '#platform/services.ts'
import { isFiledPetition, type Use } from '#preparation/lcas/uses.ts'
import type { ItemId } from '../checklist.ts'
import type { Ever } from '../history.ts'
import type { Worker } from '../keeping.ts'

type Petition = Use & Worker

/** Whose petition was filed on the LCA, with the day of leaving, and of a later petition on another LCA. */
export const workersUnder = async (db: Db, lcaId: number): Promise<Worker[]> =>
  (
    await db.rows<Petition>(
      `select k.id, k.type_id as "typeId", k.status, k.outcome, k.person_id as "personId", coalesce(k.person_name, k.number) as name,
              (select case when bool_and(e.status = 'Ended') then max(e.ended_on) end from employments e
                where e.company_id = k.company_id and e.person_id = k.person_id) as "leftOn",
              (select min(o.filed_on) from cases o where o.company_id = k.company_id and o.person_id = k.person_id and o.lca_id <> k.lca_id
                  and o.filed_on > k.filed_on and coalesce(o.outcome, '') not in ('Denied', 'Withdrawn')) as "movedOn"
         from cases k where k.lca_id = $1 order by k.id limit 200`,
      [lcaId],
    )
  ).filter(isFiledPetition)

/** Whose names must not stand in a document; the list of exempt workers is made of them. */
export const namedWorkers = async (db: Db, lcaId: number, item: ItemId): Promise<string[]> =>
  item === 'P9'
    ? []
    : (
        await db.rows<{ name: string }>(
          `select distinct person_name as name from cases where lca_id = $1 and person_name <> '' limit 200`,
          [lcaId],
        )
      ).map(({ name }) => name)

/** A legal hold on the company, or on a case that rests on the LCA. */
export const isUnderLegalHold = async (db: Db, { id, companyId }: Pick<LcaColumns, 'id' | 'companyId'>) =>
  (
    await db.one<{ held: boolean }>(
      `select app.is_held($1, null) or exists (select from cases k where k.lca_id = $2 and app.is_held(k.company_id, k.id)) as held`,
      [companyId, id],
    )
  ).held

/** Needs scope system: every document that ever was in a destroyed file, and all of them as one. */
export const filesOfDestroyed = (system: Db, publicFileId: number) =>
  system.rows<{ key: string }>(
    `select key from files where id in (
       select p.bundle_file_id from public_access_files p where p.id = $1 and p.destroyed_on is not null
       union all
       select i.file_id from public_access_items i join public_access_files p on p.id = i.public_file_id
        where p.id = $1 and p.destroyed_on is not null)`,
    [publicFileId],
  )

/** Every document that was put in, also those that were replaced. */
export const itemsEver = (db: Db, publicFileId: number) =>
  db.rows<Ever>(
    `select item, certified, supplied_on as "suppliedOn", supplied_by_name as "suppliedByName", checked_on as "checkedOn",
            checked_by_name as "checkedByName"
       from public_access_items where public_file_id = $1 order by supplied_at, id limit 200`,
    [publicFileId],
  )

export const ERASE_JOB = 'publicAccess.erase'

/** The files go after the record says so, replaced ones too; what is gone already is no trouble. */
export async function erase(services: Services, publicFileId: number): Promise<void> {
  for (const { key } of await filesOfDestroyed(services.database.read({ kind: 'system' }), publicFileId))
    await services.files.delete(key)
}
