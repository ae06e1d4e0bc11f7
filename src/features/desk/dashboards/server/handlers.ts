import { requireClient } from '#case-file/cases/server/opening.ts'
import { requireRight } from '#case-file/cases/server/require-right.ts'
import { implement } from '#platform/operation/context.ts'
import { dashboardOperations } from '../contract.ts'
import { attorneyInSight, companiesNotOf, setCover } from './cover-store.ts'
import { readDashboard } from './dashboard.ts'
import { isEmployed, readOwnCases } from './own-cases.ts'
import { readWorkload } from './workload.ts'

export const dashboardHandlers = implement(dashboardOperations, {
  dashboard: async (context, { companyId }) => {
    await requireRight(context, 'case:read')
    const { db, actor, services, today } = context
    await requireClient(db, actor, companyId)
    const system = () => services.database.read({ kind: 'system' })
    return readDashboard({ db, system, actor }, companyId, today)
  },
  workload: async ({ db, actor, today }, { companyId, typeId }) => {
    await requireClient(db, actor, companyId)
    return readWorkload(db, actor, { companyId, typeId }, today)
  },
  cover: async ({ db, today, audit, refuse }, { attorneyId, until, coverId }) => {
    const out = await attorneyInSight(db, attorneyId)
    const cover = coverId === undefined ? null : await attorneyInSight(db, coverId)
    const about = { subject: `user:${attorneyId}`, lawFirmId: out.lawFirmId }
    if (until === null) {
      await setCover(db, attorneyId, null)
      audit({ ...about, after: { outUntil: null } })
      return { id: attorneyId }
    }
    if (until < today) refuse('IN_THE_PAST')
    if (!cover || cover.id === out.id || cover.lawFirmId !== out.lawFirmId) return refuse('NO_COVER')
    const missing = await companiesNotOf(db, out.id, cover.id)
    if (missing.length > 0)
      refuse('COVER_NOT_ASSIGNED', {
        fields: { coverId: `${cover.name} does not work for ${missing.map(({ name }) => name).join(', ')}.` },
      })
    await setCover(db, attorneyId, { until, coverId: cover.id })
    audit({ ...about, after: { outUntil: until, coveredBy: cover.id } })
    return { id: attorneyId }
  },
  ownCases: async ({ db, actor, services }) => ({
    cases: await readOwnCases(db, services.database.read({ kind: 'system' }), actor),
    employed: await isEmployed(db, actor),
  }),
})
