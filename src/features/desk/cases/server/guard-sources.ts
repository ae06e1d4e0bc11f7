import type { GuardFacts } from '#case-types/guards.ts'
import { documentsGuard } from '#case-work/documents/server/guard.ts'
import type { Db } from '#platform/database/database.ts'
import type { CaseColumns } from './visible.ts'

/**
 * What another part of the product knows about a case before it moves: documents that are in, signatures that were
 * scanned, fees that were approved. What a source says beats what the mover vouches for.
 */
export type GuardSource = (db: Db, file: CaseColumns, to: number) => Promise<Partial<GuardFacts>>

/** One line for each feature that knows something. */
export const guardSources: readonly GuardSource[] = [documentsGuard]
