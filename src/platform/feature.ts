import type { FastifyInstance } from 'fastify'
import type { Jobs } from './jobs/worker.ts'
import type { Implemented } from './operation/context.ts'
import type { Contract, GivenRight } from './operation/contract.ts'
import type { Part } from './parts.ts'
import type { Services } from './services.ts'

/** Rights by their names, `noun:verb`. */
export type Rights = Readonly<Record<`${string}:${string}`, GivenRight>>

/** What a feature says of itself to all sides: its calls, and the rights that several of them ask for. In `features.ts` of its floor. */
export type Feature = {
  contracts: Readonly<Record<string, Contract>>
  rights?: Rights
}

/** What a feature does on the server. In `server/features.ts` of its floor. */
export type ServerFeature = {
  handlers: readonly Implemented[]
  /** Addresses outside the API, for programs that speak a protocol of their own. */
  serve?: (app: FastifyInstance, services: Services) => void
  /** What is done later. */
  jobs?: Jobs
  /** Those of its jobs that would keep requests waiting: a node has them done in a process beside it. */
  heavyJobs?: readonly string[]
  /** Those of them that somebody waits for before a screen: they do not go last. */
  awaitedJobs?: readonly string[]
  /** What it hands in to slots of features below it. */
  parts?: readonly Part[]
}
