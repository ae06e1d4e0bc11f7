import type { ServerFeature } from '#platform/feature.ts'
import { exportedCompanyLists } from './exported-lists.ts'
import { companiesHandlers } from './handlers.ts'

export const companiesServer: ServerFeature = {
  handlers: companiesHandlers,
  parts: exportedCompanyLists,
}
