import type { Services } from '#platform/services.ts'

export type Sandboxed = Pick<Services, 'database' | 'clock' | 'config'>

/** A record of the sandbox. */
export type Kept<T> = { id: string; data: T; createdAt: string }

export const KEPT = 'select id, data, created_at as "createdAt" from sandbox_objects'
