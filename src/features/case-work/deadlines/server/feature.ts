import { endsWithAccess } from '#identity/users/server/disabled.ts'
import type { ServerFeature } from '#platform/feature.ts'
import { datesFollowMoves, deadlinesFollow, noticesAnswered, sixYearsLimit } from './case-changed.ts'
import { dropFeed } from './feed-store.ts'
import { deadlinesHandlers } from './handlers.ts'
import { deadlineJobs } from './jobs.ts'
import { datesOpen } from './open-items.ts'
import { deadlineSettingsHandlers } from './settings-handlers.ts'

export const deadlinesServer: ServerFeature = {
  handlers: [...deadlinesHandlers, ...deadlineSettingsHandlers],
  jobs: deadlineJobs,
  parts: [datesFollowMoves, deadlinesFollow, noticesAnswered, datesOpen, sixYearsLimit, endsWithAccess(dropFeed)],
}
