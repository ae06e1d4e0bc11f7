import type { ServerFeature } from '#platform/feature.ts'
import { linkGuards } from '#platform/operation/links.ts'
import { sessionHandlers } from './handlers.ts'
import { wrongLinks } from './limits.ts'

export const sessionsServer: ServerFeature = {
  handlers: sessionHandlers,
  parts: [linkGuards(wrongLinks)],
}
