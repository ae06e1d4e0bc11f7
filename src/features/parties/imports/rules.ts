import type { ImportKind } from './targets.ts'

/** Creating by hand and by file need the same right. */
export const rightFor = (kind: ImportKind) => (kind === 'people' ? 'employee:create' : 'company:create')

export const MOST_ROWS: Readonly<Record<ImportKind, number>> = { people: 20_000, companies: 2_000 }
export const MOST_COLUMNS = 200

const UNDO_MS = 24 * 60 * 60 * 1000

export const undoUntil = (importedAt: string): string => new Date(Date.parse(importedAt) + UNDO_MS).toISOString()
export const mayUndo = (importedAt: string, now: Date): boolean => now.getTime() - Date.parse(importedAt) <= UNDO_MS
