// Plain JavaScript, because `npm start` takes the folder's lock before any package that reads TypeScript is installed.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Takes the lock at `path` for this process; says who has it when it is taken. A dead holder's lock is taken over. */
export function claim(path) {
  for (let attempt = 0; attempt < 20; attempt++) {
    if (create(path)) return { release: () => release(path) }
    const text = read(path)
    if (text === undefined) continue
    const holder = liveHolder(path, text)
    if (holder !== undefined) return { heldBy: holder }
    removeStale(path, text)
  }
  throw new Error(`The lock ${path} could not be taken.`)
}

/** The process that holds the lock at `path`, if it lives. */
export function holderOf(path) {
  const text = read(path)
  return text === undefined ? undefined : liveHolder(path, text)
}

/** The folder's lock: one server per data folder. Answers with the sentence of refusal when it cannot be had. */
export function claimFolder(dataDir) {
  const path = folderLock(dataDir)
  try {
    makeDataDir(dataDir)
    const { heldBy } = claim(path)
    // `npm start` claims the folder before it installs and builds; the server it then becomes claims it again.
    if (heldBy !== undefined && heldBy !== process.pid) return { refusal: inUse(heldBy) }
  } catch (error) {
    return { refusal: unusable(dataDir, error) }
  }
  process.once('exit', () => release(path))
  return { release: () => release(path) }
}

/** For a server whose database is elsewhere, and which shares the folder: why it could not keep files there, if so. */
export function problemOfFolder(dataDir) {
  try {
    makeDataDir(dataDir)
    const probe = join(dataDir, `.probe-${process.pid}`)
    writeFileSync(probe, '')
    rmSync(probe)
    return undefined
  } catch (error) {
    return unusable(dataDir, error)
  }
}

function unusable(dataDir, error) {
  if (!error.code) throw error
  const why = { EEXIST: 'there is a file in its place', ENOTDIR: 'a file is in its way' }[error.code] ?? error.code
  return `VisaCare cannot write to its data folder ${dataDir} (${why}); set DATA_DIR to another one.`
}

// Started as root, the database runs as another user, who has to pass through this folder. Folder by folder: where the
// system takes none (under /proc), Node's own recursive way never ends.
export function makeDataDir(dataDir) {
  if (statSync(dataDir, { throwIfNoEntry: false })?.isDirectory()) return
  const parent = dirname(dataDir)
  if (parent !== dataDir && !existsSync(parent)) makeDataDir(parent)
  try {
    mkdirSync(dataDir, { mode: process.getuid?.() === 0 ? 0o711 : 0o700 })
  } catch (error) {
    // Made by another process in between.
    if (error.code !== 'EEXIST' || !statSync(dataDir).isDirectory()) throw error
  }
}

export const folderLock = (dataDir) => join(dataDir, 'visacare.lock')

/** False for a process that is gone or waits, dead, for its parent to notice. */
export function isAlive(pid) {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (error.code === 'ESRCH') return false
  }
  return procStat(pid)?.[0] !== 'Z'
}

const inUse = (pid) =>
  `VisaCare already runs from this folder (process ${pid}); stop it first, or set DATA_DIR to another folder.`

// Process numbers are reused, in containers at once: a process is its number and the moment it began.
function identityOf(pid) {
  if (!isAlive(pid)) return undefined
  const started = procStat(pid)?.[19]
  if (started) return `${read('/proc/sys/kernel/random/boot_id')?.trim()} ${started}`
  if (process.platform === 'win32') return 'alive'
  try {
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim()
  } catch {
    return 'alive'
  }
}

/** The fields of /proc/<pid>/stat from the state on; undefined where there is no /proc. */
function procStat(pid) {
  return read(`/proc/${pid}/stat`)?.split(') ').at(-1)?.split(' ')
}

function create(path) {
  try {
    writeFileSync(path, JSON.stringify({ pid: process.pid, identity: identityOf(process.pid) }), { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw error
  }
}

function liveHolder(path, text) {
  const { pid, identity } = parse(text)
  // Created, not yet written: its process is between two system calls.
  if (pid === undefined) return ageInSeconds(path) < 5 ? 0 : undefined
  return identityOf(pid) === identity ? pid : undefined
}

// Two processes may find the same dead lock: the rename decides, and a lock taken in between is put back.
function removeStale(path, text) {
  const aside = `${path}.${process.pid}`
  try {
    renameSync(path, aside)
    if (read(aside) === text) rmSync(aside, { force: true })
    else renameSync(aside, path)
  } catch (error) {
    if (error.code !== 'ENOENT') throw error
  }
}

function release(path) {
  if (parse(read(path) ?? '').pid === process.pid) rmSync(path, { force: true })
}

function parse(text) {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}

function read(path) {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if (['ENOENT', 'ESRCH', 'EACCES', 'ENOTDIR'].includes(error.code)) return undefined
    throw error
  }
}

function ageInSeconds(path) {
  const modified = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()
  return (Date.now() - modified) / 1000
}
