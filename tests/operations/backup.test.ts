import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { MIGRATIONS } from '#app/server/prepare.ts'
import { makeBackup } from '#platform/backup/backup.ts'
import { restoreBackup } from '#platform/backup/restore.ts'
import { digestOfTable, plainSettings, sequencesOf, tablesOf } from '#platform/backup/tables.ts'
import { generateKeyring } from '#platform/crypto/keyring.ts'
import { migrate, migrationNames } from '#platform/database/migrate.ts'
import { diskFileStore } from '#platform/files/disk-store.ts'
import { readFile } from '#platform/files/receive.ts'
import { inDatabase } from '../setup/databases.ts'
import { startTestServer, type TestServer } from '../setup/server.ts'
import { freshDatabase } from '../setup/templates.ts'
import { history } from '../upgrades/history.ts'
import { liveIn } from '../upgrades/installation.ts'
import { pastDatabase } from '../upgrades/past-database.ts'
import { bareDatabase, managedDatabase, withClient } from './databases.ts'
import { fill, plantedText, removeScratch, scratch } from './installation.ts'

const folder = scratch()
const backup = join(folder, 'all.visacare')
const ownerUrl = inject('ownerUrl')
let server: TestServer
let planted: Awaited<ReturnType<typeof fill>>

beforeAll(async () => {
  server = await startTestServer({ ownerUrl, appUrl: inject('appUrl'), env: { WORKER: 'separate' } })
  planted = await fill(server.services)
  await makeBackup({ ...server.services, ownerUrl: server.ownerUrl, to: backup, now: new Date() })
})
afterAll(async () => {
  await server.stop()
  removeScratch()
})

const restore = (to: string, more: object = {}) =>
  restoreBackup({
    ownerUrl: to,
    keyring: server.services.keyring,
    files: diskFileStore(scratchFiles()),
    from: backup,
    migrations: MIGRATIONS,
    ...more,
  })
const scratchFiles = () => join(scratch(), 'files')
const emptyInstallation = async () => inDatabase(ownerUrl, await freshDatabase(ownerUrl))

/** The demo's documents, and the one planted here. */
const storedFiles = async () => {
  const system = server.services.database.read({ kind: 'system' })
  return (await system.one<{ n: number }>('select count(*) as n from files')).n
}

/** Every table's digest and every sequence: two databases that answer the same are the same. */
const contentOf = (url: string) =>
  withClient(url, async (client) => {
    await client.query(plainSettings)
    const digests: Record<string, unknown> = {}
    for (const table of await tablesOf(client)) digests[table.name] = await digestOfTable(client, table)
    return { digests, sequences: await sequencesOf(client) }
  })

/** Everything that guards the rows. */
const guardsOf = (url: string) =>
  withClient(url, async (client) => {
    const { rows } = await client.query(`
      select 'constraint ' || conrelid::regclass || ' ' || pg_get_constraintdef(oid) as what from pg_constraint where connamespace = 'public'::regnamespace
      union all select 'trigger ' || tgrelid::regclass || ' ' || tgname || ' ' || tgenabled::text from pg_trigger where not tgisinternal
      union all select 'rls ' || oid::regclass || ' ' || relrowsecurity || relforcerowsecurity from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
      order by 1`)
    return rows.map(({ what }) => what)
  })

describe('a restored backup', () => {
  it('equals the original, row for row, with the same guards, and goes on where it stopped', async () => {
    const to = await bareDatabase(ownerUrl)
    const files = diskFileStore(scratchFiles())
    const restored = await restore(to, { files })
    expect(restored.rows).toBeGreaterThan(300)
    expect(restored).toMatchObject({ files: await storedFiles(), migratedFurther: [] })
    expect(await contentOf(to)).toEqual(await contentOf(server.ownerUrl))
    expect(await guardsOf(to)).toEqual(await guardsOf(server.ownerUrl))
    const jobs = await withClient(to, (client) =>
      client.query(`select key, task_identifier from graphile_worker.jobs order by key`),
    )
    const waiting = await withClient(server.ownerUrl, (client) =>
      client.query(`select key, task_identifier from graphile_worker.jobs order by key`),
    )
    expect(jobs.rows).toEqual(waiting.rows)
    expect(jobs.rows).toContainEqual({ key: 'tests', task_identifier: 'tests.nothing' })
    const next = await withClient(to, (client) =>
      client.query(`insert into law_firms (code, name) values ('NEW', 'New') returning id`),
    )
    expect(Number(next.rows[0]?.id)).toBeGreaterThan(1)
    let content = ''
    for await (const chunk of await readFile(
      { files, keyring: server.services.keyring },
      { tenant: 'company:1', file: planted.key },
    ))
      content += chunk
    expect(content).toContain(plantedText)
  })

  it('works on a server whose owner is no superuser', async () => {
    const to = await managedDatabase(ownerUrl)
    const restored = await restore(to)
    expect(restored.rows).toBeGreaterThan(300)
    expect(await contentOf(to)).toEqual(await contentOf(server.ownerUrl))
  })

  it('replaces another database only when its name is typed', async () => {
    const to = await emptyInstallation()
    await expect(restore(to)).rejects.toThrow(/is not empty\. To replace what it holds, add: --replace test_/)
    await expect(restore(to, { replace: 'another' })).rejects.toThrow(/is named test_\w+, not another/)
    await restore(to, { replace: new URL(to.replace('@/', '@localhost/')).pathname.slice(1) })
    expect(await contentOf(to)).toEqual(await contentOf(server.ownerUrl))
  })

  it('refuses while a server is connected', async () => {
    await expect(restore(server.ownerUrl)).rejects.toThrow('A server or a worker is connected to this database')
  })

  it('of an earlier schema is migrated forward with no row lost', async () => {
    const names = await migrationNames(MIGRATIONS)
    const earlier = await bareDatabase(ownerUrl)
    await migrate({ ownerUrl: earlier, folder: MIGRATIONS, upTo: names.at(-2) })
    await withClient(earlier, (client) =>
      client.query(`insert into companies (code, name) values ('OLD', 'An old company')`),
    )
    const from = join(folder, 'earlier.visacare')
    await makeBackup({ ...server.services, ownerUrl: earlier, to: from, now: new Date() })
    const to = await bareDatabase(ownerUrl)
    const restored = await restore(to, { from })
    expect(restored.migratedFurther).toEqual([names.at(-1)])
    const { rows } = await withClient(to, (client) => client.query('select code from companies'))
    expect(rows).toEqual([{ code: 'OLD' }])
  })

  it('of a schema that was worded otherwise is mended and migrated forward', async () => {
    const past = history.find(({ commit }) => commit === '40544e4')
    const earlier = await pastDatabase(ownerUrl, past ?? { commit: '', ran: [] })
    await withClient(earlier, liveIn)
    const from = join(folder, 'otherwise.visacare')
    await makeBackup({ ...server.services, ownerUrl: earlier, to: from, now: new Date() })
    const to = await bareDatabase(ownerUrl)
    const { migratedFurther } = await restore(to, { from })
    expect(migratedFurther).toEqual(expect.arrayContaining(['0025_waivers_of_findings.sql']))
    const { rows } = await withClient(to, (client) =>
      client.query('select number, renewal_number from cases order by number'),
    )
    expect(rows).toEqual([
      { number: '26-00001', renewal_number: '26-00002' },
      { number: '26-00002', renewal_number: '' },
    ])
  })
})

describe('a backup', () => {
  it('holds nothing in plain', () => {
    const bytes = readFileSync(backup)
    for (const text of [plantedText, 'visacare.demo', 'create table', 'schema_migrations'])
      expect(bytes.includes(text)).toBe(false)
  })

  it('that is cut, changed or opened with another keyring touches nothing', async () => {
    const to = await bareDatabase(ownerUrl)
    const whole = readFileSync(backup)
    const broken = join(folder, 'broken.visacare')
    const changed = Buffer.from(whole)
    changed.writeUInt8(changed.readUInt8(whole.length - 3000) ^ 1, whole.length - 3000)
    for (const bytes of [changed, whole.subarray(0, -1), whole.subarray(0, whole.length / 2), whole.subarray(0, 100)]) {
      writeFileSync(broken, bytes)
      await expect(restore(to, { from: broken })).rejects.toThrow()
    }
    await expect(restore(to, { keyring: generateKeyring() })).rejects.toThrow('The keyring has no key')
    const tables = await withClient(to, (client) =>
      client.query(`select from pg_class where relnamespace = 'public'::regnamespace`),
    )
    expect(tables.rowCount).toBe(0)
  })

  it('of a newer product is refused', async () => {
    const newer = await emptyInstallation()
    await withClient(newer, (client) => client.query(`insert into schema_migrations values ('9999_later.sql', 'x')`))
    const from = join(folder, 'newer.visacare')
    await makeBackup({ ...server.services, ownerUrl: newer, to: from, now: new Date() })
    await expect(restore(await bareDatabase(ownerUrl), { from })).rejects.toThrow('was made by another VisaCare')
  })

  it('names the files that are missing from the store and saves the rest', async () => {
    const store = diskFileStore(scratchFiles())
    const made = await makeBackup({
      ...server.services,
      files: store,
      ownerUrl: server.ownerUrl,
      to: join(folder, 'missing.visacare'),
      now: new Date(),
    })
    expect(made.missingFiles).toContain(planted.key)
    expect(made.missingFiles).toHaveLength(await storedFiles())
    expect(made.rows).toBeGreaterThan(300)
  })

  it('leaves no half file behind when it fails', async () => {
    const to = join(folder, 'never', 'made.visacare')
    const files = { ...server.services.files, get: () => Promise.reject(new Error('The store is away.')) }
    await expect(
      makeBackup({ ...server.services, files, ownerUrl: server.ownerUrl, to, now: new Date() }),
    ).rejects.toThrow('The store is away.')
    expect(readdirSync(join(folder, 'never'))).toEqual([])
  })
})
