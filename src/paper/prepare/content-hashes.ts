import { createHash } from 'node:crypto'
import type { PaperObject } from '../types.ts'

/**
 * A hash of each shared object's content and of all it refers to, so that a package holds the agency's seal and fonts once. Empty
 * for objects in a circle and for those that refer to a page of their own.
 */
export function contentHashes(objects: readonly PaperObject[], blob: Uint8Array, instances: number): string[] {
  const known = new Map<number, string>()
  const hashOf = (number: number): string => {
    if (number < 0) return `font ${number}`
    if (number <= instances) return ''
    const before = known.get(number)
    if (before !== undefined) return before
    known.set(number, '')
    const object = objects[number - 1]
    const hash = createHash('sha1')
    for (const piece of object?.pieces ?? []) {
      const part = typeof piece === 'string' ? piece : hashOf(piece)
      if (part === '' && typeof piece === 'number') return ''
      hash.update(part, 'latin1')
    }
    if (object?.offset !== undefined && object.length !== undefined)
      hash.update(blob.subarray(object.offset, object.offset + object.length))
    const made = hash.digest('base64url')
    known.set(number, made)
    return made
  }
  return objects.map((_, index) => hashOf(index + 1))
}
