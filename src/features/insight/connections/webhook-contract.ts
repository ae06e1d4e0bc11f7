import { z } from 'zod'
import { command, query } from '#platform/operation/contract.ts'
import { Id, IdIfKnown, Version } from '#platform/operation/fields.ts'
import { webhookEventNames } from './events.ts'
import { Delivery, Webhook } from './records.ts'

const can = 'webhook:edit'
export const MOST_WEBHOOKS = 20

/** Where a customer's own systems are told what happens in its cases. */
export const webhooks = {
  list: query('webhooks.list', {
    summary: 'The webhooks of your company or law firm.',
    path: 'GET /api/webhooks',
    can,
    input: z.object({}),
    output: z.object({ items: z.array(Webhook) }),
    example: {},
  }),
  save: command('webhooks.save', {
    summary: 'Keeps a webhook: a new one, whose secret is shown in this answer only, or a change of one.',
    audit: 'Saved a webhook',
    path: 'PUT /api/webhooks',
    can,
    confirm: true,
    input: z.object({
      id: IdIfKnown,
      version: Version,
      name: z.string().trim().min(1, 'Enter a name.').max(80),
      url: z.string().trim().max(500),
      events: z.array(z.enum(webhookEventNames)).min(1, 'Choose at least one event.'),
      on: z.boolean().default(true),
      /** A new secret in place of the one there was. */
      newSecret: z.boolean().default(false),
    }),
    output: z.object({ id: z.number(), shownOnce: z.string().nullable() }),
    refusals: {
      BAD_ADDRESS: { status: 400, message: 'url: Messages cannot be sent to this address.' },
      NO_TENANT: { status: 409, message: 'Webhooks belong to a company or a law firm. Open one first.' },
      TOO_MANY_WEBHOOKS: { status: 409, message: `There are ${MOST_WEBHOOKS} webhooks already. Delete one first.` },
      STALE: { status: 409, message: 'Someone changed it in the meantime. Open it again.' },
    },
    example: { name: 'HR system', url: 'https://systems.company.example/visacare', events: ['case.moved'] },
    names: { id: 'webhook' },
  }),
  remove: command('webhooks.remove', {
    summary: 'Deletes a webhook with its log.',
    audit: 'Deleted a webhook',
    path: 'POST /api/webhooks/:id/delete',
    can,
    input: z.object({ id: Id }),
    output: z.object({}),
    example: { id: 1 },
    names: { id: 'webhook' },
  }),
  test: command('webhooks.test', {
    summary: 'Sends a test message to a webhook.',
    audit: 'Sent a test to a webhook',
    path: 'POST /api/webhooks/:id/test',
    can,
    input: z.object({ id: Id }),
    output: z.object({ deliveryId: z.number() }),
    example: { id: 1 },
    names: { id: 'webhook' },
  }),
  deliveries: query('webhooks.deliveries', {
    summary: 'What was sent to a webhook and how it went, newest first.',
    path: 'GET /api/webhooks/:id/deliveries',
    can,
    input: z.object({ id: Id }),
    output: z.object({ items: z.array(Delivery) }),
    example: { id: 1 },
    names: { id: 'webhook' },
  }),
  redeliver: command('webhooks.redeliver', {
    summary: 'Sends a message again, with the same id and body.',
    audit: 'Sent a webhook message again',
    path: 'POST /api/webhook-deliveries/:id/redeliver',
    can,
    input: z.object({ id: Id }),
    output: z.object({ id: z.number() }),
    example: { id: 1 },
    names: { id: 'webhookDelivery' },
  }),
}
