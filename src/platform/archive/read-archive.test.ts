import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { type ArchiveManifest, MANIFEST_PATH } from './manifest.ts'
import { readArchive } from './read-archive.ts'
import { zipped } from './zip-out.ts'

async function* once(bytes: Buffer) {
  yield bytes
}

async function archiveOf(records: Buffer, times = 1): Promise<Buffer> {
  const manifest: ArchiveManifest = {
    ...{ format: 'visacare-tenant-1', product: '0', madeAt: '2026-01-01T00:00:00.000Z', files: [], missingFiles: [] },
    ...{ tenant: { kind: 'company', name: 'X', companies: 1 }, leftOutRows: {} },
    tables: {
      cases: { rows: 1, sha256: createHash('sha256').update(records).digest('hex'), columns: ['id'] },
    },
  }
  const pieces: Buffer[] = []
  const entries = [
    ...Array.from({ length: times }, () => ({ name: 'records/cases.jsonl', content: once(records) })),
    { name: MANIFEST_PATH, content: once(Buffer.from(JSON.stringify(manifest))) },
  ]
  for await (const piece of zipped(
    (async function* () {
      yield* entries
    })(),
  ))
    pieces.push(piece)
  return Buffer.concat(pieces)
}

const read = (zip: Buffer) =>
  readArchive(
    async () => once(zip),
    async () => {},
  )

describe('the records of an archive', () => {
  it('are read', async () => {
    const { records } = await read(await archiveOf(Buffer.from('{"id":1}\n')))
    expect(records.get('cases')).toEqual([{ id: 1 }])
  })

  it('are refused when there are more rows than any tenant has, before they become objects', async () => {
    // Whoever parsed the first of them would say another sentence.
    const many = await archiveOf(Buffer.from(`damaged\n${'{}\n'.repeat(2_000_000)}`))
    await expect(read(many)).rejects.toThrow(/larger than can be imported at once/)
  })

  it('are refused when one is nested without reason', async () => {
    const deep = `{"id":${'['.repeat(1_000_000)}${']'.repeat(1_000_000)}}\n`
    await expect(read(await archiveOf(Buffer.from(deep)))).rejects.toThrow(/its records cannot be read/)
  })

  it('are refused when a part is there twice: the second would be checked for the first', async () => {
    await expect(read(await archiveOf(Buffer.from('{"id":1}\n'), 2))).rejects.toThrow(/was changed or cut off/)
  })
})
