import { isAlive } from './folder-lock.mjs'

type Watched = { mayRestart: () => boolean; restart: () => Promise<number>; log: (line: string) => void }

/** Starts the database again when it dies under the server. `end` stops watching and tells the last process id. */
export function keepRunning(firstPid: number, { mayRestart, restart, log }: Watched): { end: () => Promise<number> } {
  let pid = firstPid
  let restarting: Promise<void> | undefined
  const timer = setInterval(() => {
    if (restarting || isAlive(pid) || !mayRestart()) return
    log(`The database (process ${pid}) ended unexpectedly; starting it again.`)
    restarting = restart()
      .then((next) => {
        pid = next
        log(`The database runs again (process ${pid}).`)
      })
      .catch((error: Error) => log(`The database could not be started again: ${error.message}`))
      .finally(() => {
        restarting = undefined
      })
  }, checkMilliseconds)
  timer.unref()
  return {
    end: async () => {
      clearInterval(timer)
      await restarting
      return pid
    },
  }
}

const checkMilliseconds = 300
