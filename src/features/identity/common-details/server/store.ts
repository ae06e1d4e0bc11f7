import type { Db } from '#platform/database/database.ts'
import type { CommonDetail, CommonDetailValues } from '../contract.ts'

const DETAIL = `
  id, common_name as "commonName", value, code, position, active, version,
  created_at as "createdAt", created_by as "createdBy", updated_at as "updatedAt", updated_by as "updatedBy"`

type Change = { at: Date; by: number }

export const listAll = (db: Db, commonName: string | undefined) =>
  db.rows<CommonDetail>(
    `select ${DETAIL} from common_details where $1::text is null or common_name = $1 order by common_name, position, id`,
    [commonName ?? null],
  )

export const listByName = (db: Db, commonName: string) =>
  db.rows<CommonDetail>(
    `select ${DETAIL} from common_details where common_name = $1 and active order by position, id`,
    [commonName],
  )

export const getDetail = (db: Db, id: number) =>
  db.one<CommonDetail>(`select ${DETAIL} from common_details where id = $1`, [id])

/** A value without a position goes to the end of its list. */
export const insertDetail = (db: Db, detail: CommonDetailValues, { at, by }: Change) =>
  db.one<CommonDetail>(
    `insert into common_details (common_name, value, code, position, active, created_at, created_by, updated_at, updated_by)
     values ($1, $2, $3, coalesce($4, (select coalesce(max(position), 0) + 1 from common_details where common_name = $1)),
             $5, $6, $7, $6, $7)
     returning ${DETAIL}`,
    [detail.commonName, detail.value, detail.code ?? '', detail.position ?? null, detail.active ?? true, at, by],
  )

export const updateDetail = (
  db: Db,
  id: number,
  version: number | undefined,
  detail: CommonDetailValues,
  { at, by }: Change,
) =>
  db.maybe<CommonDetail>(
    `update common_details
        set common_name = $3, value = $4, code = coalesce($5, code), position = coalesce($6, position),
            active = coalesce($7, active), version = version + 1, updated_at = $8, updated_by = $9
      where id = $1 and ($2::integer is null or version = $2)
      returning ${DETAIL}`,
    [
      id,
      version ?? null,
      detail.commonName,
      detail.value,
      detail.code ?? null,
      detail.position ?? null,
      detail.active ?? null,
      at,
      by,
    ],
  )

export const deleteDetail = (db: Db, id: number) => db.run('delete from common_details where id = $1', [id])
