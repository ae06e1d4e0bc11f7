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
