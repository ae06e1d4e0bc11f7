import { z } from 'zod'
import { command, query } from '#platform/operation/contract.ts'

const Nothing = z.object({})
const Factor = z.object({
  id: z.number(),
  kind: z.enum(['totp', 'passkey']),
  name: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.string().nullable(),
})
const WRONG_CODE = {
  status: 400,
  message: 'This code is not right. Check the clock of your device and try the next code.',
} as const

/** The own second factor: authenticator app, passkeys, recovery codes. */
export const factors = {
  list: query('factors.list', {
    summary: 'The caller’s second factors and how many recovery codes are left.',
    path: 'GET /api/my/factors',
    can: 'session',
    before: ['factor'],
    input: Nothing,
    output: z.object({ items: z.array(Factor), recoveryCodesLeft: z.number() }),
  }),
  beginTotp: command('factors.beginTotp', {
    summary: 'Makes a new authenticator secret; it counts once its first code was entered.',
    audit: 'Began to add an authenticator app',
    path: 'POST /api/my/factors/totp',
    can: 'session',
    before: ['factor'],
    confirm: true,
    input: z.object({ name: z.string().trim().min(1).max(60).default('Authenticator app') }),
    output: z.object({ id: z.number(), secret: z.string(), uri: z.string() }),
  }),
  confirmTotp: command('factors.confirmTotp', {
    summary: 'Confirms the authenticator app by its first code and answers fresh recovery codes.',
    audit: 'Added an authenticator app',
    path: 'POST /api/my/factors/totp/:id/confirm',
    can: 'session',
    before: ['factor'],
    confirm: true,
    input: z.object({ id: z.coerce.number().int().positive(), code: z.string().trim().min(6).max(10) }),
    output: z.object({ recoveryCodes: z.array(z.string()) }),
    refusals: { WRONG_CODE },
    example: { id: 1, code: '000000' },
  }),
  beginPasskey: command('factors.beginPasskey', {
    summary: 'The options with which the browser creates a passkey.',
    audit: 'Began to add a passkey',
    path: 'POST /api/my/factors/passkey-options',
    can: 'session',
    before: ['factor'],
    confirm: true,
    input: Nothing,
    output: z.object({ options: z.record(z.string(), z.unknown()) }),
  }),
  addPasskey: command('factors.addPasskey', {
    summary: 'Stores a passkey that the browser created.',
    audit: 'Added a passkey',
    path: 'POST /api/my/factors/passkey',
    can: 'session',
    before: ['factor'],
    confirm: true,
    input: z.object({
      name: z.string().trim().min(1).max(60).default('Passkey'),
      response: z.record(z.string(), z.unknown()),
    }),
    output: z.object({ recoveryCodes: z.array(z.string()) }),
    refusals: { WRONG_PASSKEY: { status: 400, message: 'This passkey could not be verified.' } },
    example: { response: {} },
  }),
  newRecoveryCodes: command('factors.newRecoveryCodes', {
    summary: 'Replaces the recovery codes.',
    audit: 'Made new recovery codes',
    path: 'POST /api/my/factors/recovery-codes',
    can: 'session',
    before: ['factor'],
    confirm: true,
    input: Nothing,
    output: z.object({ recoveryCodes: z.array(z.string()) }),
  }),
  remove: command('factors.remove', {
    summary: 'Removes a second factor.',
    audit: 'Removed a second factor',
    path: 'DELETE /api/my/factors/:id',
    can: 'session',
    before: ['factor'],
    confirm: true,
    input: z.object({ id: z.coerce.number().int().positive() }),
    output: Nothing,
    refusals: {
      REQUIRED: { status: 409, message: 'Your role needs a second factor. Add another one before you remove this.' },
    },
    example: { id: 1 },
  }),
}
