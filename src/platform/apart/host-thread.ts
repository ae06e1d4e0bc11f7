import { parentPort } from 'node:worker_threads'

/** One call: the function of this name in the module at this address. */
export type Asked = { address: string; name: string; args: readonly unknown[] }
/** `own`: what an error of a known kind carries beside its sentence, such as its code. */
export type Failed = { name: string; message: string; stack: string | undefined; own: Record<string, unknown> }
export type Answered = { begun: true } | { done: unknown } | { failed: Failed }

// The main program of the threads that read what people send (read-apart.ts): one call after the other.
const tell = (answer: Answered) => parentPort?.postMessage(answer)

parentPort?.on('message', async ({ address, name, args }: Asked) => {
  try {
    const module = (await import(address)) as Record<string, (...args: readonly unknown[]) => unknown>
    const work = module[name]
    if (typeof work !== 'function') throw new Error(`${address} has no ${name}.`)
    tell({ begun: true })
    tell({ done: await work(...args) })
  } catch (error) {
    tell({ failed: failureOf(error) })
  }
})

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
