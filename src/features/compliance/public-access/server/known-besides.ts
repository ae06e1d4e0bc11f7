import { restsOnLca } from '#preparation/lcas/uses.ts'
import { knownBesides } from '#preparation/pre-filing/server/known-besides.ts'
import { lcaLedger } from '#rules/prefiling/h1b-needs.ts'
import { publicFileOfCase } from './store.ts'

/** V91: where the public access file of a petition's LCA is kept. */
export const publicFilePlace = knownBesides(async ({ db, opened: { row } }) => {
  const file = restsOnLca(row) ? await publicFileOfCase(db, row.id) : undefined
  return { [lcaLedger.publicFilePlace.id]: file?.custodianPlace || undefined }
})
