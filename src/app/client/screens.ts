import type { LoadScreen } from '#platform/client/feature.ts'
import { collectParts } from '#platform/parts.ts'
import { lazyScreen } from '#ui/page/lazyScreen.ts'
import { clientFeatures } from './features.ts'

/** Every screen by its key in the route table, loaded when it is first shown. */
const loads: Record<string, LoadScreen> = {
  ...Object.assign({}, ...clientFeatures.map(({ screens }) => screens)),
  notBuilt: () => import('./NotBuiltScreen.tsx'),
}

/** Brings a screen's script before it is shown. */
export const loadScreen = (key: string) => loads[key]?.()

export const screens = Object.fromEntries(Object.entries(loads).map(([key, load]) => [key, lazyScreen(load)]))

/** What features handed in to the screens of others. */
export const clientParts = collectParts(clientFeatures.flatMap(({ parts = [] }) => parts))
