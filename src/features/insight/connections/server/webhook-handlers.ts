import { randomBytes } from 'node:crypto'
import { authorOf } from '#case-file/cases/server/case-contacts.ts'
import { implement } from '#platform/operation/context.ts'
import { type Actor, type TenantColumns, tenantInScope } from '#platform/session/actor.ts'
import { problemOfUrl } from '../addresses.ts'
import { TEST_EVENT } from '../events.ts'
import { bodyOf } from '../signing.ts'
import { MOST_WEBHOOKS, webhooks } from '../webhook-contract.ts'
import { DELIVER_JOB } from './deliver.ts'
import {
  deleteWebhook,
  deliveriesOf,
  deliveryForChange,
  insertDelivery,
  insertWebhook,
  keepSecret,
  sendAgain,
  updateWebhook,
  webhookById,
  webhooksOf,
} from './webhook-store.ts'

const SECRET_BEGINS = 'whs_'
const ATTEMPTS = 12
const again = (id: number) =>
  [DELIVER_JOB, { deliveryId: id }, { key: `webhook:${id}`, maxAttempts: ATTEMPTS }] as const

/** The provider has none of its own: it opens a company first. */
const tenantWithCases = (actor: Actor): TenantColumns | undefined => {
  const own = tenantInScope(actor)
  return own.companyId === null && own.lawFirmId === null ? undefined : own
}

export const webhookHandlers = implement(webhooks, {
  list: async ({ db, actor }) => ({ items: await webhooksOf(db, tenantInScope(actor)) }),

  save: async (context, { id, version, newSecret, ...said }) => {
    const { db, actor, services, now, refuse, audit } = context
    const own = tenantWithCases(actor) ?? refuse('NO_TENANT')
    const problem = problemOfUrl(said.url, services.config.webhooksPrivate)
    if (problem) refuse('BAD_ADDRESS', { fields: { url: problem } })
    const before = id === undefined ? undefined : await webhookById(db, own, id)
    if (before && version !== undefined && version !== before.version) refuse('STALE')
    if (!before && (await webhooksOf(db, own)).length >= MOST_WEBHOOKS) refuse('TOO_MANY_WEBHOOKS')
    if (before) await updateWebhook(db, before.id, said)
    const { name } = await authorOf(context)
    const kept = before?.id ?? (await insertWebhook(db, own, said, { name, now })).id
    // What was signed for one address is not made known to another by moving it: a new place gets a new secret.
    const moved = before !== undefined && new URL(before.url).host !== new URL(said.url).host
    const secret = !before || newSecret || moved ? `${SECRET_BEGINS}${randomBytes(32).toString('base64url')}` : null
    if (secret) await keepSecret(db, services.keyring, kept, secret)
    audit({ subject: `webhook:${kept}`, before, after: { ...said, isSecretNew: secret !== null }, ...own })
    return { id: kept, shownOnce: secret }
  },

  remove: async ({ db, actor, audit }, { id }) => {
    const own = tenantInScope(actor)
    const before = await webhookById(db, own, id)
    await deleteWebhook(db, id)
    audit({ subject: `webhook:${id}`, before, ...own })
    return {}
  },

  test: async ({ db, actor, enqueue, audit }, { id }) => {
    const own = tenantInScope(actor)
    await webhookById(db, own, id)
    const { id: deliveryId } = await insertDelivery(db, own, id, TEST_EVENT, { webhookId: id })
    enqueue(...again(deliveryId))
    audit({ subject: `webhook:${id}`, ...own })
    return { deliveryId }
  },

  deliveries: async ({ db, actor }, { id }) => {
    await webhookById(db, tenantInScope(actor), id)
    const logged = await deliveriesOf(db, id)
    return { items: logged.map(({ data, ...each }) => ({ ...each, body: bodyOf({ ...each, data }) })) }
  },

  redeliver: async ({ db, actor, enqueue, audit }, { id }) => {
    const own = tenantInScope(actor)
    const { event, webhookId } = await deliveryForChange(db, own, id)
    await sendAgain(db, id)
    enqueue(...again(id))
    audit({ subject: `webhook:${webhookId}`, after: { delivery: id, event }, ...own })
    return { id }
  },
})
