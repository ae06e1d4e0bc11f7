import { packed, unpackedApart } from './parcel.ts'
import { GivenUp, megabytes } from './patience.ts'

/** One call: the function of this name in the module at this address. `tells`: its last argument tells steps. */
export type Asked = { address: string; name: string; args: readonly unknown[]; tells?: boolean }
/** `own`: what an error of a known kind carries beside its sentence, such as its code. */
export type Failed = { name: string; message: string; stack: string | undefined; own: Record<string, unknown> }
/** What is done, or a step, comes packed. */
export type Told = { begun: true } | { step: Uint8Array } | { done: Uint8Array } | { failed: Failed }

/** The finest scan becomes no larger; whoever asked has to take all of it into the memory. */
const MOST_ANSWERED = 256 * 1024 ** 2

// The main program of a reader (reader.ts): one call after the other. Ctrl+C reaches every program of a terminal; this one
// ends with whoever started it, and is ended from there however busy it is.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {})
process.once('disconnect', () => process.exit(0))

const tell = (told: Told) => process.send?.(told, () => {})

process.on('message', async (parcel: Uint8Array) => {
  try {
    const { address, name, args, tells } = unpackedApart(parcel) as Asked
    const module = (await import(address)) as Record<string, (...args: readonly unknown[]) => unknown>
    const work = module[name]
    if (typeof work !== 'function') throw new Error(`${address} has no ${name}.`)
    tell({ begun: true })
    const onStep = (step: unknown) => tell({ step: bounded(packed(step)) })
    const done = await (tells ? work(...args, onStep) : work(...args))
    tell({ done: bounded(packed(done)) })
  } catch (error) {
    tell({ failed: failureOf(error) })
  }
})

function bounded(parcel: Uint8Array): Uint8Array {
  if (parcel.byteLength > MOST_ANSWERED) throw new GivenUp(`What was read takes ${megabytes(parcel.byteLength)}.`)
  return parcel
}

function failureOf(error: unknown): Failed {
  const met = error instanceof Error ? error : new Error(String(error))
  // A reader that called itself too often met something nested beyond reason.
  const name = met instanceof RangeError && /call stack/.test(met.message) ? 'GivenUp' : met.name
  return { name, message: met.message, stack: met.stack, own: sendable({ ...met }) }
}

function sendable(own: Record<string, unknown>): Record<string, unknown> {
  try {
    return structuredClone(own)
  } catch {
    return {}
  }
}
