import { createHash } from 'node:crypto'
import { endOfHead, fieldsIn, WRITTEN_BY_AUTHORS } from '../head-fields.ts'

const MOST_HEAD_BYTES = 1024 * 1024

/**
 * Of what the author wrote: head and body without the lines that mail servers add, which differ between two copies of one
 * message. Whoever makes another message with this digest has written the same words.
 */
export function contentDigest(raw: Buffer): Buffer {
  const digest = createHash('sha256')
  // Nobody writes so long a head: then all of it is the message.
  if (endOfHead(raw) > MOST_HEAD_BYTES) return digest.update(raw).digest()
  for (const { name, value } of fieldsIn(raw))
    if (WRITTEN_BY_AUTHORS.has(name)) digest.update(JSON.stringify([name, value.trim()]))
  return digest
    .update('\n')
    .update(raw.subarray(endOfHead(raw)))
    .digest()
}
