import { factsHandlers } from '#case-file/affected-forms/server/handlers.ts'
import { detailsHandlers } from '#case-file/case-details/server/handlers.ts'
import { invitedForCases, invitedJobs, toldOnceActivated } from '#case-file/case-details/server/invited.ts'
import { namedInMails } from '#case-file/case-details/server/named-case.ts'
import { formLibraryHandlers } from '#case-file/form-library/server/handlers.ts'
import { formLibraryJobs } from '#case-file/form-library/server/jobs.ts'
import { dutiesAfterEmployment } from '#case-file/moves/server/employment-ended.ts'
import { moveHandlers } from '#case-file/moves/server/handlers.ts'
import { tasksEndWithFiling } from '#case-file/moves/server/tasks-of-filing.ts'
import { moveJobs } from '#case-file/moves/server/tell-move.ts'
import { reminderHandlers } from '#case-file/reminders/server/handlers.ts'
import type { ServerFeature } from '#platform/feature.ts'

/** What each feature of this floor does on the server. */
export const caseFileOnServer = {
  'affected-forms': {
    handlers: factsHandlers,
  },
  'form-library': {
    handlers: formLibraryHandlers,
    jobs: formLibraryJobs,
  },
  reminders: {
    handlers: reminderHandlers,
  },
  moves: {
    handlers: moveHandlers,
    jobs: moveJobs,
    parts: [dutiesAfterEmployment, tasksEndWithFiling],
  },
  'case-details': {
    handlers: detailsHandlers,
    jobs: invitedJobs,
    parts: [invitedForCases, toldOnceActivated, namedInMails],
  },
} satisfies Readonly<Record<string, ServerFeature>>
