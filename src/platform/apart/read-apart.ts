import { GivenUp } from './patience.ts'
import { readerPool } from './pool.ts'
import { addressOf, type Program } from './programs.ts'
import { type Limits, ThrownApart } from './reader.ts'

type Kind = { readonly prototype: Error }

/** `refusals`: errors with a sentence for a person, by the name they carry; they come back as what they are. */
type Declared = Program & { readonly refusals?: Readonly<Record<string, Kind>> } & Partial<Limits>

/** The functions of a module, each to be called in a process. */
export type Apart<Module> = {
  readonly [Name in keyof Module as Module[Name] extends (...args: never[]) => unknown
    ? Name
    : never]: Module[Name] extends (...args: infer Args) => infer Done
    ? (...args: Args) => Promise<Awaited<Done>>
    : never
}

const ask = readerPool()

/** The largest honest file takes a few seconds. */
const LONGEST_MS = 20_000
const MOST_MEMORY = 1024 ** 3

/**
 * The functions of a module that reads what people send, done in a process beside the one that answers requests: what was
 * made to keep a reader busy, to fill the memory or to break a library, keeps nobody else waiting and finds no secret
 * there. What they take and give is copied.
 */
export function readApart<Module>({
  refusals,
  longestMs = LONGEST_MS,
  mostMemory = MOST_MEMORY,
  ...program
}: Declared) {
  const kinds: Readonly<Record<string, Kind>> = { GivenUp, ...refusals }
  const call =
    (name: string) =>
    async (...args: readonly unknown[]) => {
      try {
        return await ask({ address: addressOf(program), name, args }, { longestMs, mostMemory })
      } catch (error) {
        throw error instanceof ThrownApart ? thrown(error, kinds) : error
      }
    }
  return new Proxy({} as Apart<Module>, { get: (_none, name) => call(String(name)) })
}

/** Of the kind it was in the reader, so that whoever catches it knows it. */
export function thrown(
  { failed: { name, message, stack, own } }: ThrownApart,
  kinds: Readonly<Record<string, Kind>>,
): Error {
  const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined
  const error: Error = Object.create((kind ?? Error).prototype)
  return Object.assign(error, own, { name, message, stack })
}
