import type { ServerFeature } from '#platform/feature.ts'
import { askedPartsAwaited } from './awaited.ts'
import { ownQuestionsGuard } from './guard.ts'
import { questionnairesHandlers } from './handlers.ts'
import { questionnaireJobs } from './jobs.ts'
import { questionsOpen } from './open-items.ts'

export const questionnairesServer: ServerFeature = {
  handlers: questionnairesHandlers,
  jobs: questionnaireJobs,
  parts: [askedPartsAwaited, questionsOpen, ownQuestionsGuard],
}
