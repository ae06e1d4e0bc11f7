import { routesOf } from '#platform/operation/alias.ts'
import type { Contract, Operation } from '#platform/operation/contract.ts'
import { launchBrowser } from '../e2e/setup/chromium.ts'
import { openBook } from './records/book.ts'
import { keyOf, type Place } from './screens/places.ts'
import { visitEverything } from './screens/round.ts'
import { walk } from './screens/tour.ts'
import type { Sights } from './screens/walk.ts'
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

export function openWorld(contracts: readonly Contract[], startServer: () => Promise<Server>): World {
  const operations = operationsByAddress(contracts)
  const server = once(startServer)
  const book = once(async () => openBook(await server()))
  const browser = once(launchBrowser)
  const sights = once(async (): Promise<Sights> => walk(await browser(), await server()))
  const places = once(async () => visitEverything(await browser(), await server(), await book()))
  return {
    record: async (name) => (await book()).record(name),
    seen: async (sight) => {
      const missed = (await sights()).get(sight)
      if (missed !== '') throw new Error(missed ?? `Nobody looked for: ${sight}.`)
    },
    place: async (role, address) => {
      // Both wait for pages most of the time, so the walk goes on beside the round.
      void sights().catch(() => {})
      const found = (await places()).get(keyOf({ role, address }))
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

function operationsByAddress(contracts: readonly Contract[]): Map<string, Operation> {
  const found = new Map<string, Operation>()
  for (const operation of contracts.flatMap((contract) => Object.values(contract)))
    for (const { method, url } of routesOf(operation)) found.set(shape(method, url), operation)
  return found
}

// Parameters are compared by their place, not by their name.
const shape = (method: string, address: string) => `${method} ${address.replaceAll(/\{\w+\}|:\w+/g, '{}')}`
