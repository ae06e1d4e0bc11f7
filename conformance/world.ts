import { routesOf } from '#platform/operation/alias.ts'
import type { Contract, Operation } from '#platform/operation/contract.ts'
import { launchBrowser } from '../e2e/setup/chromium.ts'
import { openBook } from './records/book.ts'
import { keyOf, type Place } from './screens/places.ts'
import { visitEverything } from './screens/round.ts'
import { tourOf } from './screens/tour.ts'
import type { Json, Server } from './server.ts'

/** All that calls need: the product, started at the first question. */
export type Served = { server(): Promise<Server> }

/** The product as the checks see it: running, with what it gives to a browser and what it says about its operations. */
export type World = Served & {
  /** Fails with its sentence unless the walk through the screens saw this. */
  seen(sight: string): Promise<void>
  /** What somebody of a role, or nobody who is signed in, finds at an address. */
  place(role: number | null, address: string): Promise<Place>
  /** A record that was made for the addresses. */
  record(name: string): Promise<Json>
  operationAt(method: string, address: string): Operation | undefined
  stop(): Promise<void>
}

/**
 * `few`: of the walk and of the round only what the asked rows ask for is made; else all of it at once, which takes less time.
 */
export function openWorld(
  contracts: readonly Contract[],
  startServer: () => Promise<Server>,
  { few = false } = {},
): World {
  const operations = operationsByAddress(contracts)
  const server = once(startServer)
  const book = once(async () => openBook(await server()))
  const browser = once(launchBrowser)
  const tour = once(async () => tourOf(await browser(), await server()))
  const sights = each(few, async (sight) => (await tour())(sight))
  const places = each(few, async (key) => visitEverything(await browser(), await server(), await book(), key))
  return {
    record: async (name) => (await book()).record(name),
    seen: async (sight) => {
      const missed = (await sights(sight)).get(sight)
      if (missed !== '') throw new Error(missed ?? `Nobody looked for: ${sight}.`)
    },
    place: async (role, address) => {
      // Both wait for pages most of the time, so the walk goes on beside the round.
      if (!few) void sights('').catch(() => {})
      const key = keyOf({ role, address })
      const found = (await places(key)).get(key)
      if (typeof found === 'object') return found
      throw new Error(found ?? `Nobody went to ${address}.`)
    },
    operationAt: (method, address) => operations.get(shape(method, address)),
    server,
    stop: async () => {
      await (await browser.begun?.catch(() => undefined))?.close()
      await (await server.begun?.catch(() => undefined))?.stop()
    },
  }
}

/** Begun by the first who asks, for all. */
function once<T>(begin: () => Promise<T>): { (): Promise<T>; begun?: Promise<T> } {
  const ask: { (): Promise<T>; begun?: Promise<T> } = () => {
    ask.begun ??= begin()
    return ask.begun
  }
  return ask
}

/** Made once for each that is asked for, or once for all. */
function each<T>(few: boolean, make: (one?: string) => Promise<T>): (one: string) => Promise<T> {
  const made = new Map<string | undefined, Promise<T>>()
  return (one) => {
    const key = few ? one : undefined
    const known = made.get(key) ?? make(key)
    made.set(key, known)
    return known
  }
}

function operationsByAddress(contracts: readonly Contract[]): Map<string, Operation> {
  const found = new Map<string, Operation>()
  for (const operation of contracts.flatMap((contract) => Object.values(contract)))
    for (const { method, url } of routesOf(operation)) found.set(shape(method, url), operation)
  return found
}

// Parameters are compared by their place, not by their name.
const shape = (method: string, address: string) => `${method} ${address.replaceAll(/\{\w+\}|:\w+/g, '{}')}`
