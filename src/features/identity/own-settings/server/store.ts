import type { Db } from '#platform/database/database.ts'

export const getSettings = (db: Db, userId: number) =>
  db.one<{ settings: Record<string, never> }>('select settings from users where id = $1', [userId])

export const mergeSettings = (db: Db, userId: number, settings: Record<string, unknown>) =>
  db.one<{ settings: Record<string, never> }>(
    'update users set settings = jsonb_strip_nulls(settings || $2::jsonb) where id = $1 returning settings',
    [userId, JSON.stringify(settings)],
  )
