import { z } from 'zod'
import { command, query } from '#platform/operation/contract.ts'
import { Id } from '#platform/operation/fields.ts'
import { ApiKey, KeyRight } from './records.ts'

const can = 'api-key:edit'
export const LONGEST_DAYS = 366
export const MOST_KEYS = 50

/** Keys with which a customer's own systems make the calls of the API document. */
export const apiKeys = {
  list: query('apiKeys.list', {
    summary: 'The API keys of your company, law firm or installation, and the rights a new one can have.',
    path: 'GET /api/api-keys',
    personOnly: true,
    can,
    input: z.object({}),
    output: z.object({ items: z.array(ApiKey), rights: z.array(KeyRight), mayMake: z.boolean() }),
    example: {},
  }),
  make: command('apiKeys.make', {
    summary: 'Makes an API key with some of your own rights. It is shown in this answer and never again.',
    audit: 'Made an API key',
    path: 'POST /api/api-keys',
    can,
    confirm: true,
    input: z.object({
      name: z.string().trim().min(1, 'Enter a name.').max(80),
      rights: z.array(z.string().max(80)).min(1, 'Choose at least one right.').max(200),
      days: z.coerce.number().int().min(1).max(LONGEST_DAYS),
    }),
    output: z.object({ id: z.number(), prefix: z.string(), shownOnce: z.string(), expiresAt: z.string() }),
    refusals: {
      NOT_FOR_KEYS: {
        status: 400,
        message: 'rights: A key can’t manage keys or how people sign in, and can’t do what needs a password.',
      },
      NOT_YOURS: { status: 400, message: 'rights: A key can have your own rights only.' },
      OWN_TENANT: { status: 409, message: 'Leave the company first: a key is made for your own organization.' },
      TOO_MANY_KEYS: { status: 409, message: `There are ${MOST_KEYS} keys already. Revoke one first.` },
    },
    example: { name: 'Payroll', rights: ['case:read'], days: 90 },
  }),
  revoke: command('apiKeys.revoke', {
    summary: 'Ends an API key at once.',
    audit: 'Revoked an API key',
    path: 'POST /api/api-keys/:id/revoke',
    personOnly: true,
    can,
    input: z.object({ id: Id }),
    output: z.object({ id: z.number() }),
    example: { id: 1 },
    names: { id: 'apiKey' },
  }),
  self: query('apiKeys.self', {
    summary: 'What the API key of this call may do and until when; for trying a key out.',
    path: 'GET /api/api-key',
    can: 'session',
    input: z.object({}),
    output: z.object({ prefix: z.string(), rights: z.array(z.string()), expiresAt: z.string() }),
    refusals: { NO_KEY: { status: 400, message: 'This call was made without an API key.' } },
    example: {},
  }),
}
