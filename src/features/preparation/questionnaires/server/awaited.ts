import { awaitedItems } from '#case-file/cases/server/awaited.ts'
import { askedParts } from './store.ts'

/** A case waits for whoever is asked and has not handed in the own part. What came back without a word is only asked. */
export const askedPartsAwaited = awaitedItems(async (system, { id }) => ({
  parts: (await askedParts(system, id)).map(({ audience, status, message }) => ({
    ...{ audience, status, asks: status === 'Returned' && message === '' },
  })),
}))
