import { setTimeout as sleep } from 'node:timers/promises'
import { claim, claimFolder, folderLock, holderOf } from './folder-lock.mjs'
import { StartRefused } from './refusal.ts'

/** One server per data folder: refuses when another process serves from it. Released at the latest when we exit. */
export function lockFolder(dataDir: string): { release: () => void } {
  const claimed = claimFolder(dataDir)
  if (claimed.release) return claimed
  throw new StartRefused(claimed.refusal)
}

/** True unless another live server owns this folder, and with it the database: then that one starts and stops it. */
export function ownsDatabase(dataDir: string): boolean {
  const holder = holderOf(folderLock(dataDir))
  return holder === undefined || holder === process.pid
}

/** Runs `work` while no other process does the same under this lock, waiting for its turn. */
export async function inTurn<T>(path: string, work: () => Promise<T>): Promise<T> {
  for (let waited = 0; waited < turnSeconds * 20; waited++) {
    const claimed = claim(path)
    if (claimed.release) {
      try {
        return await work()
      } finally {
        claimed.release()
      }
    }
    await sleep(50)
  }
  throw new StartRefused(`Another process has been starting this folder's database for ${turnSeconds} seconds.`)
}

const turnSeconds = 120
