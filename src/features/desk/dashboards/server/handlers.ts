import { requireClient } from '#case-file/cases/server/opening.ts'
import { requireRight } from '#case-file/cases/server/visible.ts'
import { implement } from '#platform/operation/context.ts'
import { dashboardOperations } from '../contract.ts'
import { readDashboard } from './dashboard.ts'
import { readOwnCases } from './own-cases.ts'
import { readWorkload } from './workload.ts'

export const dashboardHandlers = implement(dashboardOperations, {
  dashboard: async (context, { companyId }) => {
    await requireRight(context, 'case:read')
    const { db, actor, services, today } = context
    await requireClient(db, actor, companyId)
    const system = () => services.database.read({ kind: 'system' })
    return readDashboard({ db, system, actor }, companyId, today)
  },
  workload: async ({ db, actor, today }, { companyId }) => {
    await requireClient(db, actor, companyId)
    return readWorkload(db, actor, companyId, today)
  },
  ownCases: async ({ db, actor, services }) => ({
    cases: await readOwnCases(db, services.database.read({ kind: 'system' }), actor),
  }),
})
