import { insertDelivery, insertWebhook, keepSecret, noteDelivery } from '#insight/connections/server/webhook-store.ts'
import { randomToken } from '#platform/crypto/tokens.ts'
import type { Transaction } from '#platform/database/database.ts'
import type { Services } from '#platform/services.ts'

const said = { name: 'HR system (demo)', url: 'https://systems.northwind.example/visacare', on: false }

/** A webhook of Northwind with a short log. It is off: nothing leaves the machine of whoever tries the product. */
export async function fillDemoConnections(db: Transaction, { keyring }: Services, now: Date): Promise<void> {
  const { id: companyId } = await db.one<{ id: number }>(`select id from companies where code = 'NORTHWIND'`)
  const own = { companyId, lawFirmId: null }
  const by = { name: 'Helen ACHEBE', now }
  const { id } = await insertWebhook(db, own, { ...said, events: ['case.opened', 'case.moved', 'case.decided'] }, by)
  await keepSecret(db, keyring, id, randomToken())
  const moved = await insertDelivery(db, own, id, 'case.moved', { caseId: 1, companyId, status: 2, stage: 'SUBMITTED' })
  await noteDelivery(db, moved.id, { state: 'failed', statusCode: 503, outcome: 'It answered 503.' }, now)
  await noteDelivery(db, moved.id, { state: 'delivered', statusCode: 204, outcome: 'Delivered.' }, now)
}
