import { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { counted } from '#formats/words.ts'
import { GivenUp, TOO_DEMANDING, TookTooLong } from '../apart/patience.ts'
import { storedExtensions } from '../files/kinds.ts'
import { receiveUpload, type Upload, type Vault } from '../files/receive.ts'
import { UploadRefused } from '../files/refusal.ts'
import { purposesLeftOut } from './conventions.ts'
import type { ReadArchive } from './read-archive.ts'
import { rowsIn } from './strangers.ts'
import type { Row } from './translate.ts'

/** What a file of an archive turned out to be, whatever its record says. */
export type FileIn = { key: string; contentType: string; size: number; sha256: Buffer }
/** What upload handlers look into a file for (Upload.inspect): platform cannot read papers itself. */
export type Inspect = NonNullable<Upload['inspect']>

type Wanted = {
  vault: Vault
  archive: ReadArchive
  inspect: Inspect
  tenantOf: (row: Row) => string
  /** The key of the file at this place among the records. */
  keyOf?: (place: number) => string
}

/** A package with all its exhibits is larger than any upload. */
const MOST_BYTES = 512 * 1024 * 1024
const MOST_NAMED = 5

/** Whether a record of a file comes along: the rest is made anew here. */
export const isFileIn = (row: Row): boolean => !purposesLeftOut.includes(String(row.purpose))

/**
 * Takes the files of an archive as uploads are taken: real kind, size and digest are found out here, and what no upload
 * could be is refused. `refused` has a sentence for each of those; they are stored nowhere.
 */
export function filesTaken({ vault, archive, inspect, tenantOf, keyOf }: Wanted) {
  const files = new Map<string, FileIn>()
  const refused: string[] = []
  const owners = new Map<string, { row: Row; place: number }>()
  for (const [place, row] of rowsIn(archive, 'files').entries()) {
    if (!isFileIn(row)) continue
    const path = String(row.key)
    const why = owners.has(path) ? 'two records have the same file.' : whyNot(String(row.name))
    if (why) refused.push(`${nameOf(row)}: ${why}`)
    else owners.set(path, { row, place })
  }
  const take = async (path: string, content: AsyncIterable<Buffer>): Promise<void> => {
    const owner = owners.get(path)
    const stream = Readable.from(content)
    if (!owner) return drained(stream)
    const { row, place } = owner
    try {
      const { key, contentType, size, sha256 } = await receiveUpload(vault, {
        ...{ stream, fileName: String(row.name), tenant: tenantOf(row), inspect, allowed: storedExtensions },
        ...{ maximumSize: MOST_BYTES, key: keyOf?.(place) },
      })
      files.set(path, { key, contentType, size, sha256 })
    } catch (error) {
      refused.push(`${nameOf(row)}: ${sentenceOf(error)}`)
      await drained(stream)
    }
  }
  return { files, refused, take }
}

/** What is in the way, as one sentence for the review. */
export const refusedFiles = (refused: readonly string[]): string[] =>
  refused.length === 0
    ? []
    : [
        `${counted(refused.length, 'file')} can’t be imported. ${refused.slice(0, MOST_NAMED).join(' ')}${refused.length > MOST_NAMED ? ' …' : ''}`,
      ]

/** The rest of it is read, so that what follows it in the archive is found. */
async function drained(stream: Readable): Promise<void> {
  stream.resume()
  if (!stream.readableEnded) await finished(stream, { writable: false })
}

function sentenceOf(error: unknown): string {
  if (error instanceof UploadRefused) return error.message
  // Too little time says nothing about the file.
  if (error instanceof GivenUp && !(error instanceof TookTooLong)) return TOO_DEMANDING
  throw error
}

const whyNot = (name: string): string | undefined =>
  /[/\\\p{Cc}]/u.test(name) ? 'A file name has no folder in it.' : undefined

const nameOf = ({ name }: Row): string => String(name).slice(0, 100)

/** A store that keeps nothing: what is only looked at goes through the same checks. */
export const keptNowhere = (vault: Vault): Vault => ({
  ...vault,
  files: {
    put: async (_key, content) => {
      for await (const _ of content);
    },
    get: vault.files.get,
    delete: async () => {},
  },
})
