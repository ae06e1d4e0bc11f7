import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { MIGRATIONS } from '#app/server/prepare.ts'
import { StartRefused } from '#platform/database/embedded/refusal.ts'
import { migrate } from '#platform/database/migrate.ts'
import { inDatabase } from '../setup/databases.ts'
import { freshDatabase } from '../setup/templates.ts'
import { withClient } from './databases.ts'

let folder = ''
let url = ''
beforeAll(async () => {
  folder = join(mkdtempSync(join(tmpdir(), 'visacare-newer-')), 'migrations')
  cpSync(MIGRATIONS, folder, { recursive: true })
  url = inDatabase(inject('ownerUrl'), await freshDatabase(inject('ownerUrl')))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('a database that a newer version made is refused with one sentence, and left as it is', async () => {
  writeFileSync(join(folder, '9998_newer.sql'), 'create table newer (id bigint)')
  await migrate({ ownerUrl: url, folder })
  rmSync(join(folder, '9998_newer.sql'))
  writeFileSync(join(folder, '9999_own.sql'), 'create table own (id bigint)')
  const start = migrate({ ownerUrl: url, folder })
  await expect(start).rejects.toThrow(StartRefused)
  await expect(start).rejects.toThrow(
    'The database was made by a newer version of VisaCare: this one does not know its migration 9998_newer.sql. Start the newer version, or restore a backup of this one.',
  )
  await withClient(url, async (client) => {
    const { rows } = await client.query(`select to_regclass('own') as own, to_regclass('newer') as newer`)
    expect(rows).toEqual([{ own: null, newer: 'newer' }])
  })
})
