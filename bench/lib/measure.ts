import { fork } from 'node:child_process'
import { join } from 'node:path'
import { databaseSeconds, processorSeconds } from './processor-time.ts'
import type { Server } from './servers.ts'

export type Request = { method: 'GET' | 'POST'; path: string; cookie?: string; body?: string }

/** One call as the limit makes it and as we make it; `requests` gives each side its requests of one round. */
export type Call = { name: string; limit: (round: number) => Request[]; ours: (round: number) => Request[] }

export type Sample = { cpuMs: number; serverMs: number; databaseMs: number; perSecond: number; p95: number }
export type Round = { limit: Sample; ours: Sample }

export type Measured = { call: string; rounds: Round[] }

type Sides = { limit: Server; ours: Server; postmaster: number }

const CONNECTIONS = 16

/** The calls in turn, both sides right after each other in each round, so that a slow minute of the machine hits both. */
export async function measure(calls: Call[], sides: Sides, rounds: number): Promise<Measured[]> {
  const measured = calls.map(({ name }): Measured => ({ call: name, rounds: [] }))
  // Round 0 warms both up: connections, plans, compiled code.
  for (let round = 0; round <= rounds; round++) {
    for (const [index, call] of calls.entries()) {
      const limit = () => sample(sides.limit, sides.postmaster, call.limit(round))
      const ours = () => sample(sides.ours, sides.postmaster, call.ours(round))
      const pair =
        round % 2 === 0 ? { limit: await limit(), ours: await ours() } : { ours: await ours(), limit: await limit() }
      if (round > 0) measured[index]?.rounds.push(pair)
    }
  }
  return measured
}

async function sample(server: Server, postmaster: number, requests: Request[]): Promise<Sample> {
  const before = { server: processorSeconds(server.pid), database: databaseSeconds(postmaster) }
  const { answered, refused, seconds, p95 } = await load(server.port, requests)
  const serverMs = ((processorSeconds(server.pid) - before.server) * 1000) / answered
  const databaseMs = ((databaseSeconds(postmaster) - before.database) * 1000) / answered
  if (refused > 0)
    throw new Error(`${refused} of ${answered} requests to ${requests[0]?.path} were not answered with 200.`)
  return { cpuMs: serverMs + databaseMs, serverMs, databaseMs, perSecond: answered / seconds, p95 }
}

type Loaded = { answered: number; refused: number; seconds: number; p95: number }

function load(port: number, requests: Request[]): Promise<Loaded> {
  return new Promise((resolve, reject) => {
    const child = fork(join(import.meta.dirname, '../load.mjs'), { execArgv: [] })
    child.once('message', (loaded) => {
      resolve(loaded as Loaded)
      child.kill()
    })
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`The load generator ended with code ${code}.`)))
    child.send({ port, requests, connections: CONNECTIONS, seconds: 60 })
  })
}

export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
