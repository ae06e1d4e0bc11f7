import { roomForPeople } from '#identity/users/server/room.ts'
import { eventAppliers } from '#money/payments/server/apply.ts'
import type { ServerFeature } from '#platform/feature.ts'
import { CHANGE_JOB, changeSubscription } from './change.ts'
import { subscriptionsHandlers } from './handlers.ts'
import { whyNoRoom } from './store.ts'
import { subscriptionAppliers } from './told.ts'

export const subscriptionsServer: ServerFeature = {
  handlers: subscriptionsHandlers,
  jobs: { [CHANGE_JOB]: (services, { companyId }: { companyId: number }) => changeSubscription(services, companyId) },
  parts: [eventAppliers(subscriptionAppliers), roomForPeople(whyNoRoom)],
}
