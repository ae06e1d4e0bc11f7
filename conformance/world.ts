import { join } from 'node:path'
import { routesOf } from '#platform/operation/alias.ts'
import type { Contract, Operation } from '#platform/operation/contract.ts'
import type { Server } from './server.ts'
import { flattened, screensUnder, screenTestsUnder, sourcesUnder } from './sources.ts'

/** The product as the checks see it: its source, its operations, and itself running. */
export type World = {
  /** Whether a text stands in the source to the letter: a whole string, or what stands between two tags. */
  says(text: string): boolean
  /** Whether a property name stands in the source as a word. */
  names(field: string): boolean
  matches(pattern: RegExp): boolean
  /** Whether a test of a screen speaks of a text. */
  tested(text: string): boolean
  hasScreen(key: string): boolean
  operationAt(method: string, address: string): Operation | undefined
  /** Starts at the first question. */
  server(): Promise<Server>
  stop(): Promise<void>
}

export function openWorld(contracts: readonly Contract[], startServer: () => Promise<Server>): World {
  const source = sourcesUnder(join(root, 'src')) + sourcesUnder(join(root, 'db'))
  const text = flattened(source)
  const words = new Set(source.match(/[A-Za-z_]\w*/g))
  const screens = screensUnder(join(root, 'src/features'))
  const tests = flattened(screenTestsUnder(join(root, 'src'), join(root, 'e2e')))
  const operations = operationsByAddress(contracts)
  let server: Promise<Server> | undefined
  return {
    says: (phrase) => quoted(phrase).test(text),
    names: (field) => words.has(field),
    matches: (pattern) => pattern.test(source),
    tested: (phrase) => tests.includes(phrase),
    hasScreen: (key) => screens.includes(`'${key}': () => import(`),
    operationAt: (method, address) => operations.get(shape(method, address)),
    server: () => {
      server ??= startServer()
      return server
    },
    stop: async () => (await server?.catch(() => undefined))?.stop(),
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

const quoted = (phrase: string) =>
  new RegExp(`(?:['"\`]|> ?)${phrase.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?:['"\`]| ?<)`)

// From source we are one folder deep, built two.
const root = join(import.meta.dirname, import.meta.filename.endsWith('.ts') ? '..' : '../..')
