import { accessSync, constants, mkdtempSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

const MEMORY = '/dev/shm'
/** The databases, their logs of changes and the folders of some servers, several times over. */
const ENOUGH = 6 * 1024 ** 3

/**
 * A folder for what ends with the run: in memory, where there is plenty. A data folder is some two hundred small files, and
 * on a disk making and removing them takes longer than the start of the server itself.
 */
export const scratchFolder = (name: string): string => mkdtempSync(join(hasMemory ? MEMORY : tmpdir(), name))

const hasMemory = (() => {
  try {
    accessSync(MEMORY, constants.W_OK)
    const { bavail, bsize } = statfsSync(MEMORY)
    return bavail * bsize >= ENOUGH
  } catch {
    return false
  }
})()

/** Whether a folder is one of these: it ends with its run. What lies deeper may be a clone's own. */
export const isScratch = (folder: string): boolean => [MEMORY, tmpdir()].includes(dirname(folder))
