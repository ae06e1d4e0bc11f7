import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { Role } from '#formats/roles.ts'
import { signInJobs } from '#identity/passwords/server/jobs.ts'
import { INVITE_JOB, tenantArchiveJobs } from '#insight/tenant-archives/server/jobs.ts'
import { fitOf } from '#platform/archive/fits.ts'
import { importTenant } from '#platform/archive/import-tenant.ts'
import { decrypted, encrypted } from '#platform/archive/passphrase.ts'
import { startTestServer, type TestServer } from '../setup/server.ts'
import { serverOfFile } from '../setup/server-of-file.ts'
import { contents, exported, filesStored, forged, gathered, imported, read, rowCounts } from './support/archives.ts'

const server = serverOfFile({ env: { WORKER: 'separate' } })
let other: TestServer
beforeAll(async () => {
  const env = { WORKER: 'separate', DEMO_DATA: 'no' }
  other = await startTestServer({ ownerUrl: inject('ownerUrl'), appUrl: inject('appUrl'), env })
})
afterAll(() => other.stop())

const system = { kind: 'system' } as const
const idOf = async ({ services }: TestServer, table: string, code: string) =>
  (await services.database.read(system).one<{ id: number }>(`select id from ${table} where code = $1`, [code])).id

describe('everything of a tenant', () => {
  it('is equal after an export, an import elsewhere and another export: a firm with its clients', async () => {
    const first = await exported(server, { kind: 'firm', lawFirmId: await idOf(server, 'law_firms', 'HARBOR') })
    expect(first.manifest.tables.cases?.rows).toBeGreaterThan(10)
    expect(first.manifest.files.length).toBeGreaterThan(10)
    const { lawFirmIds } = await imported(other, first.zip, null)
    const again = await exported(other, { kind: 'firm', lawFirmId: lawFirmIds[0] ?? 0 })
    expect(await contents(again)).toEqual(await contents(first))
    // A second time it does not fit, and says why.
    const fit = await fitOf({ archive: await read(first.zip), db: other.services.database.read(system) })
    expect(fit.problems.join(' ')).toContain('The law firm’s code exists here already: HARBOR.')
  })

  it('has nothing of other companies, and nothing the firm wrote for itself, in a company’s archive', async () => {
    const companyId = await idOf(server, 'companies', 'NORTHWIND')
    await server.services.database.transaction(system, (tx) =>
      tx.run(
        `insert into case_remarks (company_id, law_firm_id, case_id, kind, internal, text, at, by, by_name)
         select c.company_id, c.law_firm_id, c.id, 'message', true, 'SAID AMONG OURSELVES', now(), u.id, 'Attorney'
           from cases c join users u on u.law_firm_id = c.law_firm_id where c.company_id = $1 limit 1`,
        [companyId],
      ),
    )
    const { zip } = await exported(server, { kind: 'company', companyId })
    const { records } = await read(zip)
    expect(records.get('companies')?.map(({ code }) => code)).toEqual(['NORTHWIND'])
    expect(JSON.stringify([...records])).not.toContain('SAID AMONG OURSELVES')
    expect(records.get('people')?.length).toBeGreaterThan(5)
  })

  it('refuses an archive that was changed', async () => {
    const { zip } = await exported(server, { kind: 'firm', lawFirmId: await idOf(server, 'law_firms', 'MISSION') })
    const changed = Buffer.from(zip)
    changed.writeUInt8(changed.readUInt8(60) ^ 255, 60)
    await expect(read(changed)).rejects.toThrow(/archive/)
    await expect(read(zip.subarray(0, zip.length - 400))).rejects.toThrow(/archive/)
  })

  it('is equal after the same way for a company alone, represented by a firm of the other installation', async () => {
    const env = { WORKER: 'separate', DEMO_DATA: 'no' }
    const third = await startTestServer({ ownerUrl: inject('ownerUrl'), appUrl: inject('appUrl'), env })
    try {
      const first = await exported(server, { kind: 'company', companyId: await idOf(server, 'companies', 'NORTHWIND') })
      expect(first.manifest.tables.cases?.rows).toBeGreaterThan(5)
      expect(first.manifest.files.length).toBeGreaterThan(5)
      const { id: lawFirmId } = await third.services.database.transaction(system, (tx) =>
        tx.one<{ id: number }>(`insert into law_firms (code, name) values ('THERE', 'A FIRM THERE') returning id`),
      )
      const { companyIds } = await imported(third, first.zip, lawFirmId)
      const again = await exported(third, { kind: 'company', companyId: companyIds[0] ?? 0 })
      expect(await contents(again)).toEqual(await contents(first))
    } finally {
      await third.stop()
    }
  })

  it('leaves nothing behind when an import breaks in the middle', async () => {
    const { zip } = await exported(server, { kind: 'firm', lawFirmId: await idOf(server, 'law_firms', 'HARBOR') })
    const before = await rowCounts(other)
    // The first test brought it in already: it is refused by the database itself, after thousands of rows.
    const archive = await read(zip)
    const wanted = {
      archive,
      lawFirmId: null,
      told: () => {},
      ...(await filesStored(other, zip, { archive, lawFirmId: null })),
    }
    await expect(
      other.services.database.transaction(system, (tx) => importTenant(tx, other.services, wanted)),
    ).rejects.toThrow()
    expect(await rowCounts(other)).toEqual(before)
  })
})

describe('an archive under a passphrase', () => {
  const PHRASE = 'correct horse battery'
  let id = 0
  let file: Buffer
  const run = (job: keyof typeof tenantArchiveJobs, archiveId: number) =>
    tenantArchiveJobs[job](server.services, { archiveId } as never)
  const downloadAs = async (role: number, body: object) => {
    const { cookie } = await server.as(role)
    const headers = { origin: new URL(server.url).origin, cookie, 'content-type': 'application/json' }
    const path = `${server.url}/api/tenant-archives/${id}/file`
    const answer = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })
    return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) }
  }
  const bring = async (content: Buffer, passphrase: string) => {
    const form = new FormData()
    form.set('passphrase', passphrase)
    form.set('file', new Blob([new Uint8Array(content)]), 'northwind-all-data.zip.age')
    return (await server.as(Role.provider)).call('POST', '/api/tenant-imports', form)
  }

  it('is made by the administrator, downloaded by nobody else, and opened by whoever knows the passphrase', async () => {
    const employer = await server.as(Role.employer)
    const made = await employer.post('/api/tenant-archives')
    expect(made.status).toBe(200)
    id = made.body.id
    await run('tenantArchives.export', id)
    expect((await downloadAs(Role.employer, { passphrase: 'short' })).status).toBe(400)
    const answer = await downloadAs(Role.employer, { passphrase: PHRASE })
    expect(answer.status).toBe(200)
    file = answer.bytes
    expect(file.subarray(0, 21).toString()).toBe('age-encryption.org/v1')
    const plain = await gathered(decrypted(Readable.from([file]), PHRASE))
    expect((await read(plain)).manifest.tenant.name).toMatch(/northwind/i)
    expect((await downloadAs(Role.lawFirm, { passphrase: PHRASE })).status).toBe(404)
    expect((await employer.post(`/api/tenant-archives/${id}/ready`)).body.fileName).toMatch(/\.zip\.age$/)
    expect((await (await server.as(Role.employee)).get('/api/tenant-archives')).status).toBe(403)
  })

  it('is refused in one sentence with a wrong passphrase, damaged or plain, and nothing is kept of it', async () => {
    const kept = 'select (select count(*) from files) as files, (select count(*) from tenant_archives) as archives'
    const counts = () => server.services.database.read(system).one(kept)
    const before = await counts()
    const wrong = await bring(file, 'correct horse batterie')
    expect([wrong.status, wrong.body.error.message]).toEqual([400, 'This passphrase does not open the archive.'])
    const changed = Buffer.from(file)
    changed.writeUInt8(changed.readUInt8(file.length - 5_000) ^ 1, file.length - 5_000)
    expect((await bring(changed, PHRASE)).body.error.code).toBe('DAMAGED')
    expect((await bring(file.subarray(0, file.length - 20), PHRASE)).body.error.code).toBe('DAMAGED')
    expect((await bring(Buffer.from('PK'), PHRASE)).body.error.code).toBe('NOT_ENCRYPTED')
    expect(await counts()).toEqual(before)
  })

  it('is looked at before it is imported, and one that does not fit is not', async () => {
    const brought = await bring(file, PHRASE)
    expect(brought.status, JSON.stringify(brought.body)).toBe(200)
    await run('tenantArchives.check', brought.body.id)
    const provider = await server.as(Role.provider)
    const { items } = (await provider.get('/api/tenant-archives')).body
    const checked = items.find((each: { id: number }) => each.id === brought.body.id)
    expect(checked).toMatchObject({ status: 'checked', ofCompany: true })
    expect(checked.inside.length).toBeGreaterThan(5)
    expect(checked.problems.join(' ')).toContain('NORTHWIND')
    const confirmed = await provider.post(`/api/tenant-imports/${brought.body.id}/confirm`, {})
    expect([confirmed.status, confirmed.body.error.code]).toEqual([409, 'DOES_NOT_FIT'])
  })

  it('shows everybody who would get an account, lets nobody in by itself, and invites when it is told to', async () => {
    const users = ['EmployerAdmin', 'EmployerAssistant'].map((role_id, index) => ({
      ...{ id: index + 1, user_name: `${role_id}@moved.test`, email: `${role_id}@moved.test`, role_id },
      ...{ company_id: 1, first_name: 'Ann', last_name: role_id, status: index === 0 ? 'Active' : 'Inactive' },
    }))
    const zip = await forged({ companies: [{ id: 1, code: 'MOVED', name: 'MOVED', email: 'hr@moved.test' }], users })
    const provider = await server.as(Role.provider)
    const brought = await bring(await gathered(encrypted(Readable.from([zip]), PHRASE, 10)), PHRASE)
    const path = `/api/tenant-imports/${brought.body.id}`
    await run('tenantArchives.check', brought.body.id)
    expect((await provider.get(`${path}/users`)).body.items).toEqual([
      { name: 'Ann EmployerAdmin', email: 'EmployerAdmin@moved.test', role: 'EmployerAdmin', wasActive: true },
      {
        name: 'Ann EmployerAssistant',
        email: 'EmployerAssistant@moved.test',
        role: 'EmployerAssistant',
        wasActive: false,
      },
    ])
    expect((await provider.post(`${path}/invite`)).body.error.code).toBe('NOBODY_WAITS')
    expect((await provider.post(`${path}/confirm`, {})).status).toBe(200)
    await run('tenantArchives.import', brought.body.id)
    const shown = async () =>
      (await provider.get('/api/tenant-archives')).body.items.find(
        (each: { id: number }) => each.id === brought.body.id,
      )
    expect(await shown()).toMatchObject({ status: 'imported', name: 'MOVED', users: 2, toInvite: 1 })

    const statuses = () =>
      server.services.database
        .read(system)
        .rows<{ status: string }>(`select status from users where email like '%@moved.test' order by id`)
    const mails = async () =>
      (
        await server.services.database
          .read(system)
          .rows<{ template: string }>(
            `select template from outbox_mails where 'EmployerAdmin@moved.test' = any (recipients)`,
          )
      ).map(({ template }) => template)
    await signInJobs['signIn.resetRequested']?.(server.services, { userName: 'EmployerAdmin@moved.test' } as never)
    expect([await statuses(), await mails()]).toEqual([[{ status: 'Inactive' }, { status: 'Inactive' }], []])

    expect((await provider.post(`${path}/invite`)).status).toBe(200)
    const { id: userId } = await server.services.database
      .read(system)
      .one<{ id: number }>(`select id from users where email = 'EmployerAdmin@moved.test'`)
    await tenantArchiveJobs[INVITE_JOB]?.(server.services, {
      userIds: [userId],
      byId: 1,
    } as never)
    expect([await statuses(), await mails()]).toEqual([
      [{ status: 'Invited' }, { status: 'Inactive' }],
      ['account-activation'],
    ])
    expect(await shown()).toMatchObject({ toInvite: 0 })
  })

  it('is over after seven days: it cannot be downloaded, and its file goes', async () => {
    const { key } = await server.services.database
      .read(system)
      .one<{ key: string }>('select f.key from tenant_archives a join files f on f.id = a.file_id where a.id = $1', [
        id,
      ])
    await server.services.database.transaction(system, (tx) =>
      tx.run(`update tenant_archives set expires_at = $2 where id = $1`, [
        id,
        new Date(server.clock.now().getTime() - 1_000),
      ]),
    )
    expect((await downloadAs(Role.employer, { passphrase: PHRASE })).status).toBe(404)
    await run('tenantArchives.expire', id)
    const { items } = (await (await server.as(Role.employer)).get('/api/tenant-archives')).body
    expect(items.find((each: { id: number }) => each.id === id).status).toBe('expired')
    await expect(server.services.files.get(key)).rejects.toThrow()
  })
})
