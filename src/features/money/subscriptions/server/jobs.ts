import { DISCOUNT_JOB } from '#money/plans/server/discount-step.ts'
import type { Jobs } from '#platform/jobs/worker.ts'
import { CHANGE_JOB, changeSubscription } from './change.ts'
import { tellDiscount } from './discount.ts'

export const subscriptionJobs = {
  [CHANGE_JOB]: (services, { companyId }: { companyId: number }) => changeSubscription(services, companyId),
  [DISCOUNT_JOB]: (services, { companyId, key }: { companyId: number; key: string }) =>
    tellDiscount(services, companyId, key),
} satisfies Jobs
