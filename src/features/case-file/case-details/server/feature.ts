import type { ServerFeature } from '#platform/feature.ts'
import { detailsHandlers } from './handlers.ts'
import { invitedForCases, invitedJobs, toldOnceActivated } from './invited.ts'
import { namedInMails } from './named-case.ts'

export const caseDetailsServer: ServerFeature = {
  handlers: detailsHandlers,
  jobs: invitedJobs,
  parts: [invitedForCases, toldOnceActivated, namedInMails],
}
