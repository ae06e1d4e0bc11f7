import type { AddressInfo } from 'node:net'
import { resolve } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { RunningWorker } from '#platform/jobs/worker.ts'
import { serveApiDocument } from '#platform/server/api-document.ts'
import { drain } from '#platform/server/drain.ts'
import { buildHttp } from '#platform/server/http.ts'
import { serveClient } from '#platform/server/static.ts'
import type { Services } from '#platform/services.ts'
import { listen } from '#platform/session/notices.ts'
import { awaitedJobs, heavyJobs, implemented, jobs } from '../implemented.ts'
import { serverFeatures } from './features.ts'

export type NodeOptions = {
  services: Services
  ownerUrl: string
  appUrl: string
  /** Has heavy jobs done in a process beside it: for a server that is a process of its own, with the settings of its environment. */
  heavyApart?: boolean
  /** The built pages; left out where only the API is wanted. */
  clientFolder?: string
}

export type RunningNode = {
  url: string
  app: FastifyInstance
  services: Services
  /** Settles when the worker in this process works the queue, or could not begin to; the node serves meanwhile. */
  working: Promise<unknown>
  stop(graceMs?: number): Promise<void>
}

/** One server node: HTTP, notices from the other nodes and, unless it runs apart, the worker. */
export async function startNode({
  services,
  ownerUrl,
  appUrl,
  heavyApart = false,
  clientFolder,
}: NodeOptions): Promise<RunningNode> {
  const { config, log } = services
  const app = await buildHttp({ services, implemented })
  for (const { serve } of serverFeatures) serve?.(app, services)
  serveApiDocument(
    app,
    implemented.map(({ operation }) => operation),
  )
  if (clientFolder) serveClient(app, resolve(clientFolder))
  await app.listen({ port: config.port, host: config.host })
  const notices = listen(config.database.directUrl ?? appUrl, log, (notice) => {
    if (notice !== 'rights') services.sessions.forget()
    if (notice !== 'sessions') services.rights.forget()
  })
  const worker = config.inlineWorker
    ? inlineWorker(services, ownerUrl, heavyApart ? appUrl : null)
    : Promise.resolve(null)
  // Whoever does not wait for it is not ended by it either.
  const begun = worker.catch(() => null)
  const { port } = app.server.address() as AddressInfo
  let stopped: Promise<void> | undefined
  return {
    url: config.publicUrlGiven ? config.publicUrl : `http://localhost:${port}`,
    app,
    services,
    working: worker,
    stop: (graceMs = 0) => {
      stopped ??= (async () => {
        // Requests under way are answered before anything they need goes away.
        await drain(app, graceMs)
        await (await begun)?.stop()
        await notices.stop()
        await services.database.end()
      })()
      return stopped
    },
  }
}

// Loaded when the node already answers: the queue is the largest part of a start.
async function inlineWorker(services: Services, ownerUrl: string, apart: string | null): Promise<RunningWorker> {
  if (apart === null) return (await import('#platform/jobs/worker.ts')).startWorker(services, ownerUrl, jobs)
  const { jobsApart, startProgram } = await import('../worker/apart.ts')
  const { lanesOf, workInLanes } = await import('../worker/lanes.ts')
  const last = jobsApart(
    heavyJobs.filter((name) => !awaitedJobs.includes(name)),
    apart,
  )
  const soon = jobsApart(awaitedJobs, apart, { start: () => startProgram('awaited') })
  const lanes = lanesOf({ ...jobs, ...last.jobs, ...soon.jobs }, heavyJobs, awaitedJobs)
  const worker = await workInLanes(services, ownerUrl, lanes)
  return { stop: () => worker.stop().finally(() => Promise.all([last.stop(), soon.stop()])) }
}
