import type { ServerFeature } from '#platform/feature.ts'
import { exportedLawFirmLists } from './exported-lists.ts'
import { lawFirmsHandlers } from './handlers.ts'

export const lawFirmsServer: ServerFeature = {
  handlers: lawFirmsHandlers,
  parts: exportedLawFirmLists,
}
