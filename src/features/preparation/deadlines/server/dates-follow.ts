import { caseFollowers } from '#case-file/cases/server/case-contacts.ts'
import { REFRESH_JOB } from './daily-round.ts'

/** The dates of a case are worked out anew when it changes; however often it does in the meantime, once. */
export const deadlinesFollow = caseFollowers((enqueue, caseId) =>
  enqueue(REFRESH_JOB, { caseId }, { key: `deadlines:${caseId}` }),
)
