import { slotsAreReused } from '#preparation/filing-file/server/rule-values-store.ts'
import { restsOnLca } from '#preparation/lcas/uses.ts'
import { knownBesides } from '#preparation/pre-filing/server/known-besides.ts'
import { factsOfLedger } from '../projected.ts'
import { noticesOf } from './notice-store.ts'
import { conditionsOfCase, countsOf, placementsOf, usesOf } from './store.ts'

/** The ledgers behind the LCA of a petition; a case that rests on none has nothing to bring. */
export const lcaLedgers = knownBesides(async ({ db, opened: { row, filingDate } }) => {
  const found = restsOnLca(row) ? await conditionsOfCase(db, row.id) : undefined
  if (!found) return {}
  // One after the other: a check may run inside the transaction of a command.
  const kept = {
    conditions: found.conditions,
    notices: await noticesOf(db, found.lcaId),
    uses: await usesOf(db, found.lcaId),
    placements: await placementsOf(db, found.lcaId),
    counts: await countsOf(db, row.companyId),
  }
  const reuse = await slotsAreReused(db, row.lawFirmId, filingDate)
  return factsOfLedger(kept, { caseId: row.id, personId: row.personId, filingDate, reuse })
})
