import { isBuilt } from '#platform/routes/route.ts'
import type { Row } from './row.ts'
import type { World } from './world.ts'

export type Verdict = { row: Row; done: boolean; regression?: string }

/** Asks every row that is marked done; one that fails is a regression and counts as not yet. */
export async function verdicts(rows: readonly Row[], world: World): Promise<Verdict[]> {
  const list: Verdict[] = []
  for (const row of rows) list.push(isBuilt(row) ? await asked(row, world) : { row, done: false })
  return list
}

export function lineOf({ row, done, regression }: Verdict): string {
  const line = `${done ? 'done   ' : 'not yet'}  ${row.kind.padEnd(11)}  ${row.spec}  ${row.what}`
  return regression ? `${line}\n         REGRESSED: ${regression}` : line
}

/** The closing line. */
export function summaryOf(list: readonly Verdict[]): string {
  const done = list.filter((verdict) => verdict.done).length
  return `${done} done, ${list.length - done} not yet`
}

async function asked(row: Row, world: World): Promise<Verdict> {
  try {
    await inTime(Promise.resolve(world).then(row.check))
    return { row, done: true }
  } catch (error) {
    return { row, done: false, regression: error instanceof Error ? error.message : String(error) }
  }
}

// The first row about a screen waits for the walk through all of them, longer than ten minutes where much is broken.
const MOST_MINUTES = 30

/** A product that never answers fails the row that asked, and the rows that come are asked all the same. */
async function inTime(check: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const over = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`Nothing came of it within ${MOST_MINUTES} minutes.`)),
      MOST_MINUTES * 60_000,
    )
  })
  try {
    await Promise.race([check, over])
  } finally {
    clearTimeout(timer)
  }
}
