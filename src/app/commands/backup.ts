import { join, resolve } from 'node:path'
import { makeBackup } from '#platform/backup/backup.ts'
import { loadKeyring } from '#platform/crypto/keyring-file.ts'
import { openFileStore } from '#platform/files/store.ts'
import { command, seconds } from './command.ts'

// npm run backup -- [FILE]: one encrypted file with everything; the server may go on working meanwhile.
await command({ alone: () => false }, async ({ config, ownerUrl, say }) => {
  const began = performance.now()
  const now = new Date()
  const given = process.argv[2]
  const to = given
    ? resolve(given)
    : join(config.dataDir, 'backups', `${now.toISOString().replace(/[:.]/g, '-')}.visacare`)
  const keyring = await loadKeyring(config)
  const made = await makeBackup({ ownerUrl, keyring, files: await openFileStore(config), to, now })
  say(`${to}`)
  say(`${made.rows} rows, ${made.files} files, ${made.bytes} bytes, sha256 ${made.sha256}, ${seconds(began)}`)
  if (made.missingFiles.length > 0) {
    say(`Not in the file store, though the database names them: ${made.missingFiles.join(', ')}`)
  }
  const keys = config.encryptionKeys ? 'ENCRYPTION_KEYS' : join(config.dataDir, 'secrets', 'keyring.json')
  say(`It opens only with the key ${keyring.current} of ${keys}, which is NOT inside: keep a copy of that apart.`)
  return 0
})
