import { readdirSync, readFileSync } from 'node:fs'

const TICKS_PER_SECOND = 100

/** Seconds of processor time of one process, all its threads included (proc_pid_stat(5): utime and stime). */
export function processorSeconds(pid: number): number {
  const { own } = statOf(pid)
  return own / TICKS_PER_SECOND
}

/** Seconds of the database: its first process, every live child, and the children that ended and were waited for. */
export function databaseSeconds(postmaster: number): number {
  const { own, ofEndedChildren } = statOf(postmaster)
  let ticks = own + ofEndedChildren
  for (const pid of children(postmaster)) ticks += statOf(pid).own
  return ticks / TICKS_PER_SECOND
}

/** Resident memory in megabytes. */
export function residentMegabytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? Number.NaN) / 1024
}

type Stat = { parent: number; own: number; ofEndedChildren: number }

function statOf(pid: number): Stat {
  try {
    // The name in parentheses may hold spaces; what follows the last ')' are plain numbers, the state first.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ').map(Number) ?? []
    const at = (index: number) => fields[index] ?? 0
    return { parent: at(1), own: at(11) + at(12), ofEndedChildren: at(13) + at(14) }
  } catch {
    return { parent: 0, own: 0, ofEndedChildren: 0 }
  }
}

function children(parent: number): number[] {
  const pids = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
  return pids.filter((pid) => statOf(pid).parent === parent)
}
