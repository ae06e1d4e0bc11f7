import { AsyncLocalStorage } from 'node:async_hooks'
import type { Database, Db, Transaction } from '#platform/database/database.ts'

/**
 * Has every test notice a command that takes a second connection while its transaction holds one: with all of the pool's
 * connections inside such commands, each would wait for the others until they time out.
 */
export function forbidSecondConnections(database: Database): void {
  const inside = new AsyncLocalStorage<{ open: boolean }>()
  const { read, transaction } = database
  const refuseInside = (text = '') => {
    // Rights are loaded before a command begins; only when they change at that very moment is it done inside.
    if (inside.getStore()?.open && !text.includes('role_permissions'))
      throw new Error('A second connection is asked for inside a transaction.')
  }
  database.read = (scope) => {
    const db = read(scope)
    const guarded = (name: keyof Db) => async (text: string, values?: readonly unknown[]) => {
      refuseInside(text)
      return db[name](text, values)
    }
    return { rows: guarded('rows'), one: guarded('one'), maybe: guarded('maybe'), run: guarded('run') } as Db
  }
  database.transaction = async (scope, work) => {
    refuseInside()
    const state = { open: false }
    try {
      return await transaction(scope, (tx) => inside.run(state, () => work(noticing(tx, () => (state.open = true)))))
    } finally {
      state.open = false
    }
  }
}

// A transaction takes its connection with its first statement.
function noticing(tx: Transaction, noticed: () => void): Transaction {
  const told = (name: keyof Db) => async (text: string, values?: readonly unknown[]) => {
    noticed()
    return tx[name](text, values)
  }
  return Object.assign(Object.create(tx), {
    rows: told('rows'),
    one: told('one'),
    maybe: told('maybe'),
    run: told('run'),
  })
}
