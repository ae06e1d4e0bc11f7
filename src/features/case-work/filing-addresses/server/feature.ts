import type { ServerFeature } from '#platform/feature.ts'
import { exportedFilingLists } from './exported-lists.ts'
import { addressHandlers } from './handlers.ts'
import { serviceCenterHandlers } from './service-center-handlers.ts'

export const filingAddressesServer: ServerFeature = {
  handlers: [...addressHandlers, ...serviceCenterHandlers],
  parts: exportedFilingLists,
}
