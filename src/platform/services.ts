import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import type { Keyring } from './crypto/keyring.ts'
import type { Database } from './database/database.ts'
import type { VirusScanner } from './files/clamd.ts'
import type { FileStore } from './files/store.ts'
import type { Log } from './log/log.ts'
import type { Parts } from './parts.ts'
import type { Rights } from './session/rights.ts'
import type { Sessions } from './session/sessions.ts'

/** What features stand on, made once per process. */
export type Services = {
  config: Config
  clock: Clock
  log: Log
  database: Database
  sessions: Sessions
  rights: Rights
  keyring: Keyring
  files: FileStore
  /** Looks at uploads; there when CLAMD is set. */
  scanner?: VirusScanner
  /** What features hand in to the slots of those below them. */
  parts: Parts
}
