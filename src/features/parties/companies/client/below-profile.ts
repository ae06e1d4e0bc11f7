import type { ComponentType } from 'react'
import { slot } from '#platform/parts.ts'

/** What features above show of a company below its profile; each decides for whom. */
export const belowProfile = slot<ComponentType<{ companyId: number }>>('what stands below the profile of a company')
