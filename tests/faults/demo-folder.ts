import { chmodSync, cpSync, existsSync, mkdtempSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'
import { startEmbedded } from '#platform/database/embedded/start.ts'
import { withClient } from '../operations/databases.ts'
import { startProcess, until } from './processes.ts'

/**
 * Makes of each a data folder as a server leaves it that has loaded the demo, done its jobs and was stopped. A first start
 * takes eight times the work of another one, and its hundred and fifty jobs would run beside whatever is tested: so it is
 * done once, and copied.
 */
export async function fillWithDemo(...folders: string[]): Promise<void> {
  const made = join(inject('runFolder'), 'demo')
  if (!existsSync(made)) await make(made)
  for (const folder of folders) cpSync(made, folder, { recursive: true })
}

async function make(place: string): Promise<void> {
  const folder = mkdtempSync(`${place}-making-`)
  chmodSync(folder, 0o711)
  const server = await startProcess('server', { DATA_DIR: folder })
  // The server's own database, not a second one.
  const database = await startEmbedded({ dataDir: folder, log: () => {} })
  const due = 'select from graphile_worker.jobs where attempts < max_attempts and run_at <= now() limit 1'
  await withClient(database.ownerUrl, (client) =>
    until(async () => (await client.query(due)).rowCount === 0, 100_000, "the demo's jobs"),
  )
  await database.stop()
  await server.end('SIGTERM')
  renameSync(folder, place)
}
