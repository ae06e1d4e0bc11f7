import { X509Certificate } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { SealingKey } from '#paper/seal/cms.ts'
import type { WrittenKey } from '#paper/seal/sealing-key.ts'
import { BadSetting, type Config } from '#platform/config.ts'
import { openField, sealField } from '#platform/crypto/fields.ts'
import { sealingKey } from '#platform/crypto/sealed-columns.ts'
import type { Db, Transaction } from '#platform/database/database.ts'
import type { Services } from '#platform/services.ts'

const system = { kind: 'system' } as const

// Loaded with the first key: certificates take two large libraries.
const sealingKeys = () => import('#paper/seal/sealing-key.ts')

/** The key that seals what was signed here: the one the settings name, else the installation's own, made once. */
export async function installationKey(services: Services, within?: Transaction): Promise<SealingKey> {
  const [bought, { openSealingKey }] = await Promise.all([configuredKey(services.config), sealingKeys()])
  const changing = <T>(work: (tx: Transaction) => Promise<T>) =>
    within ? work(within) : services.database.transaction(system, work)
  if (bought) {
    await changing((tx) => remember(tx, bought.certificates, services.clock.now()))
    return openSealingKey(bought)
  }
  const there = await ownKey(services, within)
  return openSealingKey(there ?? (await changing((tx) => makeKey(services, tx))))
}

/** Certificates that sealed something here, by their digest; an older one still speaks for its files. */
export async function knownFingerprints(db: Db): Promise<ReadonlySet<string>> {
  const rows = await db.rows<{ fingerprint: string }>('select fingerprint from sealing_keys')
  return new Set(rows.map(({ fingerprint }) => fingerprint))
}

/** A wrong file is told when the product starts, in one sentence, and not when the first document is finished. */
export async function requireSealingFiles(config: Pick<Config, 'sealing'>): Promise<void> {
  const written = await configuredKey(config)
  if (!written) return
  const { openSealingKey } = await sealingKeys()
  await openSealingKey(written).catch((error: Error) => {
    const why = /^The /.test(error.message) ? error.message : 'They hold no key and certificate in PEM.'
    throw new BadSetting(`The settings SEALING_KEY and SEALING_CERTIFICATE are not usable: ${why}`)
  })
}

async function configuredKey({ sealing }: Pick<Config, 'sealing'>): Promise<WrittenKey | undefined> {
  if (!sealing) return undefined
  const read = (name: string, path: string) =>
    readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
      throw new BadSetting(`The setting ${name} is not usable: the file ${path} cannot be read (${error.code}).`)
    })
  return {
    privateKey: await read('SEALING_KEY', sealing.key),
    certificates: await read('SEALING_CERTIFICATE', sealing.certificate),
  }
}

type KeyRow = { id: number; certificates: string; privateKey: string }

async function ownKey({ database, keyring }: Services, db: Db = database.read(system)) {
  const row = await db.maybe<KeyRow>(
    `select id, certificates, private_key as "privateKey" from sealing_keys where private_key is not null order by id limit 1`,
  )
  return (
    row && { certificates: row.certificates, privateKey: openField(keyring, row.privateKey, sealingKey.place(row)) }
  )
}

/** Two nodes may come here at the same moment: one makes it, the other waits and finds it. */
async function makeKey(services: Services, tx: Transaction): Promise<WrittenKey> {
  await tx.one('select pg_advisory_xact_lock(781026)')
  const there = await ownKey(services, tx)
  if (there) return there
  const now = services.clock.now()
  const { newSealingKey } = await sealingKeys()
  const made = await newSealingKey(`VisaCare at ${new URL(services.config.publicUrl).host}`, now)
  const id = await remember(tx, made.certificates, now)
  const sealed = sealField(services.keyring, made.privateKey, sealingKey.place({ id }))
  await tx.run('update sealing_keys set private_key = $2 where id = $1', [id, sealed])
  return made
}

async function remember(tx: Transaction, certificates: string, now: Date): Promise<number> {
  const fingerprint = new X509Certificate(certificates).fingerprint256.replaceAll(':', '').toLowerCase()
  const { id } = await tx.one<{ id: number }>(
    `insert into sealing_keys (fingerprint, certificates, made_at) values ($1, $2, $3)
     on conflict (fingerprint) do update set certificates = excluded.certificates returning id`,
    [fingerprint, certificates, now],
  )
  return id
}
