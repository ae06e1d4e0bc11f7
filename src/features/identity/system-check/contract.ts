import { z } from 'zod'
import { query } from '#platform/operation/contract.ts'

/** For /checkingpage: how the server stands, without a word about its insides. */
export const systemCheck = {
  read: query('systemCheck.read', {
    summary: 'Tells whether the server, its database and its mail work.',
    path: 'GET /api/system-check',
    can: 'public',
    passive: true,
    input: z.object({}),
    output: z.object({
      server: z.literal('ok'),
      database: z.enum(['ok', 'away']),
      /** `outbox`: mails are kept for the administrator to read instead of being sent. */
      mail: z.enum(['smtp', 'outbox']),
      time: z.string(),
      version: z.string(),
    }),
  }),
}
