import { z } from 'zod'
import { webhookEventNames } from './events.ts'

export const ApiKey = z.object({
  id: z.number(),
  name: z.string(),
  /** How the key begins; the rest is nowhere. */
  prefix: z.string(),
  rights: z.array(z.string()),
  createdAt: z.string(),
  createdByName: z.string(),
  expiresAt: z.string(),
  lastUsedAt: z.string().nullable(),
  revokedAt: z.string().nullable(),
  state: z.enum(['active', 'expired', 'revoked']),
})
export type ApiKey = z.output<typeof ApiKey>

export const KeyRight = z.object({ name: z.string(), words: z.string() })
export type KeyRight = z.output<typeof KeyRight>

export const Webhook = z.object({
  id: z.number(),
  name: z.string(),
  url: z.string(),
  events: z.array(z.enum(webhookEventNames)),
  on: z.boolean(),
  version: z.number(),
  createdAt: z.string(),
  createdByName: z.string(),
  /** Of its newest delivery; null: there is none yet. */
  lastState: z.enum(['waiting', 'delivered', 'failed']).nullable(),
})
export type Webhook = z.output<typeof Webhook>

export const Delivery = z.object({
  id: z.number(),
  event: z.string(),
  messageId: z.string(),
  state: z.enum(['waiting', 'delivered', 'failed']),
  attempts: z.number(),
  statusCode: z.number().nullable(),
  outcome: z.string(),
  createdAt: z.string(),
  triedAt: z.string().nullable(),
  /** As it is sent. */
  body: z.string(),
})
export type Delivery = z.output<typeof Delivery>
