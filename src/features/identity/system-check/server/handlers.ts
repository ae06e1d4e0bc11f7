import { implement } from '#platform/operation/context.ts'
import { version } from '#platform/version.ts'
import { systemCheck } from '../contract.ts'
import { standing } from './standing.ts'

export const systemCheckHandlers = implement(systemCheck, {
  read: async ({ services, now }) => ({
    server: 'ok' as const,
    database: await standing(services.database.read({ kind: 'none' })),
    mail: services.config.smtpUrl ? ('smtp' as const) : ('outbox' as const),
    time: now.toISOString(),
    version,
  }),
})
