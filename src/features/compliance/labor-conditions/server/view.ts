import { typeOf } from '#case-file/cases/server/rows.ts'
import { casePath } from '#case-types/case-path.ts'
import type { Db } from '#platform/database/database.ts'
import type { Actor } from '#platform/session/actor.ts'
import { calendarRow } from '#preparation/deadlines/server/settings-store.ts'
import { slotOf, takesPosition } from '#preparation/lcas/uses.ts'
import { addBusinessDays, employerCalendar } from '#rules/calendar/business-days.ts'
import { freeSlots, noticeGaps, noticeGapWords } from '#rules/compliance/h1b-ledgers.ts'
import { lca } from '#rules/prefiling/lca-needs.ts'
import { checksOf, standingOf, wagesOf } from '../checks.ts'
import { followsFrom } from '../ledger.ts'
import { said } from '../looked.ts'
import { decidesOnLca, postsNotice, preparesLca } from '../policy.ts'
import { postingDays } from '../posting.ts'
import type { LcaNotice, LcaRecord } from '../records.ts'
import { noticesOf } from './notice-store.ts'
import { countsOf, type LcaColumns, ledgerOf, placementsOf, requireLca, usesOf } from './store.ts'

type Looking = { db: Db; actor: Actor; today: string }

export const shownLca = async (context: Looking, lcaId: number): Promise<LcaRecord> =>
  recordOf(context, await requireLca(context.db, context.actor, lcaId))

async function recordOf({ db, actor, today }: Looking, row: LcaColumns): Promise<LcaRecord> {
  const [notices, uses, placements, dependency, entries, calendar] = await Promise.all([
    noticesOf(db, row.id),
    usesOf(db, row.id),
    placementsOf(db, row.id),
    countsOf(db, row.companyId),
    ledgerOf(db, row.id),
    calendarRow(db, row.companyId),
  ])
  const { known, conditions } = row
  const [total, filed] = [said(known, lca.lcaWorkers), said(known, lca.lcaFiledOn)]
  const slots = uses.filter(takesPosition).map(slotOf)
  const gaps = gapsOf(notices, filed ?? today)
  const free = total === undefined ? null : freeSlots(total, slots)
  return {
    ...row,
    standing: standingOf({ known, withdrawnOn: row.withdrawnOn, today }),
    uses: uses.map((use) => ({
      ...{ caseId: use.id, number: use.number, path: casePath(use), typeName: typeOf(use.typeId).name },
      ...{ personName: use.personName ?? '', takesPosition: takesPosition(use) },
    })),
    positions: { total: total ?? null, used: new Set(slots.map(({ worker }) => worker)).size, free },
    notices,
    posting: { days: postingDays(notices), gaps },
    placements,
    dependency,
    ledger: entries.map((each) => {
      const { says, state } = followsFrom(each.entry, { required: wagesOf(known, conditions).required, today })
      return { ...each, says, state: each.doneOn === null ? state : 'done' }
    }),
    checks: checksOf({ known, conditions, notices, dependency, today }),
    decisionDue: filed === undefined ? null : addBusinessDays(filed, 7),
    publicFileDue: filed === undefined ? null : addBusinessDays(filed, 1, calendar && employerCalendar(calendar)),
    may: { prepare: preparesLca(row, actor), post: postsNotice(row, actor), decide: decidesOnLca(row, actor) },
  }
}

/** What the proof of the notice lacks (HC-17), by the day of filing. */
export function gapsOf(notices: readonly LcaNotice[], filedOn: string): string[] {
  const [first] = notices
  if (!first) return ['no notice is written down']
  const sent = notices.find(({ kind }) => kind !== 'posting')
  const places = notices.filter(({ kind }) => kind === 'posting')
  const days = (sent ? [sent] : places).map(({ firstDay }) => firstDay).sort()
  const down = places.map(({ takenDownOn }) => takenDownOn)
  return noticeGaps({
    places: places.map(({ place }) => place.toLowerCase()),
    firstDay: days.at(-1) ?? first.firstDay,
    lastDay: down.some((day) => day === null) ? undefined : (down as string[]).sort()[0],
    lcaFiledOn: filedOn,
    ...(sent && { electronic: { sentOn: sent.firstDay, proved: sent.proofName !== null } }),
  }).map((gap) => noticeGapWords(gap, filedOn))
}
