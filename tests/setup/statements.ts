import type { Step } from '#platform/database/batch.ts'
import type { TestServer } from './server.ts'

/**
 * What a call asks the database, statement by statement, with its audit event and its jobs; what begins, enters the scope
 * of and ends a transaction travels along and is left out. For a server that works no jobs itself (WORKER=separate).
 */
export async function statementsOf({ services }: TestServer, call: () => Promise<unknown>): Promise<string[]> {
  const { pool } = services.database
  const found: string[] = []
  const listened = new Map<object, () => void>()
  const listen = (client: object) => {
    if (listened.has(client)) return
    const held = client as { query: (asked: { steps?: readonly Step[] }, ...more: unknown[]) => unknown }
    const { query } = held
    held.query = (asked, ...more) => {
      for (const { text } of asked.steps ?? []) if (!frame.test(text)) found.push(text.replace(/\s+/g, ' ').trim())
      return query.call(held, asked, ...more)
    }
    listened.set(client, () => {
      held.query = query
    })
  }
  pool.on('acquire', listen)
  try {
    await call()
  } finally {
    pool.off('acquire', listen)
    for (const stop of listened.values()) stop()
  }
  return found
}

const frame = /^(begin|commit|select app\.enter|select set_config)/
