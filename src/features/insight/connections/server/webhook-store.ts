import { openField, sealField } from '#platform/crypto/fields.ts'
import type { Keyring } from '#platform/crypto/keyring.ts'
import { webhookSecret } from '#platform/crypto/sealed-columns.ts'
import type { Db, Transaction } from '#platform/database/database.ts'
import type { TenantColumns } from '#platform/session/actor.ts'
import type { Delivery, Webhook } from '../records.ts'
import type { Message } from '../signing.ts'

const OWN = 'w.company_id is not distinct from $1 and w.law_firm_id is not distinct from $2'
const COLUMNS = `w.id, w.name, w.url, w.events, w.is_on as on, w.version, w.created_at as "createdAt", w.created_by_name as "createdByName"`
const LOGGED = 100

export const webhooksOf = (db: Db, { companyId, lawFirmId }: TenantColumns) =>
  db.rows<Webhook>(
    `select ${COLUMNS}, (select d.state from webhook_deliveries d where d.webhook_id = w.id order by d.id desc limit 1) as "lastState"
       from webhooks w where ${OWN} order by w.id`,
    [companyId, lawFirmId],
  )

export type WebhookRow = Omit<Webhook, 'lastState'>
export const webhookById = (db: Db, { companyId, lawFirmId }: TenantColumns, id: number) =>
  db.one<WebhookRow>(`select ${COLUMNS} from webhooks w where ${OWN} and w.id = $3`, [companyId, lawFirmId, id])

type Said = Pick<Webhook, 'name' | 'url' | 'events' | 'on'>

export const insertWebhook = (tx: Transaction, own: TenantColumns, said: Said, by: { name: string; now: Date }) =>
  tx.one<{ id: number }>(
    `insert into webhooks (company_id, law_firm_id, name, url, events, is_on, created_at, created_by_name)
     values ($1, $2, $3, $4, $5, $6, $7, $8) returning id`,
    [own.companyId, own.lawFirmId, said.name, said.url, said.events, said.on, by.now, by.name],
  )

export const updateWebhook = (tx: Transaction, id: number, said: Said) =>
  tx.run('update webhooks set name = $2, url = $3, events = $4, is_on = $5, version = version + 1 where id = $1', [
    ...[id, said.name, said.url, said.events, said.on],
  ])

/** Sealed to its row, so the row comes first. */
export const keepSecret = (tx: Transaction, keyring: Keyring, id: number, secret: string) =>
  tx.run('update webhooks set secret = $2 where id = $1', [id, sealField(keyring, secret, webhookSecret.place({ id }))])

export const deleteWebhook = (tx: Transaction, id: number) => tx.run('delete from webhooks where id = $1', [id])

type Logged = Omit<Delivery, 'body'> & Pick<Message, 'data'>
export const deliveriesOf = (db: Db, webhookId: number) =>
  db.rows<Logged>(
    `select id, event, message_id as "messageId", state, attempts, status_code as "statusCode", outcome, created_at as "createdAt",
            tried_at as "triedAt", data from webhook_deliveries where webhook_id = $1 order by id desc limit ${LOGGED}`,
    [webhookId],
  )

export const insertDelivery = (tx: Transaction, own: TenantColumns, webhookId: number, event: string, data: object) =>
  tx.one<{ id: number }>(
    `insert into webhook_deliveries (webhook_id, company_id, law_firm_id, event, data) values ($1, $2, $3, $4, $5) returning id`,
    [webhookId, own.companyId, own.lawFirmId, event, JSON.stringify(data)],
  )

export const deliveryForChange = (tx: Transaction, { companyId, lawFirmId }: TenantColumns, id: number) =>
  tx.one<{ id: number; event: string; webhookId: number }>(
    `select d.id, d.event, d.webhook_id as "webhookId" from webhook_deliveries d join webhooks w on w.id = d.webhook_id
      where ${OWN} and d.id = $3 for update of d`,
    [companyId, lawFirmId, id],
  )

export const sendAgain = (tx: Transaction, id: number) =>
  tx.run(`update webhook_deliveries set state = 'waiting' where id = $1`, [id])

export type ToDeliver = Message & {
  id: number
  state: Delivery['state']
  webhookId: number
  url: string
  secret: string
  on: boolean
}

/** Needs scope system. */
export async function toDeliver(system: Db, keyring: Keyring, id: number): Promise<ToDeliver | undefined> {
  const found = await system.maybe<ToDeliver>(
    `select d.id, d.state, d.event, d.message_id as "messageId", d.data, d.created_at as "createdAt", w.id as "webhookId",
            w.url, w.secret, w.is_on as on
       from webhook_deliveries d join webhooks w on w.id = d.webhook_id where d.id = $1`,
    [id],
  )
  return found && { ...found, secret: openField(keyring, found.secret, webhookSecret.place({ id: found.webhookId })) }
}

type Outcome = { state: Delivery['state']; statusCode: number | null; outcome: string }
export const noteDelivery = (tx: Transaction, id: number, { state, statusCode, outcome }: Outcome, now: Date) =>
  tx.run(
    `update webhook_deliveries set state = $2, status_code = $3, outcome = $4, attempts = attempts + 1, tried_at = $5 where id = $1`,
    [id, state, statusCode, outcome.slice(0, 300), now],
  )

/** What is old enough is forgotten. */
export const forgetDeliveries = (tx: Transaction, before: Date) =>
  tx.run(`delete from webhook_deliveries where created_at < $1 and state <> 'waiting'`, [before])
