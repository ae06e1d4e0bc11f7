import { h1b } from '#facts/h1b.ts'
import { petition } from '#facts/petition.ts'
import type { Find, Read } from './rule.ts'

/** A find for cap cases only: who asks for another classification than H-1B registers nothing (8 CFR 214.2(h)(8)(iii)). */
export const inCap =
  (find: Find): Find =>
  (read: Read) => {
    if ((read.peek(petition.classification) ?? 'H-1B') !== 'H-1B') return []
    if (!read.known(h1b.capType)) return undefined
    return read(h1b.capType)?.startsWith('Cap H-1B') ? find(read) : []
  }
