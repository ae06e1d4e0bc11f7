import type { ServerFeature } from '#platform/feature.ts'
import { emailHandlers } from './handlers.ts'
import { emailTemplateHandlers } from './template-handlers.ts'

export const emailServer: ServerFeature = {
  handlers: [...emailHandlers, ...emailTemplateHandlers],
}
