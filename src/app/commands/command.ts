import { prepareDatabase } from '#app/server/prepare.ts'
import { ArchiveBroken } from '#platform/backup/archive.ts'
import { RestoreRefused } from '#platform/backup/refusal.ts'
import { BadSetting, type Config, readConfig } from '#platform/config.ts'
import { KeyringInvalid, KeyUnknown } from '#platform/crypto/keyring.ts'
import { CannotOpen } from '#platform/crypto/seal.ts'
import { lockFolder } from '#platform/database/embedded/lock.ts'
import { StartRefused } from '#platform/database/embedded/refusal.ts'

export type CommandContext = { config: Config; ownerUrl: string; appUrl: string; say(line: string): void }
export type CommandOptions = {
  /** No server may run from this folder meanwhile. */
  alone: (config: Config) => boolean
}

/**
 * A command of the operator: the same settings as the server, the same database, one sentence when it refuses. Beside a
 * running server it uses that server's database; otherwise it starts the embedded one and stops it again.
 */
export async function command(
  { alone }: CommandOptions,
  work: (context: CommandContext) => Promise<number>,
): Promise<void> {
  try {
    process.exitCode = await run(alone, work)
  } catch (error) {
    console.error(isPlain(error) ? error.message : error)
    process.exitCode = 1
  }
}

export class Misused extends Error {}

async function run(
  alone: CommandOptions['alone'],
  work: (context: CommandContext) => Promise<number>,
): Promise<number> {
  const config = readConfig(process.env)
  const lock = alone(config) && !config.database.ownerUrl ? lockFolder(config.dataDir) : undefined
  try {
    const { ownerUrl, appUrl, stop } = await prepareDatabase(config, () => {})
    try {
      return await work({ config, ownerUrl, appUrl, say: (line) => console.log(line) })
    } finally {
      await stop()
    }
  } finally {
    lock?.release()
  }
}

const plain = [ArchiveBroken, BadSetting, CannotOpen, KeyringInvalid, KeyUnknown, Misused, RestoreRefused, StartRefused]

function isPlain(error: unknown): error is Error {
  return plain.some((kind) => error instanceof kind)
}

export const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`
