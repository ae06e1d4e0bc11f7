import { roomForPeople } from '#identity/users/server/room.ts'
import { eventAppliers } from '#money/payments/server/apply.ts'
import { DISCOUNT_JOB } from '#money/plans/server/discount-step.ts'
import type { ServerFeature } from '#platform/feature.ts'
import { CHANGE_JOB, changeSubscription } from './change.ts'
import { tellDiscount } from './discount.ts'
import { subscriptionsHandlers } from './handlers.ts'
import { whyNoRoom } from './store.ts'
import { subscriptionAppliers } from './told.ts'

export const subscriptionsServer: ServerFeature = {
  handlers: subscriptionsHandlers,
  jobs: {
    [CHANGE_JOB]: (services, { companyId }: { companyId: number }) => changeSubscription(services, companyId),
    [DISCOUNT_JOB]: (services, { companyId, key }: { companyId: number; key: string }) =>
      tellDiscount(services, companyId, key),
  },
  parts: [eventAppliers(subscriptionAppliers), roomForPeople(whyNoRoom)],
}
