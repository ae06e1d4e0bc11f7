import { badInput } from '../operation/refusal.ts'

/** Deeper than any schema of the product goes. */
const DEEPEST = 32

/** Refuses, with the field named, what nothing behind this door could work with. */
export function requireReadable(input: Record<string, unknown>): void {
  for (const name of Object.keys(input)) {
    const problem = problemOf(input[name])
    if (problem !== undefined) throw badInput({ [name]: problem })
  }
}

// Level by level instead of by recursion: 100,000 brackets must not exhaust the stack, here or in what comes after.
function problemOf(value: unknown): string | undefined {
  let level: unknown[] = [value]
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > DEEPEST) return 'is nested too deeply'
    const next: unknown[] = []
    for (const each of level) {
      // PostgreSQL stores every character but this one.
      if (typeof each === 'string' && each.includes('\u0000')) return 'contains a character that cannot be stored'
      if (each !== null && typeof each === 'object') {
        for (const [key, child] of Object.entries(each)) next.push(key, child)
      }
    }
    level = next
  }
  return undefined
}
