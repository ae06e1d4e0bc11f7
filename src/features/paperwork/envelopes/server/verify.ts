import { createHash } from 'node:crypto'
import { count, type Limit } from '#identity/sessions/server/limits.ts'
import type { SealRead } from '#paper/seal/read-seals.ts'
import { readApart } from '#platform/apart/read-apart.ts'
import type { Db } from '#platform/database/database.ts'
import type { Context, UploadedFile } from '#platform/operation/context.ts'
import type { signing, Verified } from '../signing-contract.ts'
import { knownFingerprints } from './sealing.ts'

const VERIFIED: Limit = {
  ...{ name: 'verify-signed', hits: 30, seconds: 900 },
  says: 'Too many files were checked from your network. Please wait 15 minutes.',
}
const MOST_BYTES = 25 * 1024 * 1024

/** What anybody may ask about a signed file. Nothing that is sent is kept. */
export const verifyHandlers = {
  verify: async (context: Context<typeof signing.verify>, { file }: { file: UploadedFile }): Promise<Verified> => {
    const { services, request, refuse } = context
    await count(services, VERIFIED, request.ip)
    const bytes = await wholeOf(file, () => refuse('TOO_LARGE'))
    if (!Buffer.from(bytes.subarray(0, 1024)).includes('%PDF-')) refuse('NOT_A_PDF')
    const db = services.database.read({ kind: 'system' })
    const seals = await readSeals(bytes)
    const own = ownSeal(seals, await knownFingerprints(db))
    if (!own) return { result: resultWithout(seals), sealedAt: null, document: null }
    const sealedAt = own.at?.toISOString() ?? null
    // Of what was changed nothing is said but that it was: its words may say anything.
    if (own.state === 'changed') return { result: 'changed', sealedAt, document: null }
    const digest = createHash('sha256').update(bytes.subarray(0, own.covers)).digest()
    const document = await signedDocument(db, 'f.sha256 = $1', digest)
    return { result: own.state === 'whole' ? 'whole' : 'added', sealedAt, document }
  },

  byNumber: async (context: Context<typeof signing.byNumber>, { number }: { number: string }): Promise<Verified> => {
    const { services, request, refuse } = context
    await count(services, VERIFIED, request.ip)
    const db = services.database.read({ kind: 'system' })
    const document = await signedDocument(db, 'e.check_number = $1', number.toUpperCase())
    return { result: 'number', sealedAt: null, document: document ?? refuse('UNKNOWN') }
  },
}

/** The newest seal of our own. */
const ownSeal = (seals: readonly SealRead[], known: ReadonlySet<string>): SealRead | undefined =>
  seals.findLast(({ fingerprint }) => known.has(fingerprint))

/** A seal that cannot be read says that the file was changed; one that can is somebody else's. */
function resultWithout(seals: readonly SealRead[]): Verified['result'] {
  if (seals.length === 0) return 'none'
  return seals.some(({ state }) => state === 'unreadable') ? 'changed' : 'foreign'
}

async function wholeOf({ stream }: UploadedFile, tooLarge: () => never): Promise<Uint8Array> {
  const pieces: Buffer[] = []
  let size = 0
  for await (const piece of stream as AsyncIterable<Buffer>) {
    size += piece.length
    if (size <= MOST_BYTES) pieces.push(piece)
  }
  if (size > MOST_BYTES || (stream as { truncated?: boolean }).truncated) tooLarge()
  return new Uint8Array(Buffer.concat(pieces))
}

/** Of this installation's own: what came with an archive was signed elsewhere, if at all. */
async function signedDocument(db: Db, condition: string, value: unknown): Promise<Verified['document']> {
  const found = await db.maybe<{ id: number } & NonNullable<Verified['document']>>(
    `select e.id, e.title, e.check_number as "checkNumber", e.closed_at as "completedAt", encode(f.sha256, 'hex') as sha256,
            app.zone_of(e.law_firm_id, e.company_id) as zone
       from envelopes e join files f on f.id = e.result_file_id where e.state = 'completed' and not e.brought and ${condition} limit 1`,
    [value],
  )
  if (!found) return null
  const signers = await db.rows<{ name: string; role: string; signedAt: string }>(
    `select name, role, signed_at as "signedAt" from envelope_signers where envelope_id = $1 order by position`,
    [found.id],
  )
  return { ...found, signers }
}

/** The seals of a file that anybody may send, read in a process of its own. */
export const { readSeals } = readApart<typeof import('#paper/seal/read-seals.ts')>({
  ...{ built: 'read-seals', source: new URL('../../../../paper/seal/read-seals.ts', import.meta.url) },
})
