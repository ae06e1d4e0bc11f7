import { AsyncLocalStorage } from 'node:async_hooks'

type Waiting = { readonly turn: string }

/**
 * Who is next: of those who have a place left, who has the fewest at work, then who was served the longest ago, then who
 * came first. One tenant's twenty files leave a place to the others and are read between theirs.
 */
export function fairQueue<Each extends Waiting>(mostOfOne: number) {
  const waiting: Each[] = []
  const working = new Map<string, number>()
  const served = new Map<string, number>()
  let count = 0

  const atWork = (turn: string) => working.get(turn) ?? 0
  const before = (one: Each, other: Each) =>
    atWork(one.turn) - atWork(other.turn) || (served.get(one.turn) ?? 0) - (served.get(other.turn) ?? 0)
  const remove = (one: Each): boolean => {
    const at = waiting.indexOf(one)
    if (at >= 0) waiting.splice(at, 1)
    return at >= 0
  }
  const waitingOf = (turn: string) => waiting.filter((each) => each.turn === turn).length
  return {
    add: (one: Each) => void waiting.push(one),
    /** Whether it still waited. */
    remove,
    waiting: () => waiting.length,
    waitingOf,
    /** Undefined when nobody waits who has a place left. Sorting keeps who came first before. */
    next: () => waiting.filter(({ turn }) => atWork(turn) < mostOfOne).sort(before)[0],
    begin(one: Each): void {
      remove(one)
      working.set(one.turn, atWork(one.turn) + 1)
      served.set(one.turn, ++count)
    },
    finish({ turn }: Each): void {
      working.set(turn, atWork(turn) - 1)
      if (atWork(turn) > 0) return
      working.delete(turn)
      if (waitingOf(turn) === 0) served.delete(turn)
    },
  }
}

const turns = new AsyncLocalStorage<string>()

/** What is read meanwhile is read in the turn of this tenant: whoever sends much waits for their own files, and nobody else does. */
export const inTurnOf = <Done>(tenant: string, work: () => Done): Done => turns.run(tenant, work)

/** Undefined of what nobody waits for at a screen, such as a job. */
export const turnNow = (): string | undefined => turns.getStore()
