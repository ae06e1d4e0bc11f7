import { caseChanged } from '#case-file/cases/server/case-contacts.ts'
import { requireRight } from '#case-file/cases/server/require-right.ts'
import { casePath } from '#case-types/case-path.ts'
import { implement } from '#platform/operation/context.ts'
import { Refusal } from '#platform/operation/refusal.ts'
import { type Tracked, visaBulletin } from '../contract.ts'
import { currentSince, monthsOf, readRows } from '../history.ts'
import { claimOf } from './open-items.ts'
import { allCells, cellsOfMonth, greenCardCases, monthsEntered, saveCells, waitingAdjustments } from './store.ts'

export const visaBulletinHandlers = implement(visaBulletin, {
  month: async ({ db, actor, services }, { month: asked }) => {
    const months = await monthsEntered(db)
    const month = asked ?? months[0] ?? null
    return {
      ...{ months, month },
      cells: month === null ? [] : await cellsOfMonth(db, month),
      may: { write: await services.rights.may(actor.roleId, 'bulletin:write') },
    }
  },

  save: async (context, { rows, source }) => {
    const { db, audit, asSystem } = context
    const read = readRows(rows)
    if ('problem' in read) throw new Refusal(400, 'ROWS_UNREADABLE', read.problem, { fields: { rows: read.problem } })
    await saveCells(db, read.cells, source)
    const months = [...new Set(read.cells.map(({ month }) => month))].sort()
    audit({ subject: 'visa-bulletin', after: { months, rows: read.cells.length, source } })
    const waiting = await asSystem('what a new month of the Visa Bulletin changes', () => waitingAdjustments(db))
    for (const { id } of waiting) caseChanged(context, id)
    return { rows: read.cells.length, months }
  },

  tracked: async (context) => {
    const { db, actor, services, today } = context
    await requireRight(context, 'case:read')
    if (actor.scope === 'person') throw new Refusal(403, 'FORBIDDEN', 'Your case says where your priority date stands.')
    const cells = await allCells(db)
    const items: Tracked[] = []
    const unknown = []
    const undated = []
    for (const row of await greenCardCases(db, actor)) {
      const { id: caseId, number, personName, companyName, priorityDate } = row
      const about = { caseId, number, path: casePath(row), personName: personName ?? '' }
      if (priorityDate === null) {
        undated.push(about)
        continue
      }
      const claim = await claimOf(db, services.keyring, row, today)
      if (!claim) {
        unknown.push(about)
        continue
      }
      const months = monthsOf(cells, claim.category, claim.country)
      items.push({
        ...{ ...about, companyName: companyName ?? '', priorityDate, ...claim, months },
        finalSince: currentSince(priorityDate, months, 'final'),
        filingSince: currentSince(priorityDate, months, 'filing'),
      })
    }
    return { items, unknown, undated, newest: cells.at(-1)?.month ?? null }
  },
})
