import type { BuiltInRole } from '#formats/roles.ts'
import type { Jobs } from './jobs/worker.ts'
import type { Implemented } from './operation/context.ts'
import type { Contract } from './operation/contract.ts'
import type { Part } from './parts.ts'

/** Who holds a right at first, and what it lets them do, in words for the matrix of roles; administrators change it. */
export type Rights = Readonly<Record<`${string}:${string}`, { words: string; roles: readonly BuiltInRole[] }>>

/** What a feature says of itself to all sides: its calls, and the rights they ask for. `feature.ts` of its folder. */
export type Feature = {
  contracts: Readonly<Record<string, Contract>>
  rights?: Rights
}

/** What a feature does on the server. `server/feature.ts` of its folder. */
export type ServerFeature = {
  handlers: readonly Implemented[]
  /** What is done later. */
  jobs?: Jobs
  /** Those of its jobs that would keep requests waiting: a node has them done in a process beside it. */
  heavyJobs?: readonly string[]
  /** What it hands in to slots of features below it. */
  parts?: readonly Part[]
}
