import { readFileSync } from 'node:fs'

/** Linux tells processor time in hundredths of a second, whatever its kernel counts in. */
const TICK_MS = 10

/** Memory that a process holds, in bytes. Only Linux tells it without starting a program; 0 elsewhere. */
export function memoryOf(pid: number | undefined): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(told(pid, 'status')) ?? []
  return Number(kilobytes ?? 0) * 1024
}

/** Processor time that a process has had, in milliseconds; undefined where nobody tells. */
export function cpuMsOf(pid: number | undefined): number | undefined {
  // The name of the program, in parentheses, may hold anything.
  const fields = told(pid, 'stat').split(') ').at(-1)?.split(' ') ?? []
  const [user, system] = [Number(fields[11]), Number(fields[12])]
  return Number.isNaN(user + system) ? undefined : (user + system) * TICK_MS
}

function told(pid: number | undefined, file: 'status' | 'stat'): string {
  if (pid === undefined || process.platform !== 'linux') return ''
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'latin1')
  } catch {
    return ''
  }
}
