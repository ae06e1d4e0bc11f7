import { BadSetting, type Config, readConfig } from '#platform/config.ts'
import { KeyringInvalid } from '#platform/crypto/keyring.ts'
import { StartRefused } from '#platform/database/embedded/refusal.ts'
import { Refusal } from '#platform/operation/refusal.ts'
import { keepHeapSmall } from '#platform/server/small-heap.ts'

/** A process of the product, server or worker: reads the settings and starts. */
export async function begin(start: (config: Config) => Promise<void>): Promise<void> {
  keepHeapSmall()
  try {
    await start(readConfig(process.env))
  } catch (error) {
    // A refusal is one sentence; anything else is a defect and shows where.
    const plain = [BadSetting, KeyringInvalid, StartRefused, Refusal].some((kind) => error instanceof kind)
    console.error(plain ? (error as Error).message : error)
    process.exit(1)
  }
}

const DRAIN_MS = 2_000

/** Ends the process after the given work; asked a second time, at once. Tells whether it was asked. */
export function stopWhenAsked(work: (graceMs: number) => Promise<void>): () => boolean {
  let asked = false
  const stop = async (graceMs: number) => {
    if (asked) process.exit(1)
    asked = true
    await work(graceMs)
    process.exit(0)
  }
  // From a person, or a terminal that is closed, at once; from an orchestrator after the proxy has had time to look elsewhere.
  process.on('SIGINT', () => void stop(0))
  process.on('SIGHUP', () => void stop(0))
  process.on('SIGTERM', () => void stop(DRAIN_MS))
  // While developing we belong to the program that starts us anew, and end with it, however it ended.
  if (process.env.VISACARE_DEV) process.once('disconnect', () => asked || void stop(0))
  return () => asked
}
