import { join } from 'node:path'
import type { Config } from '#platform/config.ts'
import { startEmbedded } from '#platform/database/embedded/start.ts'
import { migrate } from '#platform/database/migrate.ts'

export type PreparedDatabase = { ownerUrl: string; appUrl: string; where: string; stop(): Promise<void> }

/** The database: our own server when DATABASE_URL names it, the embedded one otherwise. */
export async function prepareDatabase(config: Config, say: (line: string) => void): Promise<PreparedDatabase> {
  const { ownerUrl, appUrl } = config.database
  if (ownerUrl) return { ownerUrl, appUrl: appUrl ?? ownerUrl, where: 'DATABASE_URL', stop: async () => {} }
  const embedded = await startEmbedded({ dataDir: config.dataDir, log: say })
  return { ...embedded, where: embedded.adopted ? 'embedded, already running' : 'embedded' }
}

export const MIGRATIONS = join(
  import.meta.dirname,
  import.meta.filename.endsWith('.ts') ? '../../../db/migrations' : '../../db/migrations',
)

export const runMigrations = (ownerUrl: string, say: (line: string) => void) =>
  migrate({ ownerUrl, folder: MIGRATIONS, log: say })
