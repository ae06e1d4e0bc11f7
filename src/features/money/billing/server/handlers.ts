import { billedCompany } from '#money/plans/server/store.ts'
import { implement } from '#platform/operation/context.ts'
import { billing } from '../contract.ts'
import { forecastOf } from './forecast.ts'

export const billingHandlers = implement(billing, {
  forecast: async ({ db, actor, services, today }, { companyId }) => {
    await billedCompany(db, actor, companyId)
    return forecastOf(db, services.keyring, companyId, today)
  },
})
