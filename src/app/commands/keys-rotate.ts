import { join } from 'node:path'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { openServices } from '#app/server/services.ts'
import { requireQuiet } from '#platform/backup/target-database.ts'
import { systemClock } from '#platform/clock.ts'
import { serializeKeyring } from '#platform/crypto/keyring.ts'
import { writeKeyringFile } from '#platform/crypto/keyring-file.ts'
import { rotate } from '#platform/crypto/rotation.ts'
import { openLog } from '#platform/log/log.ts'
import { systemChange } from '#platform/operation/change.ts'
import { command, seconds } from './command.ts'

// npm run keys:rotate [-- --drop-old]: a new key, everything sealed again under it; later the old keys dropped.
// A server keeps the keys it started with: only where all nodes were given the new ones first may they go on working.
await command({ alone: (config) => !config.encryptionKeys }, async ({ config, ownerUrl, appUrl, say }) => {
  const fromOutside = Boolean(config.encryptionKeys)
  const began = performance.now()
  const { values } = parseArgs({ options: { 'drop-old': { type: 'boolean', default: false } } })
  if (!fromOutside) await requireNobody(ownerUrl)
  const services = await openServices({ config, clock: systemClock, log: openLog('warn'), appUrl })
  try {
    const file = join(config.dataDir, 'secrets', 'keyring.json')
    const rotated = await rotate({
      ...services,
      dropOld: values['drop-old'],
      keep: fromOutside ? undefined : (next) => writeKeyringFile(file, next),
    })
    const setting = JSON.stringify(JSON.parse(serializeKeyring(rotated.keyring)))
    if (rotated.step === 'keys wanted') {
      say(
        'The keys come from ENCRYPTION_KEYS, which this command cannot change. Nothing was changed. Set this on every',
      )
      say('server and worker, restart them all, and run the command again with it:')
      say(setting)
      return 1
    }
    await systemChange(services, 'keys.rotate', async ({ audit }) =>
      audit({ subject: `key:${rotated.keyring.current}`, after: { step: rotated.step } }),
    )
    const { fields, files, missingFiles } = rotated.resealed
    say(`${fields} values and ${files} files are now under the key ${rotated.keyring.current} (${seconds(began)}).`)
    if (missingFiles > 0) say(`${missingFiles} files that the database names are not in the file store.`)
    if (rotated.step === 'resealed')
      say('The old keys are still there. Drop them with: npm run keys:rotate -- --drop-old')
    else if (fromOutside) say(`Nothing needs the old keys. Set ENCRYPTION_KEYS to:\n${setting}`)
    else say('The old keys are gone. Backups made before need the keyring of their day.')
    return 0
  } finally {
    await services.database.end()
  }
})

async function requireNobody(ownerUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl, application_name: 'visacare-rotate' })
  await client.connect()
  await requireQuiet(client).finally(() => client.end())
}
