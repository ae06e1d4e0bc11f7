import type { Db } from '#platform/database/database.ts'
import type { NotificationChoice } from '../rules.ts'

export type StoredChoice = { kind: string; inProduct: boolean; byEmail: boolean }

export const storedChoices = (db: Db, userId: number) =>
  db.rows<StoredChoice>(
    'select kind, in_product as "inProduct", by_email as "byEmail" from notification_choices where user_id = $1',
    [userId],
  )

export const saveChoice = (db: Db, userId: number, { kind, inProduct, byEmail }: NotificationChoice, at: Date) =>
  db.run(
    `insert into notification_choices (user_id, kind, in_product, by_email, updated_at) values ($1, $2, $3, $4, $5)
     on conflict (user_id, kind) do update set in_product = excluded.in_product, by_email = excluded.by_email,
       updated_at = excluded.updated_at`,
    [userId, kind, inProduct, byEmail, at],
  )
