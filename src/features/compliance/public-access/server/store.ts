import { type Conditions, conditionsOf } from '#compliance/labor-conditions/conditions.ts'
import type { LcaColumns } from '#compliance/labor-conditions/server/store.ts'
import { visibleLcas } from '#compliance/labor-conditions/server/store.ts'
import type { Known } from '#engine/answer.ts'
import type { Db, Transaction } from '#platform/database/database.ts'
import { listed } from '#platform/database/list.ts'
import type { Actor } from '#platform/session/actor.ts'
import { sqlCalendarOf } from '#preparation/deadlines/server/settings-store.ts'
import type { OpeningDays } from '#rules/calendar/business-days.ts'
import type { ItemId } from '../checklist.ts'
import type { Held } from '../entries.ts'
import type { PublicFile } from '../records.ts'

export type FileRow = {
  id: number
  companyId: number
  lawFirmId: number | null
  lcaId: number
  custodianName: string
  custodianPlace: string
  custodianPhone: string
  custodianHours: string
  custodianSince: string | null
  readyOn: string | null
  lastWorkedOn: string | null
  neverUsed: boolean
  holdOn: string | null
  holdWhy: string
  destroyedOn: string | null
  bundleFileId: number | null
  bundlePages: number | null
  bundleProblem: string
}

const COLUMNS = `p.id, p.company_id as "companyId", p.law_firm_id as "lawFirmId", p.lca_id as "lcaId", p.custodian_name as "custodianName",
  p.custodian_place as "custodianPlace", p.custodian_phone as "custodianPhone", p.custodian_hours as "custodianHours",
  p.custodian_since as "custodianSince", p.ready_on as "readyOn", p.last_worked_on as "lastWorkedOn", p.never_used as "neverUsed",
  p.hold_on as "holdOn", p.hold_why as "holdWhy", p.destroyed_on as "destroyedOn",
  case when p.destroyed_on is null then p.bundle_file_id end as "bundleFileId", p.bundle_pages as "bundlePages", p.bundle_problem as "bundleProblem"`

export const publicFileOf = (db: Db, lcaId: number) =>
  db.maybe<FileRow>(`select ${COLUMNS} from public_access_files p where p.lca_id = $1`, [lcaId])

/** Of the LCA that a case rests on. */
export const publicFileOfCase = (db: Db, caseId: number) =>
  db.maybe<FileRow>(
    `select ${COLUMNS} from public_access_files p join cases k on k.lca_id = p.lca_id where k.id = $1`,
    [caseId],
  )

export const publicFileById = (db: Db, id: number, lock: 'for update' | '' = '') =>
  db.maybe<FileRow>(`select ${COLUMNS} from public_access_files p where p.id = $1 ${lock}`, [id])

/** The file of an LCA, made when first needed, and locked. */
export async function lockPublicFile(tx: Transaction, of: LcaColumns, now: Date): Promise<FileRow> {
  await tx.run(
    `insert into public_access_files (company_id, law_firm_id, lca_id, created_at) values ($1, $2, $3, $4)
     on conflict (lca_id) do nothing`,
    [of.companyId, of.lawFirmId, of.id, now],
  )
  return tx.one<FileRow>(`select ${COLUMNS} from public_access_files p where p.lca_id = $1 for update`, [of.id])
}

export type HeldRow = {
  id: number
  item: ItemId
  place: string
  pages: number
  says: string
  certified: boolean
  coverPages: boolean
  suppliedOn: string
  suppliedByName: string
  checkedByName: string | null
  checkedOn: string | null
  key: string
  name: string
  contentType: string
  companyId: number | null
  lawFirmId: number | null
}

/** What is in the file now, in the order of the regulation; in one that was destroyed is nothing. */
export const heldItems = (db: Db, publicFileId: number) =>
  db.rows<HeldRow>(
    `select i.id, i.item, i.place, i.pages, i.says, i.certified, i.cover_pages as "coverPages", i.supplied_on as "suppliedOn",
            i.supplied_by_name as "suppliedByName", i.checked_by_name as "checkedByName", i.checked_on as "checkedOn",
            f.key, f.name, f.content_type as "contentType", f.company_id as "companyId", f.law_firm_id as "lawFirmId"
       from public_access_items i join files f on f.id = i.file_id join public_access_files p on p.id = i.public_file_id
      where i.public_file_id = $1 and p.destroyed_on is null and i.replaced_at is null order by length(i.item), i.item, i.place`,
    [publicFileId],
  )

type Stored = { key: string; name: string; contentType: string; size: number; sha256: Buffer }

export const insertFile = (
  tx: Transaction,
  of: Pick<FileRow, 'companyId' | 'lawFirmId'>,
  file: Stored,
  at: Date,
  by: number | null,
) =>
  tx.one<{ id: number }>(
    `insert into files (key, company_id, law_firm_id, name, content_type, size, sha256, purpose, created_at, created_by)
     values ($1, $2, $3, $4, $5, $6, $7, 'public access file', $8, $9) returning id`,
    [file.key, of.companyId, of.lawFirmId, file.name, file.contentType, file.size, file.sha256, at, by],
  )

type NewItem = Pick<
  HeldRow,
  'item' | 'place' | 'pages' | 'says' | 'certified' | 'coverPages' | 'suppliedOn' | 'suppliedByName'
> & {
  /** The document whose place it takes. */
  replaces: number | undefined
}

export async function keepItem(tx: Transaction, of: FileRow, item: NewItem, fileId: number, at: Date): Promise<void> {
  await tx.run('update public_access_items set replaced_at = $2 where id = $1', [item.replaces ?? null, at])
  await tx.run(
    `insert into public_access_items (company_id, law_firm_id, public_file_id, item, place, file_id, pages, says, certified, cover_pages,
                                      supplied_on, supplied_by_name, supplied_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
    [
      ...[of.companyId, of.lawFirmId, of.id, item.item, item.place, fileId, item.pages, item.says, item.certified],
      ...[item.coverPages, item.suppliedOn, item.suppliedByName, at],
    ],
  )
}

export const checkItem = (tx: Transaction, id: number, byName: string, on: string) =>
  tx.run('update public_access_items set checked_by_name = $2, checked_on = $3 where id = $1', [id, byName, on])

/** What visitors may see changed: the PDF of all of it is made anew. */
export const withoutBundle = (tx: Transaction, publicFileId: number) =>
  tx.run(
    `update public_access_files set bundle_file_id = null, bundle_pages = null, bundle_problem = '' where id = $1`,
    [publicFileId],
  )

export const setReady = (tx: Transaction, id: number, on: string) =>
  tx.run('update public_access_files set ready_on = $2 where id = $1 and ready_on is null', [id, on])

export const saveKeeping = (tx: Transaction, { id, ...row }: FileRow) =>
  tx.run(
    `update public_access_files set custodian_name = $2, custodian_place = $3, custodian_phone = $4, custodian_hours = $5,
            custodian_since = $6, last_worked_on = $7, never_used = $8, hold_on = $9, hold_why = $10, destroyed_on = $11
      where id = $1`,
    [
      ...[id, row.custodianName, row.custodianPlace, row.custodianPhone, row.custodianHours, row.custodianSince],
      ...[row.lastWorkedOn, row.neverUsed, row.holdOn, row.holdWhy, row.destroyedOn],
    ],
  )

export const keepBundle = (
  tx: Transaction,
  id: number,
  bundle: { fileId: number | null; pages: number | null; problem: string },
) =>
  tx.run('update public_access_files set bundle_file_id = $2, bundle_pages = $3, bundle_problem = $4 where id = $1', [
    ...[id, bundle.fileId, bundle.pages, bundle.problem],
  ])

/** The PDF that another one has taken the place of: its record goes, then its bytes by the key. */
export const forgetBundle = (tx: Transaction, fileId: number) =>
  tx.maybe<{ key: string }>('delete from files where id = $1 returning key', [fileId])

export const bundleFile = (db: Db, fileId: number) =>
  db.maybe<Pick<HeldRow, 'key' | 'name' | 'contentType' | 'companyId' | 'lawFirmId'>>(
    `select key, name, content_type as "contentType", company_id as "companyId", law_firm_id as "lawFirmId" from files where id = $1`,
    [fileId],
  )

/** The one live link of a file. */
export const liveLink = (db: Db, publicFileId: number, now: Date) =>
  db.maybe<{ expiresAt: string; madeByName: string }>(
    `select expires_at as "expiresAt", made_by_name as "madeByName" from public_access_links
      where public_file_id = $1 and revoked_at is null and expires_at > $2 order by id desc limit 1`,
    [publicFileId, now],
  )

export const endLinks = (tx: Transaction, publicFileId: number, now: Date) =>
  tx.run('update public_access_links set revoked_at = $2 where public_file_id = $1 and revoked_at is null', [
    publicFileId,
    now,
  ])

export const insertLink = (
  tx: Transaction,
  of: FileRow,
  link: { hash: string; until: Date; now: Date; byName: string },
) =>
  tx.run(
    `insert into public_access_links (company_id, law_firm_id, public_file_id, token_hash, expires_at, made_at, made_by_name)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [of.companyId, of.lawFirmId, of.id, link.hash, link.until, link.now, link.byName],
  )

export const fileByLink = (db: Db, hash: string, now: Date) =>
  db.maybe<FileRow>(
    `select ${COLUMNS} from public_access_links n join public_access_files p on p.id = n.public_file_id
      where n.token_hash = $1 and n.revoked_at is null and n.expires_at > $2 and p.destroyed_on is null`,
    [hash, now],
  )

type Asked = { how: PublicFile['requests'][number]['how']; at: Date; items: string; requester: string; byName: string }

export const addRequest = (tx: Transaction, of: FileRow, asked: Asked) =>
  tx.run(
    `insert into public_access_requests (company_id, law_firm_id, public_file_id, how, asked_at, shown_at, items, requester, shown_by_name)
     values ($1, $2, $3, $4, $5, $5, $6, $7, $8)`,
    [of.companyId, of.lawFirmId, of.id, asked.how, asked.at, asked.items, asked.requester, asked.byName],
  )

export const requestsOf = (db: Db, publicFileId: number) =>
  db.rows<PublicFile['requests'][number]>(
    `select id, how, asked_at as "askedAt", shown_at as "shownAt", items, requester, shown_by_name as "shownByName"
       from public_access_requests where public_file_id = $1 order by id desc limit 200`,
    [publicFileId],
  )

/** The LCA of a file that a link opened, or a job works on; needs scope system. */
export async function lcaOfFile(system: Db, { lcaId }: Pick<FileRow, 'lcaId'>): Promise<LcaOfFile> {
  const row = await system.one<LcaOfFile>(
    `select l.id, l.company_id as "companyId", l.number, l.known, l.conditions, l.withdrawn_on as "withdrawnOn", c.name as "companyName"
       from lcas l join companies c on c.id = l.company_id where l.id = $1`,
    [lcaId],
  )
  return { ...row, conditions: conditionsOf(row.conditions) }
}
export type LcaOfFile = Pick<
  LcaColumns,
  'id' | 'companyId' | 'companyName' | 'number' | 'known' | 'conditions' | 'withdrawnOn'
>

export const peopleUnder = (db: Db, lcaId: number) =>
  db.one<{ caseId: number | null; names: string | null }>(
    `select min(id) as "caseId", string_agg(person_name, ', ' order by id) as names from cases where lca_id = $1`,
    [lcaId],
  )

type Listed = {
  lcaId: number
  caseId: number | null
  lcaNumber: string
  known: Known
  companyName: string
  personNames: string | null
  readyOn: string | null
  destroyedOn: string | null
  withdrawnOn: string | null
  conditions: Conditions
  dependentByCount: boolean | null
  held: Held[] | null
  calendar: OpeningDays | null
}

/** Every LCA that was filed (a certified one was, whatever day is missing), or has a file already. */
export const listPublicFiles = (
  db: Db,
  actor: Actor,
  { limit, after, search }: { limit: number; after?: string; search?: string },
) =>
  listed<Listed>(db, (bind) => ({
    columns: `l.id as "lcaId", l.number as "lcaNumber", l.known, c.name as "companyName", u.case_id as "caseId",
      u.names as "personNames", p.ready_on as "readyOn", p.destroyed_on as "destroyedOn", l.withdrawn_on as "withdrawnOn", l.conditions, h.held, ${sqlCalendarOf('l.company_id')} as calendar,
      (select d.dependent_reg from dependency_counts d where d.company_id = l.company_id
        order by d.counted_on desc, d.id desc limit 1) as "dependentByCount"`,
    from: 'lcas l',
    joins: `left join companies c on c.id = l.company_id
      left join public_access_files p on p.lca_id = l.id
      left join lateral (select min(k.id) as case_id, string_agg(k.person_name, ', ' order by k.id) as names
                           from cases k where k.lca_id = l.id or k.id = l.parent_case_id) u on true
      left join lateral (select jsonb_agg(jsonb_build_object('item', i.item, 'place', i.place, 'coverPages', i.cover_pages,
                                  'certified', i.certified, 'checkedOn', i.checked_on)) as held
                           from public_access_items i where i.public_file_id = p.id and i.replaced_at is null) h on true`,
    conditions: [
      ...visibleLcas(actor, bind),
      `(l.known ?| array['case.lcaFiledOn', 'case.lcaCertifiedOn'] or exists (select from public_access_files f where f.lca_id = l.id))`,
      ...(search
        ? [
            `(l.number ilike ${bind(`%${search}%`)} or l.known #>> '{case.lcaJobTitle,value}' ilike ${bind(`%${search}%`)})`,
          ]
        : []),
    ],
    key: ['l.id'],
    keyOf: ({ lcaId }) => [lcaId],
    descending: true,
    limit,
    after,
  }))
