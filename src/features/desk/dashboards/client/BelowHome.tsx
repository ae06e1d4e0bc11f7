import { useParts } from '#platform/client/feature.ts'
import { type BelowHomeProps, belowHome } from './below-home.ts'

/** What others put below a home, in the order they are handed in. */
export function BelowHome({ companyId }: BelowHomeProps) {
  // biome-ignore lint/suspicious/noArrayIndexKey: what is handed in never changes its order
  return useParts(belowHome).map((Below, n) => <Below key={n} companyId={companyId} />)
}
