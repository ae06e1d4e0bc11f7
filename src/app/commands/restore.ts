import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { MIGRATIONS } from '#app/server/prepare.ts'
import { restoreBackup } from '#platform/backup/restore.ts'
import type { Config } from '#platform/config.ts'
import type { Keyring } from '#platform/crypto/keyring.ts'
import { loadKeyring, readKeyringFile } from '#platform/crypto/keyring-file.ts'
import { openFileStore } from '#platform/files/store.ts'
import { command, Misused, seconds } from './command.ts'

// npm run restore -- FILE [--replace DATABASE]: into an empty database, or in place of the one whose name is typed.
await command({ alone: () => true }, async ({ config, ownerUrl, say }) => {
  const began = performance.now()
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { replace: { type: 'string' } } })
  const [file, ...others] = positionals
  if (!file || others.length > 0) throw new Misused('Name one backup: npm run restore -- FILE [--replace DATABASE]')
  const restored = await restoreBackup({
    ownerUrl,
    keyring: await keyringOf(config),
    files: await openFileStore(config),
    from: resolve(file),
    migrations: MIGRATIONS,
    replace: values.replace,
    say,
  })
  const further =
    restored.migratedFurther.length > 0 ? `, then ${restored.migratedFurther.length} newer migrations` : ''
  say(
    `Restored ${restored.rows} rows of ${restored.tables} tables, ${restored.jobs} jobs and ${restored.files} files${further} in ${seconds(began)}.`,
  )
  return 0
})

/** Of no use here: a keyring made new. The backup opens with the one it was made with. */
async function keyringOf(config: Config): Promise<Keyring> {
  const file = join(config.dataDir, 'secrets', 'keyring.json')
  if (!config.encryptionKeys && !(await readKeyringFile(file))) {
    throw new Misused(`The keyring of the backup is missing: put it at ${file}, or set ENCRYPTION_KEYS.`)
  }
  return loadKeyring(config)
}
