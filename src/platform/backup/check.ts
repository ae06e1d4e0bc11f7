import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { ArchiveBroken, readArchive, wholeOf } from './archive.ts'
import { Head, Manifest } from './manifest.ts'
import { type Digest, digestOf } from './tables.ts'

/** Reads a backup to its end and compares everything in it with its manifest. */
export async function checkBackup(opened: () => Readable): Promise<{ head: Head; manifest: Manifest }> {
  let head: Head | undefined
  let manifest: Manifest | undefined
  const found: Manifest = { tables: {}, jobs: { rows: 0, sha256: '' }, files: [], missingFiles: [] }
  const fileDigests = new Map<string, string>()
  for await (const { name, content } of readArchive(opened())) {
    const [kind, what = ''] = name.split(' ')
    if (kind === 'head') head = Head.parse(JSON.parse((await wholeOf(content)).toString()))
    else if (kind === 'manifest') manifest = Manifest.parse(JSON.parse((await wholeOf(content)).toString()))
    else if (kind === 'table') found.tables[what] = await digestOf(content)
    else if (kind === 'jobs') found.jobs = await digestOf(content)
    else if (kind === 'file') fileDigests.set(what, await fileDigest(content))
  }
  if (!head || !manifest) throw new ArchiveBroken('The backup is not whole.')
  for (const { name } of head.tables) requireEqual(name, found.tables[name], manifest.tables[name])
  requireEqual('the waiting jobs', found.jobs, manifest.jobs)
  for (const { key, sha256 } of manifest.files) {
    if (fileDigests.get(key) !== sha256) throw new ArchiveBroken(`The backup’s copy of the file ${key} is not whole.`)
  }
  return { head, manifest }
}

function requireEqual(what: string, found: Digest | undefined, expected: Digest | undefined): void {
  if (!found || !expected || found.sha256 !== expected.sha256 || found.rows !== expected.rows) {
    throw new ArchiveBroken(`The backup’s copy of ${what} is not whole.`)
  }
}

async function fileDigest(content: AsyncIterable<Buffer>): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of content) hash.update(chunk)
  return hash.digest('hex')
}
