import type { ComponentType } from 'react'
import { slot } from '#platform/parts.ts'

export type BelowHomeProps = {
  /** The one company a home is about, where it is about one. */
  companyId: number | undefined
}

/** What stands below the day's work on the homes of employers, attorneys, law firms and the provider; loaded when it comes into sight. */
export const belowHome = slot<ComponentType<BelowHomeProps>>('what stands below a home')
