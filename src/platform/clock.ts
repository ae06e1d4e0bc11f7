/** The one source of "now", so that tests can set it and a deadline is computed the same everywhere. */
export type Clock = { now(): Date }

export const systemClock: Clock = { now: () => new Date() }

/** A clock that runs on from a chosen instant, moved by tests. */
export function settableClock(start: Date = new Date()): Clock & { set(to: Date): void; advance(ms: number): void } {
  let offset = start.getTime() - Date.now()
  return {
    now: () => new Date(Date.now() + offset),
    set: (to) => {
      offset = to.getTime() - Date.now()
    },
    advance: (ms) => {
      offset += ms
    },
  }
}
