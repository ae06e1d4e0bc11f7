import { questionsAsked } from '#case-file/cases/server/questions-asked.ts'
import type { ServerFeature } from '#platform/feature.ts'
import { screenHandlers } from './handlers.ts'
import { workHandlers } from './work-handlers.ts'

export const caseScreenServer: ServerFeature = {
  handlers: [...screenHandlers, ...workHandlers],
  parts: [questionsAsked],
}
