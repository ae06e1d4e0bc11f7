import type { ServerFeature } from '#platform/feature.ts'
import { caseFormsHandlers } from './handlers.ts'
import { formsFollowFiling } from './moved.ts'

export const caseFormsServer: ServerFeature = {
  handlers: caseFormsHandlers,
  parts: [formsFollowFiling],
}
