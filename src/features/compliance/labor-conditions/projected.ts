import { sameText } from '#formats/same-name.ts'
import { slotOf, takesPosition, type Use } from '#preparation/lcas/uses.ts'
import { placementLimit } from '#rules/deadlines/amendment.ts'
import { placementYears } from '#rules/deadlines/placements.ts'
import { lcaLedger } from '#rules/prefiling/h1b-needs.ts'
import type { Conditions } from './conditions.ts'
import type { DependencyCount, LcaNotice, LcaPlacement } from './records.ts'

type Kept = {
  conditions: Conditions
  notices: readonly LcaNotice[]
  uses: readonly (Use & { personName: string | null; leftOn: string | null })[]
  placements: readonly LcaPlacement[]
  /** The newest first. */
  counts: readonly DependencyCount[]
}
type Of = { caseId: number; personId: number | null; filingDate: string; reuse: boolean }

/** What the pre-filing check reads of the ledgers behind an LCA (V13, V21, V77, V78, V92–V94). */
export function factsOfLedger(kept: Kept, { caseId, personId, filingDate, reuse }: Of): Record<string, unknown> {
  const others = kept.uses.filter((use) => use.id !== caseId && (personId === null || use.personId !== personId))
  // A line names its worker: what is another petition's is not this one's.
  const isAnothers = ({ worker }: { worker: string }) =>
    others.some(({ personName }) => personName !== null && sameText(personName, worker))
  const placements = kept.placements.filter((each) => !isAnothers(each))
  const count = kept.counts.find(({ countedOn }) => countedOn <= filingDate)
  return {
    [lcaLedger.lcaUses.id]: others.filter(takesPosition).map((use) => ({
      ...{ id: String(use.id), worker: slotOf(use).worker },
      ...(use.leftOn && { leftOn: use.leftOn }),
    })),
    [lcaLedger.lcaSlotReuse.id]: reuse,
    [lcaLedger.lcaPlacements.id]: placements.map(placementRow),
    [lcaLedger.placementsLookedAt.id]: placements.every(isLookedAt) || undefined,
    [lcaLedger.payDeductions.id]: kept.conditions.deductions
      .filter((each) => !isAnothers(each))
      .map(({ kind, cents, paidCents }, n) => ({ id: String(n), kind, amount: cents, paid: paidCents })),
    [lcaLedger.publicDisclosure.id]: disclosures[kept.conditions.disclosure ?? ''],
    [lcaLedger.lcaNotices.id]: kept.notices.length > 0 ? kept.notices.map(noticeRow) : undefined,
    [lcaLedger.prevailingArea.id]: kept.conditions.prevailing?.area,
    [lcaLedger.prevailingYear.id]: yearOfTable(kept.conditions.prevailing),
    [lcaLedger.dependencyCountedOn.id]: count?.countedOn,
    [lcaLedger.dependentByCount.id]: count?.dependentReg,
  }
}

/** A determination, contract or survey has dates of its own, not those of the wage year. */
const yearOfTable = (wage: Conditions['prevailing']) => (wage?.source === 'OEWS' ? wage.year : undefined)

const disclosures: Readonly<Record<string, string>> = { principal: 'Principal office', worksite: 'Worksite' }

const isLookedAt = ({ lcaForArea, strikeOrLockout }: LcaPlacement) => lcaForArea !== null && strikeOrLockout !== null

function placementRow({ id, worker, area, yearFrom, days, lcaForArea, strikeOrLockout, ...home }: LcaPlacement) {
  const years = [...placementYears(days, yearFrom)].sort(([, one], [, other]) => other.length - one.length)
  const [year, fullest] = years[0] ?? ['', []]
  const allowed = placementLimit({
    keepsHomeOffice: home.keepsHomeOffice ?? undefined,
    substantialTimeHome: home.substantialTimeHome ?? undefined,
    livesInHomeArea: home.livesInHomeArea ?? undefined,
  })
  return {
    ...{ id: String(id), worker, area, year, workdays: fullest.length, allowed },
    ...(lcaForArea !== null && { lcaForArea }),
    ...(strikeOrLockout !== null && { strikeOrLockout }),
  }
}

const noticeRow = ({ id, kind, site, place, firstDay, takenDownOn, proofName }: LcaNotice) => ({
  ...{ id: String(id), kind, site, place, firstDay, proved: proofName !== null },
  ...(takenDownOn !== null && { takenDownOn }),
})
