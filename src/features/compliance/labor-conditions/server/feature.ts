import type { ServerFeature } from '#platform/feature.ts'
import { childLcaHandlers } from './child-handlers.ts'
import { lcaRecordHandlers } from './handlers.ts'
import { lcaLedgers } from './known-besides.ts'
import { lcaLedgerHandlers } from './ledger-handlers.ts'
import { lcaNoticeHandlers } from './notice-handlers.ts'
import { prevailingWageHandlers } from './wage-handlers.ts'

export const laborConditionsServer: ServerFeature = {
  handlers: [
    ...lcaRecordHandlers,
    ...lcaNoticeHandlers,
    ...lcaLedgerHandlers,
    ...childLcaHandlers,
    ...prevailingWageHandlers,
  ],
  parts: [lcaLedgers],
}
