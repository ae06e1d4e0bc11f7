import { join } from 'node:path'
import type { Config } from '#platform/config.ts'
import { problemOfFolder } from '#platform/database/embedded/folder-lock.mjs'
import { StartRefused } from '#platform/database/embedded/refusal.ts'
import { startEmbedded } from '#platform/database/embedded/start.ts'
import { migrate } from '#platform/database/migrate.ts'
import { requireReachable } from '#platform/database/reach.ts'

export type PreparedDatabase = { ownerUrl: string; appUrl: string; where: string; stop(): Promise<void> }

/** The database: our own server when DATABASE_URL names it, the embedded one otherwise. */
export async function prepareDatabase(config: Config, say: (line: string) => void): Promise<PreparedDatabase> {
  const { ownerUrl, appUrl, directUrl } = config.database
  if (ownerUrl) {
    requireDataFolder(config)
    await requireReachable('DATABASE_URL', ownerUrl)
    if (appUrl) await requireReachable('DATABASE_APP_URL', appUrl)
    if (directUrl) await requireReachable('DATABASE_DIRECT_URL', directUrl)
    // Migrations, jobs and commands keep locks and notices from statement to statement: they go past a pooler.
    return { ownerUrl: directUrl ?? ownerUrl, appUrl: appUrl ?? ownerUrl, where: 'DATABASE_URL', stop: async () => {} }
  }
  const embedded = await startEmbedded({ dataDir: config.dataDir, log: say })
  return { ...embedded, where: embedded.adopted ? 'embedded, already running' : 'embedded' }
}

// A node that has its keys and files elsewhere too keeps nothing in the folder.
function requireDataFolder({ encryptionKeys, s3, dataDir }: Config): void {
  const problem = encryptionKeys && s3 ? undefined : problemOfFolder(dataDir)
  if (problem) throw new StartRefused(problem)
}

export const MIGRATIONS = join(
  import.meta.dirname,
  import.meta.filename.endsWith('.ts') ? '../../../db/migrations' : '../../db/migrations',
)

export const runMigrations = (ownerUrl: string, say: (line: string) => void) =>
  migrate({ ownerUrl, folder: MIGRATIONS, log: say })
