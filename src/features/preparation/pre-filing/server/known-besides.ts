import type { Keyring } from '#platform/crypto/keyring.ts'
import type { Db } from '#platform/database/database.ts'
import { slot } from '#platform/parts.ts'
import type { FilingFile } from '#preparation/filing-file/server/filing-file.ts'

/** Read in the reader's own scope, like the rest of the check. */
export type Besides = (asked: { db: Db; keyring: Keyring; opened: FilingFile }) => Promise<Record<string, unknown>>

/** What features above keep about a case, by the facts that the rules want; what is undefined is not known. */
export const knownBesides = slot<Besides>('knownBesides')
