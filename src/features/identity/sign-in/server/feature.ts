import type { ServerFeature } from '#platform/feature.ts'
import { exportedSignInLists } from './exported-lists.ts'
import { signInHandlers } from './handlers.ts'
import { listedAndTold } from './selection.ts'

export const signInServer: ServerFeature = {
  handlers: signInHandlers,
  parts: [...exportedSignInLists, listedAndTold],
}
