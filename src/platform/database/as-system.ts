import type { Db, Transaction } from './database.ts'

/**
 * Asks in scope system on the connection of the transaction itself. A second connection would wait behind those who wait
 * for this one's locks, and with every connection of the pool inside a transaction nobody would get on.
 */
export function systemWithin(tx: Transaction): Db {
  // One after the other: a scope is entered for one question at a time.
  let before: Promise<unknown> = Promise.resolve()
  const inside = <T>(work: () => Promise<T>): Promise<T> => {
    const turn = before.then(() => tx.within({ kind: 'system' }, work))
    before = turn.catch(() => {})
    return turn
  }
  return {
    rows: (text, values) => inside(() => tx.rows(text, values)),
    one: (text, values) => inside(() => tx.one(text, values)),
    maybe: (text, values) => inside(() => tx.maybe(text, values)),
    run: (text, values) => inside(() => tx.run(text, values)),
  }
}
