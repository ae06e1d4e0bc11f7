import type { ServerFeature } from '#platform/feature.ts'
import { visaBulletinHandlers } from './handlers.ts'
import { priorityDateOpen } from './open-items.ts'

export const visaBulletinServer: ServerFeature = { handlers: visaBulletinHandlers, parts: [priorityDateOpen] }
