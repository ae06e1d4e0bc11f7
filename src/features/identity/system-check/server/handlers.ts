import type { Db } from '#platform/database/database.ts'
import { implement } from '#platform/operation/context.ts'
import { version } from '#platform/version.ts'
import { systemCheck } from '../contract.ts'

export const systemCheckHandlers = implement(systemCheck, {
  read: async ({ services, now }) => ({
    server: 'ok' as const,
    database: await standing(services.database.read({ kind: 'none' })),
    mail: services.config.smtpUrl ? ('smtp' as const) : ('outbox' as const),
    time: now.toISOString(),
    version,
  }),
})

async function standing(db: Db): Promise<'ok' | 'away'> {
  try {
    await db.run('select 1')
    return 'ok'
  } catch {
    return 'away'
  }
}
