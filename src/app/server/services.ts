import { requireSigningKey } from '#paperwork/envelopes/server/outside/api.ts'
import { requireSealingFiles } from '#paperwork/envelopes/server/sealing.ts'
import type { Clock } from '#platform/clock.ts'
import type { Config } from '#platform/config.ts'
import { loadKeyring } from '#platform/crypto/keyring-file.ts'
import { assertTenancy } from '#platform/database/assert-tenancy.ts'
import { openDatabase } from '#platform/database/database.ts'
import { clamd } from '#platform/files/clamd.ts'
import { openFileStore } from '#platform/files/store.ts'
import type { Log } from '#platform/log/log.ts'
import type { Services } from '#platform/services.ts'
import { rightsOver } from '#platform/session/rights.ts'
import { sessionsOver } from '#platform/session/sessions.ts'
import { serverParts } from './parts.ts'

export type ServiceOptions = {
  config: Config
  clock: Clock
  log: Log
  appUrl: string
  /** How long a query may be silent before the answer is "the database does not answer". */
  patienceMs?: number
}

/** What a node or a worker stands on. Refuses to go on when the database would show rows without a tenant. */
export async function openServices({ config, clock, log, appUrl, patienceMs }: ServiceOptions): Promise<Services> {
  const keyring = await loadKeyring(config)
  await requireSealingFiles(config)
  await requireSigningKey(config)
  const database = openDatabase({
    url: appUrl,
    clock,
    max: config.database.pool,
    ...(patienceMs && { timeoutMs: patienceMs }),
    pooled: config.database.directUrl !== undefined,
    onError: (error) => log.warn({ err: error }, 'database connection'),
  })
  await assertTenancy(database)
  return {
    config,
    clock,
    log,
    database,
    keyring,
    files: await openFileStore(config),
    ...(config.clamd && { scanner: clamd(config.clamd) }),
    sessions: sessionsOver(database, clock, { factorRequired: !config.demoData }),
    rights: rightsOver(database),
    parts: serverParts,
  }
}
