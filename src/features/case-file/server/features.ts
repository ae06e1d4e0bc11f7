import { detailsOperations } from '#case-file/case-details/contract.ts'
import { invitedForCases, invitedJobs, toldOnceActivated } from '#case-file/case-details/server/invited.ts'
import { namedInMails } from '#case-file/case-details/server/named-case.ts'
import { formLibrary } from '#case-file/form-library/contract.ts'
import { moveOperations } from '#case-file/moves/contract.ts'
import { afterMove } from '#case-file/moves/server/move-parts.ts'
import { reminderOperations } from '#case-file/reminders/contract.ts'
import { facts } from '#parties/facts/contract.ts'
import { workEnds } from '#parties/people/server/work-ends.ts'
import type { ServerFeature } from '#platform/feature.ts'
import { jobsOnFirstRun, partOnFirstCall } from '#platform/on-first-use.ts'
import { onFirstCall } from '#platform/operation/on-first-call.ts'

/** What each feature of this floor does on the server. */
export const caseFileOnServer = {
  'affected-forms': {
    handlers: onFirstCall(facts, () => import('#case-file/affected-forms/server/handlers.ts'), 'factsHandlers'),
  },
  'form-library': {
    handlers: onFirstCall(
      formLibrary,
      () => import('#case-file/form-library/server/handlers.ts'),
      'formLibraryHandlers',
    ),
    jobs: jobsOnFirstRun(
      ['formLibrary.import', 'formLibrary.importFolder', 'formLibrary.fetch'],
      () => import('#case-file/form-library/server/jobs.ts'),
      'formLibraryJobs',
    ),
  },
  reminders: {
    handlers: onFirstCall(
      reminderOperations,
      () => import('#case-file/reminders/server/handlers.ts'),
      'reminderHandlers',
    ),
  },
  moves: {
    handlers: onFirstCall(moveOperations, () => import('#case-file/moves/server/handlers.ts'), 'moveHandlers'),
    jobs: jobsOnFirstRun(['moves.tell'], () => import('#case-file/moves/server/tell-move.ts'), 'moveJobs'),
    parts: [
      workEnds(async () => (await import('#case-file/moves/server/employment-ended.ts')).dutiesAfterEmployment),
      partOnFirstCall(afterMove, () => import('#case-file/moves/server/tasks-of-filing.ts'), 'tasksEndWithFiling'),
    ],
  },
  'case-details': {
    handlers: onFirstCall(
      detailsOperations,
      () => import('#case-file/case-details/server/handlers.ts'),
      'detailsHandlers',
    ),
    jobs: invitedJobs,
    parts: [invitedForCases, toldOnceActivated, namedInMails],
  },
} satisfies Readonly<Record<string, ServerFeature>>
