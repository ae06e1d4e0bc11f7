import { awaitedItems } from '#case-file/cases/server/awaited.ts'
import { askedParts } from './store.ts'

/** A case waits for whoever is asked and has not handed in the own part. */
export const askedPartsAwaited = awaitedItems(async (system, { id }) => ({ parts: await askedParts(system, id) }))
