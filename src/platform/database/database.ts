import pg from 'pg'
import type { Clock } from '../clock.ts'
import { notFound } from '../operation/refusal.ts'
import { type Rows, runBatch, type Step } from './batch.ts'
import { type Scope, scopeValues } from './scope.ts'
import { parserFor } from './types.ts'
import { asUnavailable } from './unavailable.ts'

/** What a handler asks the database with. Every value is bound; every text is a prepared statement. */
export type Db = {
  rows<R>(text: string, values?: readonly unknown[]): Promise<R[]>
  /** The one row, or "not found". */
  one<R>(text: string, values?: readonly unknown[]): Promise<R>
  maybe<R>(text: string, values?: readonly unknown[]): Promise<R | undefined>
  /** How many rows it changed. */
  run(text: string, values?: readonly unknown[]): Promise<number>
}

/** A transaction also takes statements that travel with its COMMIT: audit event, jobs, notices. */
export type Transaction = Db & {
  atEnd(step: Step): void
  /** Runs the work under another scope within the same transaction, then comes back. */
  within<T>(scope: Scope, work: () => Promise<T>): Promise<T>
}

export type Database = {
  /** Reads, each in its own implicit transaction and one round trip. */
  read(scope: Scope): Db
  transaction<T>(scope: Scope, work: (tx: Transaction) => Promise<T>): Promise<T>
  pool: pg.Pool
  end(): Promise<void>
}

const ENTER = 'select app.enter($1, $2, $3)'
const BEGIN: Step = { text: 'begin' }
const COMMIT: Step = { text: 'commit' }
// Who waited long for a connection still gets a fair chance of an answer.
const LEAST_MS = 500

export type DatabaseOptions = {
  url: string
  clock: Clock
  max?: number
  /** For a connection and an answer together: a database that says nothing this long is as good as down. */
  timeoutMs?: number
  onError?: (error: Error) => void
}

export function openDatabase({
  url,
  clock,
  max = 10,
  timeoutMs = 4_400,
  onError = () => {},
}: DatabaseOptions): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: timeoutMs,
    query_timeout: timeoutMs,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    application_name: 'visacare',
    // Idle in a transaction means a bug or a dead node: let the locks go.
    options: '-c timezone=UTC -c idle_in_transaction_session_timeout=60000 -c role=visacare_app',
    types: { getTypeParser: parserFor as typeof pg.types.getTypeParser },
  })
  pool.on('error', onError)
  // A connection that dies while in use tells it twice: to its query, and to nobody, which would end the process.
  pool.on('connect', (client) => client.on('error', onError))

  const enter = (scope: Scope): Step => ({ text: ENTER, values: scopeValues(scope, clock.now()) })

  async function withClient<T>(work: (client: pg.PoolClient, leftMs: number) => Promise<T>): Promise<T> {
    let client: pg.PoolClient | undefined
    let broken = false
    const asked = performance.now()
    try {
      client = await pool.connect()
      return await work(client, Math.max(LEAST_MS, timeoutMs - (performance.now() - asked)))
    } catch (error) {
      const translated = asUnavailable(error)
      broken = translated !== error
      throw translated
    } finally {
      client?.release(broken)
    }
  }

  return {
    pool,
    end: () => pool.end(),
    read: (scope) => dbOver((step) => withClient((client, leftMs) => runBatch(client, [enter(scope), step], leftMs))),
    transaction: (scope, work) =>
      withClient(async (client, leftMs) => {
        const last: Step[] = []
        let open = false
        let wanted = scope
        let entered: Scope | undefined
        // BEGIN and a change of scope travel with the statement that needs them.
        const send = async (steps: Step[]) => {
          const first = open ? [] : [BEGIN]
          // A transaction proves its own scope first, even when its first statement runs under another one.
          if (!open && wanted !== scope) first.push(enter(scope))
          if (entered !== wanted) first.push(enter(wanted))
          open = true
          entered = wanted
          return runBatch(client, [...first, ...steps], leftMs)
        }
        try {
          const outside = {
            atEnd: (step: Step) => void last.push(step),
            within: async <T>(other: Scope, inner: () => Promise<T>): Promise<T> => {
              const outer = wanted
              wanted = other
              try {
                return await inner()
              } finally {
                wanted = outer
              }
            },
          }
          const result = await work(
            Object.assign(
              dbOver((step) => send([step])),
              outside,
            ),
          )
          // What travels with COMMIT needs no scope of its own; the session may just have been ended by this very change.
          if (entered) wanted = entered
          if (open || last.length > 0) await send([...last, COMMIT])
          return result
        } catch (error) {
          // A connection that is gone or silent is thrown away, and its transaction with it.
          if (open && asUnavailable(error) === error) await runBatch(client, [{ text: 'rollback' }])
          throw error
        }
      }),
  }
}

function dbOver(send: (step: Step) => Promise<Rows>): Db {
  const rows = async <R>(text: string, values?: readonly unknown[]) => (await send({ text, values })).rows as R[]
  return {
    rows,
    maybe: async <R>(text: string, values?: readonly unknown[]) => (await rows<R>(text, values))[0],
    one: async <R>(text: string, values?: readonly unknown[]) => {
      const [row] = await rows<R>(text, values)
      if (row === undefined) throw notFound()
      return row
    },
    run: async (text, values) => (await send({ text, values })).rowCount ?? 0,
  }
}
