import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { Role } from '#formats/roles.ts'
import { tenantArchiveJobs } from '#insight/tenant-archives/server/jobs.ts'
import { isAmount, leftOut, personalTables } from '#platform/archive/conventions.ts'
import { exportTenant } from '#platform/archive/export-tenant.ts'
import { fitOf } from '#platform/archive/fits.ts'
import { fileTaker, idsFor, importTenant } from '#platform/archive/import-tenant.ts'
import type { ArchiveManifest, Tenant } from '#platform/archive/manifest.ts'
import { readArchive } from '#platform/archive/read-archive.ts'
import { shapesIn } from '#platform/archive/shape.ts'
import { startTestServer, type TestServer } from '../setup/server.ts'
import { serverOfFile } from '../setup/server-of-file.ts'

const server = serverOfFile({ env: { WORKER: 'separate' } })
let other: TestServer
beforeAll(async () => {
  const env = { WORKER: 'separate', DEMO_DATA: 'no' }
  other = await startTestServer({ ownerUrl: inject('ownerUrl'), appUrl: inject('appUrl'), env })
})
afterAll(() => other.stop())

const system = { kind: 'system' } as const
const CHUNK = 65_536

async function exported({ services }: TestServer, tenant: Tenant) {
  const chunks: Buffer[] = []
  const made: ArchiveManifest[] = []
  const content = exportTenant(
    services,
    tenant,
    () => {},
    (manifest) => made.push(manifest),
  )
  for await (const chunk of content) chunks.push(chunk)
  const [manifest] = made
  if (!manifest) throw new Error('The archive has no manifest.')
  return { manifest, zip: Buffer.concat(chunks) }
}

const open = (zip: Buffer) => async () =>
  (async function* () {
    for (let at = 0; at < zip.length; at += CHUNK) yield zip.subarray(at, at + CHUNK)
  })()

const passOver = async (_path: string, content: AsyncIterable<Buffer>) => {
  for await (const _ of content);
}
const read = (zip: Buffer) => readArchive(open(zip), passOver)

async function imported({ services }: TestServer, zip: Buffer, lawFirmId: number | null) {
  const archive = await read(zip)
  const { problems, withoutInvoices } = await fitOf({ archive, db: services.database.read(system) })
  expect(problems).toEqual([])
  const ids = await services.database.transaction(system, (tx) => idsFor(tx, archive))
  const { keys, take } = fileTaker(services, archive, ids, lawFirmId)
  await readArchive(open(zip), take)
  return services.database.transaction(system, (tx) =>
    importTenant(tx, services, { archive, lawFirmId, keys, ids, withoutInvoices, told: () => {} }),
  )
}

const idOf = async ({ services }: TestServer, table: string, code: string) =>
  (await services.database.read(system).one<{ id: number }>(`select id from ${table} where code = $1`, [code])).id

const contents = ({ tables, files }: ArchiveManifest) => ({ tables, files })

describe('everything of a tenant', () => {
  it('is equal after an export, an import elsewhere and another export: a firm with its clients', async () => {
    const first = await exported(server, { kind: 'firm', lawFirmId: await idOf(server, 'law_firms', 'HARBOR') })
    expect(first.manifest.tables.cases?.rows).toBeGreaterThan(10)
    expect(first.manifest.files.length).toBeGreaterThan(10)
    const { lawFirmIds } = await imported(other, first.zip, null)
    const again = await exported(other, { kind: 'firm', lawFirmId: lawFirmIds[0] ?? 0 })
    expect(contents(again.manifest)).toEqual(contents(first.manifest))
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

  it('is made by the administrator and downloaded by nobody else', async () => {
    const employer = await server.as(Role.employer)
    const made = await employer.post('/api/tenant-archives')
    expect(made.status).toBe(200)
    const { id } = made.body as { id: number }
    await tenantArchiveJobs['tenantArchives.export']?.(server.services, { archiveId: id } as never)
    const file = await employer.get(`/api/tenant-archives/${id}/file`)
    expect(file.status).toBe(200)
    expect((await (await server.as(Role.lawFirm)).get(`/api/tenant-archives/${id}/file`)).status).toBe(404)
    expect((await (await server.as(Role.employee)).get('/api/tenant-archives')).status).toBe(403)
  })
})

it('knows what every number of a tenant’s table names, and names each table it leaves out', async () => {
  const shapes = await shapesIn(server.services.database.read(system))
  const unknown = shapes.flatMap(({ name, types, references, numbered }) =>
    Object.entries(types)
      .filter(([column, type]) => type === 'bigint' && !isAmount(column) && !(column === 'id' && numbered))
      .filter(([column]) => column !== 'subject_id' && !references.some((each) => each.column === column))
      .map(([column]) => `${name}.${column}`),
  )
  expect(unknown).toEqual([])
  expect(shapes.map(({ name }) => name).filter((name) => name in leftOut)).toEqual([])
  for (const name of Object.keys(personalTables)) expect(shapes.map((shape) => shape.name)).toContain(name)
})
