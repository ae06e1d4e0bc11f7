import { collectParts } from '#platform/parts.ts'
import { serverFeatures } from './features.ts'

/** What the features hand in to slots of those below them. */
export const serverParts = collectParts(serverFeatures.flatMap(({ parts = [] }) => parts))
