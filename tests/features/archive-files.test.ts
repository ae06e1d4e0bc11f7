import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { describe, expect, it, vi } from 'vitest'
import { Role } from '#formats/roles.ts'
import { tenantArchiveJobs } from '#insight/tenant-archives/server/jobs.ts'
import { encrypted } from '#platform/archive/passphrase.ts'
import type { Row } from '#platform/archive/translate.ts'
import { filePlace } from '#platform/crypto/sealed-columns.ts'
import { readFile } from '#platform/files/receive.ts'
import { recordsOf } from '../setup/records.ts'
import { serverOfFile } from '../setup/server-of-file.ts'
import { forged, gathered } from './support/archives.ts'

// What lies in an archive is checked like every upload: its records say anything of it.
const server = serverOfFile({ env: { WORKER: 'separate' } })
const { system } = recordsOf(server)
const PHRASE = 'correct horse battery'
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const PAGE = Buffer.from('<!doctype html><script src="/api/files/2"></script>')
const LAUNCHES = Buffer.from('%PDF-1.4\n1 0 obj\n<</S/Launch/F(x)>>\nendobj\n%%EOF')
let made = 0

const run = (job: keyof typeof tenantArchiveJobs, archiveId: number) =>
  tenantArchiveJobs[job](server.services, { archiveId } as never)
const archives = async () => (await (await server.as(Role.provider)).get('/api/tenant-archives')).body.items
const shown = async (id: number) => (await archives()).find((each: { id: number }) => each.id === id)

/** A company with files, brought in and checked. */
async function checked(files: readonly { name: string; says: string; bytes: Buffer; key?: string }[]) {
  made++
  const row = ({ name, says, bytes, key }: (typeof files)[number], index: number): Row => ({
    ...{ id: index + 1, key: key ?? `files/${index + 1}`, company_id: 1, law_firm_id: null, person_id: null, name },
    ...{ content_type: says, size: bytes.length + 7, sha256: '\\x00', purpose: 'signature' },
    ...{ created_at: '2026-01-01T00:00:00Z', created_by: null },
  })
  const company = { id: 1, code: `FILES${made}`, name: `FILES ${made}`, email: `hr@files${made}.test` }
  const zip = await forged(
    { companies: [{ ...company, signature_file_id: 1 }], files: files.map(row) },
    { files: Object.fromEntries(files.map(({ bytes }, index) => [`files/${index + 1}`, bytes])) },
  )
  const form = new FormData()
  form.set('passphrase', PHRASE)
  const sealed = await gathered(encrypted(Readable.from([zip]), PHRASE, 10))
  form.set('file', new Blob([new Uint8Array(sealed)]), 'files.zip.age')
  const { body } = await (await server.as(Role.provider)).call('POST', '/api/tenant-imports', form)
  await run('tenantArchives.check', body.id)
  return { id: body.id as number, code: company.code, ...(await shown(body.id)) }
}

describe('a file in an archive', () => {
  it.each([
    [
      'a page',
      'page.html',
      'text/html',
      PAGE,
      /^1 file can’t be imported\. page\.html: Files ending in \.html are not accepted\./,
    ],
    [
      'a script',
      'code.js',
      'text/javascript',
      Buffer.from('alert(1)'),
      /code\.js: Files ending in \.js are not accepted/,
    ],
    ['a page named as a picture', 'mark.png', 'text/html', PAGE, /mark\.png: The file is named \.png, but/],
    ['a page named as a paper', 'notice.pdf', 'application/pdf', PAGE, /notice\.pdf: The file is named \.pdf, but/],
    [
      'a drawing',
      'mark.svg',
      'image/svg+xml',
      Buffer.from('<svg onload="alert(1)"/>'),
      /Files ending in \.svg are not accepted/,
    ],
    ['a name with a folder', '../up.png', 'image/png', PNG, /up\.png: A file name has no folder in it\./],
  ])(
    'that is %s is refused in the review, and nothing of it can be confirmed',
    async (_what, name, says, bytes, sentence) => {
      const found = await checked([{ name, says, bytes }])
      expect(found.problems).toEqual([expect.stringMatching(sentence)])
      const confirmed = await (await server.as(Role.provider)).post(`/api/tenant-imports/${found.id}/confirm`, {})
      expect(confirmed.body.error.code).toBe('DOES_NOT_FIT')
    },
  )

  it('that starts a program is refused like an upload that does', async () => {
    const found = await checked([{ name: 'launch.pdf', says: 'application/pdf', bytes: LAUNCHES }])
    expect(found.problems).toEqual([expect.stringMatching(/launch\.pdf: This PDF starts a program\./)])
  })

  it('is stored as what it is, with its own size and digest', async () => {
    const found = await checked([{ name: 'mark.png', says: 'text/html', bytes: PNG }])
    expect(found.problems).toEqual([])
    expect((await (await server.as(Role.provider)).post(`/api/tenant-imports/${found.id}/confirm`, {})).status).toBe(
      200,
    )
    await run('tenantArchives.import', found.id)
    expect(await shown(found.id)).toMatchObject({ status: 'imported' })
    const file = await system().one<{ key: string; companyId: number; type: string; size: number; digest: string }>(
      `select f.key, f.company_id as "companyId", f.content_type as type, f.size, encode(f.sha256, 'hex') as digest
         from files f join companies c on c.signature_file_id = f.id where c.code = $1`,
      [found.code],
    )
    expect(file).toMatchObject({
      ...{ type: 'image/png', size: PNG.length },
      digest: createHash('sha256').update(PNG).digest('hex'),
    })
    expect(await buffer(await readFile(server.services, filePlace({ ...file, lawFirmId: null })))).toEqual(PNG)
  })

  it('is one record’s: two that name the same are refused', async () => {
    const same = { name: 'mark.png', says: 'image/png', bytes: PNG, key: 'files/1' }
    expect((await checked([same, same])).problems).toEqual([expect.stringMatching(/two records have the same file/)])
  })
})

describe('an import that is cut off', () => {
  const KILLED = new Promise<never>(() => {})
  /** A process that dies after its first file: it says nothing more. */
  const cut = (keys: string[]) => ({
    ...server.services,
    files: {
      ...server.services.files,
      put: async (...[key, content, options]: Parameters<typeof server.services.files.put>) => {
        if (keys.length > 0) return KILLED
        await server.services.files.put(key, content, options)
        keys.push(key)
      },
    },
  })

  it('ends with a sentence, leaves no file and no company, and can be started again', async () => {
    const files = ['one.png', 'two.png'].map((name) => ({ name, says: 'image/png', bytes: PNG }))
    const { id, code } = await checked(files)
    const provider = await server.as(Role.provider)
    expect((await provider.post(`/api/tenant-imports/${id}/confirm`, {})).status).toBe(200)
    const keys: string[] = []
    void tenantArchiveJobs['tenantArchives.import']?.(cut(keys), { archiveId: id } as never)
    await vi.waitFor(() => expect(keys).toHaveLength(1), 10_000)
    expect(await shown(id)).toMatchObject({ status: 'importing' })
    await server.services.files.get(keys[0] ?? '')

    await run('tenantArchives.import', id)
    expect(await shown(id)).toMatchObject({
      status: 'failed',
      message: expect.stringMatching(/was cut off before it ended\. Nothing was imported\. Start it again\./),
    })
    await expect(server.services.files.get(keys[0] ?? '')).rejects.toThrow()
    expect(await system().maybe('select id from companies where code = $1', [code])).toBeUndefined()

    expect((await provider.post(`/api/tenant-imports/${id}/confirm`, {})).status).toBe(200)
    await run('tenantArchives.import', id)
    expect(await shown(id)).toMatchObject({ status: 'imported' })
    expect(await system().maybe('select id from companies where code = $1', [code])).toBeDefined()
    const stored = await system().rows<{ key: string }>(
      'select f.key from files f join companies c on c.id = f.company_id where c.code = $1',
      [code],
    )
    expect(stored).toHaveLength(2)
    for (const { key } of stored) await server.services.files.get(key)
  })
})
