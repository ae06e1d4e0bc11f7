import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { insertWebhook, keepSecret } from '#insight/connections/server/webhook-store.ts'
import { saveBox } from '#paperwork/case-mail/server/box-store.ts'
import { installationKey } from '#paperwork/envelopes/server/sealing.ts'
import { openField, sealField } from '#platform/crypto/fields.ts'
import { addKey, type Keyring } from '#platform/crypto/keyring.ts'
import { countOld, resealAll } from '#platform/crypto/rotate.ts'
import { rotate } from '#platform/crypto/rotation.ts'
import { mailBody, sealedColumns, signerMarks } from '#platform/crypto/sealed-columns.ts'
import { sealedDocuments } from '#platform/crypto/sealed-documents.ts'
import { readFile } from '#platform/files/receive.ts'
import { startTestServer, type TestServer } from '../setup/server.ts'
import { withClient } from './databases.ts'
import { fill, plantedText } from './installation.ts'

let server: TestServer
let planted: Awaited<ReturnType<typeof fill>>

beforeAll(async () => {
  server = await startTestServer({
    ownerUrl: inject('ownerUrl'),
    appUrl: inject('appUrl'),
    env: { WORKER: 'separate' },
  })
  planted = await fill(server.services)
  const admin = await server.as(1)
  const begun = await admin.post('/api/my/factors/totp', { name: 'Phone' })
  expect(begun.status).toBe(200)
  await installationKey(server.services)
  await signedByHelen()
  await withMailBox()
  await withWebhook()
})
afterAll(() => server.stop())

/** What a signer drew is sealed, too. */
const signedByHelen = () =>
  server.services.database.transaction({ kind: 'system' }, async (tx) => {
    const signer = await tx.one<{ id: number; company_id: number }>(
      `with e as (insert into envelopes (company_id, file_id, pages, title, created_at)
         select company_id, id, 1, 'Letter', now() from files where key = $1 returning id, company_id)
       insert into envelope_signers (company_id, envelope_id, position, name, email)
       select company_id, id, 1, 'Helen Achebe', 'helen@northwind.example' from e returning id, company_id`,
      [planted.key],
    )
    const marks = sealField(server.services.keyring, '{}', signerMarks.place(signer))
    await tx.run('update envelope_signers set marks = $2 where id = $1', [signer.id, marks])
  })

/** The password of the mailbox of the cases. */
const withMailBox = () =>
  server.services.database.transaction({ kind: 'system' }, (tx) =>
    saveBox(tx, server.services.keyring, {
      ...{ address: 'cases@mail.example', on: false, host: 'imap.mail.example', port: 993, security: 'tls' },
      ...{
        userName: 'cases',
        password: plantedText,
        folder: 'INBOX',
        checkedBy: '',
        outsideHost: '',
        outsidePort: 25,
        authority: '',
      },
    }),
  )

/** The secret of a webhook. */
const withWebhook = () =>
  server.services.database.transaction({ kind: 'system' }, async (tx) => {
    const { id: companyId } = await tx.one<{ id: number }>(`select id from companies where code = 'NORTHWIND'`)
    const said = { name: 'HR', url: 'https://systems.company.example/', events: ['case.moved' as const], on: false }
    const by = { name: 'Helen Achebe', now: new Date() }
    const { id } = await insertWebhook(tx, { companyId, lawFirmId: null }, said, by)
    await keepSecret(tx, server.services.keyring, id, plantedText)
  })

/** The demo's documents, and the one planted here. */
const storedFiles = async () => {
  const system = server.services.database.read({ kind: 'system' })
  return (await system.one<{ n: number }>('select count(*) as n from files')).n
}

async function readable(keyring: Keyring): Promise<boolean> {
  const { database, files } = server.services
  const mail = await database
    .read({ kind: 'system' })
    .one<{ body: string }>('select body from outbox_mails where id = $1', [planted.mailId])
  let content = ''
  for await (const chunk of await readFile({ files, keyring }, { tenant: 'company:1', file: planted.key }))
    content += chunk
  return (
    openField(keyring, mail.body, mailBody.place({ id: planted.mailId })).includes(plantedText) &&
    content.includes(plantedText)
  )
}

describe('the registry of sealed columns', () => {
  it('names every column in which a sealed value is found', async () => {
    const found = await withClient(server.ownerUrl, async (client) => {
      const columns = await client.query<{ table: string; column: string }>(`
        select c.relname as "table", a.attname as "column" from pg_attribute a join pg_class c on c.oid = a.attrelid
         where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped`)
      const sealed: string[] = []
      for (const { table, column } of columns.rows) {
        const { rowCount } = await client.query(
          `select from ${table} where ${column}::text ~ '(^|[^A-Za-z0-9])v1\\.k[0-9a-f]{10}\\.' limit 1`,
        )
        if (rowCount) sealed.push(`${table}.${column}`)
      }
      return sealed
    })
    expect(found.sort()).toEqual(
      [...sealedColumns, ...sealedDocuments].map(({ table, column }) => `${table}.${column}`).sort(),
    )
  })
})

describe('a rotation', () => {
  it('seals everything again, and nothing needs the old keys afterwards', async () => {
    const kept: Keyring[] = []
    const keep = async (keyring: Keyring) => {
      kept.push(keyring)
    }
    const before = server.services.keyring
    const first = await rotate({ ...server.services, keyring: before, dropOld: false, keep })
    expect(first).toMatchObject({ step: 'resealed', resealed: { files: await storedFiles(), missingFiles: 0 } })
    // The new key was kept before anything was sealed with it, and the old one is still there.
    expect([...(kept[0]?.keys.keys() ?? [])]).toEqual([before.current, first.keyring.current])
    const second = await rotate({ ...server.services, keyring: first.keyring, dropOld: true, keep })
    expect(second).toMatchObject({ step: 'dropped', resealed: { fields: 0, files: 0 } })
    expect([...second.keyring.keys.keys()]).toEqual([first.keyring.current])
    expect(await readable(second.keyring)).toBe(true)
    await expect(readable(before)).rejects.toThrow('has no key')
    server.services.keyring = second.keyring
  })

  it('goes on with the same key after an interruption instead of beginning another', async () => {
    const next = addKey(server.services.keyring)
    // Interrupted after the fields: the files are still under the old key.
    const away = { ...server.services.files, get: () => Promise.reject(new Error('interrupted')) }
    await expect(resealAll({ ...server.services, files: away, keyring: next })).rejects.toThrow('interrupted')
    expect(await countOld({ ...server.services, keyring: next })).toBe(await storedFiles())
    const rotated = await rotate({ ...server.services, keyring: next, dropOld: false, keep: async () => {} })
    expect(rotated).toMatchObject({
      step: 'resealed',
      keyring: { current: next.current },
      resealed: { fields: 0, files: await storedFiles() },
    })
    expect(await readable(next)).toBe(true)
    server.services.keyring = next
  })

  it('only says which keys are wanted where they come from the environment', async () => {
    const { keyring } = server.services
    const asked = await rotate({ ...server.services, dropOld: false })
    expect(asked.step).toBe('keys wanted')
    expect(asked.keyring.keys.size).toBe(keyring.keys.size + 1)
    expect(await readable(keyring)).toBe(true)
    const given = await rotate({ ...server.services, keyring: asked.keyring, dropOld: false })
    expect(given).toMatchObject({ step: 'resealed', keyring: { current: asked.keyring.current } })
    expect(await readable(asked.keyring)).toBe(true)
  })
})
