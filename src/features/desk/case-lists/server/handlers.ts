import { requireClient } from '#case-file/cases/server/opening.ts'
import { rowFor } from '#case-file/cases/server/rows.ts'
import { requireRight } from '#case-file/cases/server/visible.ts'
import { statusNames } from '#case-types/status-table.ts'
import { implement } from '#platform/operation/context.ts'
import { listOperations } from '../contract.ts'
import { BOARD_ROWS, boardCounts, boardOf } from './board.ts'
import { listCases, userNamed } from './list.ts'

export const listHandlers = implement(listOperations, {
  list: async (context, { calculatePercentageFields: _switch, userName, ...filter }) => {
    await requireRight(context, 'case:read')
    const { db, actor, services, today } = context
    await requireClient(db, actor, filter.companyId)
    const createdBy =
      userName === undefined ? undefined : await userNamed(services.database.read({ kind: 'system' }), userName)
    const page = await listCases(db, actor, { ...filter, createdBy }, today)
    return { ...page, items: page.items.map(rowFor(actor)) }
  },

  board: async ({ db, actor, today }, filter) => {
    await requireClient(db, actor, filter.companyId)
    const [found, counts] = await Promise.all([
      boardOf(db, actor, filter, today),
      boardCounts(db, actor, filter, today),
    ])
    const rows = found.map(rowFor(actor))
    const columns = Object.entries(statusNames).map(([id, name]) => {
      const items = rows.filter(({ status }) => status === Number(id))
      const count = counts.find(({ status }) => status === Number(id))?.count ?? 0
      return { status: Number(id), name, items: items.slice(0, BOARD_ROWS), more: items.length > BOARD_ROWS, count }
    })
    return { columns }
  },
})
