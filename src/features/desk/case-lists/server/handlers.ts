import { requireClient } from '#case-file/cases/server/opening.ts'
import { requireRight } from '#case-file/cases/server/require-right.ts'
import { rowFor } from '#case-file/cases/server/rows.ts'
import { statusNames } from '#case-types/status/status-table.ts'
import { implement } from '#platform/operation/context.ts'
import { countedIn } from '#platform/operation/figures.ts'
import { listOperations } from '../contract.ts'
import { BOARD_ROWS, boardCounts, boardOf } from './board.ts'
import { listCases, userNamed } from './list.ts'

export const listHandlers = implement(listOperations, {
  list: async (context, { calculatePercentageFields: _switch, userName, figure, ...filter }) => {
    await requireRight(context, 'case:read')
    const { db, actor, services, today } = context
    await requireClient(db, actor, filter.companyId)
    const createdBy =
      userName === undefined ? undefined : await userNamed(services.database.read({ kind: 'system' }), userName)
    const isCounted = await countedIn(context, 'cases.list', figure)
    const page = await listCases(db, actor, { ...filter, createdBy, isCounted }, today)
    return { ...page, items: page.items.map(rowFor(actor)) }
  },

  board: async (context, { figure, ...asked }) => {
    const { db, actor, today } = context
    await requireClient(db, actor, asked.companyId)
    const filter = { ...asked, isCounted: await countedIn(context, 'cases.list', figure) }
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
