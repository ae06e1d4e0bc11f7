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
  /**
   * Reads, each in its own implicit transaction and one round trip. Those asked for at the same time, as by Promise.all,
   * travel and are answered together.
   */
  read(scope: Scope): Db
  transaction<T>(scope: Scope, work: (tx: Transaction) => Promise<T>): Promise<T>
  pool: pg.Pool
  end(): Promise<void>
}

type Held = { client: pg.PoolClient; timeoutMs: number }

const ENTER = 'select app.enter($1, $2, $3)'
const BEGIN: Step = { text: 'begin' }
const COMMIT: Step = { text: 'commit' }
// Idle in a transaction means a bug or a dead node: let the locks go.
const SETTINGS = [
  ['timezone', 'UTC'],
  ['idle_in_transaction_session_timeout', '60000'],
  ['role', 'visacare_app'],
] as const
const SET = `select ${SETTINGS.map(([name, value]) => `set_config('${name}', '${value}', true)`).join(', ')}`
// Who waited long for a connection still gets a fair chance of an answer.
const LEAST_MS = 500

export type DatabaseOptions = {
  url: string
  clock: Clock
  max?: number
  /** The URL leads to a pooler that gives each transaction another of its connections: nothing may outlive one. */
  pooled?: boolean
  /** For a connection and an answer together: a database that says nothing this long is as good as down. */
  timeoutMs?: number
  onError?: (error: Error) => void
}

export function openDatabase({
  url,
  clock,
  max = 10,
  pooled = false,
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
    options: pooled ? undefined : SETTINGS.map(([name, value]) => `-c ${name}=${value}`).join(' '),
    types: { getTypeParser: parserFor as typeof pg.types.getTypeParser },
  })
  pool.on('error', onError)
  // A connection that dies while in use tells it twice: to its query, and to nobody, which would end the process.
  pool.on('connect', (client) => client.on('error', onError))

  // What a connection of our own is opened with, a pooler's gets with every transaction, in the same round trip.
  const settings: Step[] = pooled ? [{ text: SET }] : []
  const enter = (scope: Scope): Step => ({ text: ENTER, values: scopeValues(scope, clock.now()) })

  const connect = async (): Promise<Held> => {
    const asked = performance.now()
    const client = await pool.connect()
    return { client, timeoutMs: Math.max(LEAST_MS, timeoutMs - (performance.now() - asked)) }
  }

  /** A connection is taken when it is first needed: what a command does before its first statement holds up nobody. */
  async function withConnection<T>(work: (take: () => Promise<Held>) => Promise<T>): Promise<T> {
    let held: Promise<Held> | undefined
    let broken = false
    try {
      return await work(() => (held ??= connect()))
    } catch (error) {
      const translated = asUnavailable(error)
      broken = translated !== error
      throw translated
    } finally {
      // Whoever failed to connect has been told already.
      void held?.then(({ client }) => client.release(broken)).catch(() => {})
    }
  }

  return {
    pool,
    end: () => pool.end(),
    read: (scope) =>
      together((steps) =>
        withConnection(async (take) => {
          const { client, timeoutMs: leftMs } = await take()
          return runBatch(client, [...settings, enter(scope), ...steps], {
            timeoutMs: leftMs,
            wanted: steps.length,
            named: !pooled,
          })
        }),
      ),
    transaction: (scope, work) =>
      withConnection(async (take) => {
        const last: Step[] = []
        let open = false
        let wanted = scope
        let entered: Scope | undefined
        // BEGIN and a change of scope travel with the statement that needs them.
        const sendUnder = async (under: Scope, steps: Step[]) => {
          const { client, timeoutMs: leftMs } = await take()
          const first = open ? [] : [BEGIN, ...settings]
          // A transaction proves its own scope first, even when its first statement runs under another one.
          if (!open && under !== scope) first.push(enter(scope))
          if (entered !== under) first.push(enter(under))
          open = true
          entered = under
          const [rows = NOTHING] = await runBatch(client, [...first, ...steps], { timeoutMs: leftMs, named: !pooled })
          return rows
        }
        // What is asked for at the same time, as by Promise.all, goes one after the other: the driver gives up its own line.
        let before: Promise<unknown> = Promise.resolve()
        let lost: unknown
        const send = (steps: Step[]) => {
          const under = wanted
          const turn = before.then(() => {
            if (lost) throw lost
            return sendUnder(under, steps)
          })
          before = turn.catch((error) => {
            // Nor would the next one be answered.
            if (asUnavailable(error) !== error) lost = error
          })
          return turn
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
          // Of several that were asked for together the others may still be on their way.
          await before
          // A connection that is gone or silent is thrown away, and its transaction with it.
          if (open && asUnavailable(error) === error)
            await runBatch((await take()).client, [{ text: 'rollback' }], { named: !pooled })
          throw error
        }
      }),
  }
}

const NOTHING: Rows = { rows: [], rowCount: 0 }

/** Gathers the statements of one turn of the event loop's small queue and sends them as one. */
function together(send: (steps: Step[]) => Promise<Rows[]>): Db {
  type Waiting = { step: Step; resolve: (rows: Rows) => void; reject: (error: unknown) => void }
  let waiting: Waiting[] = []
  const flush = () => {
    const asked = waiting
    waiting = []
    send(asked.map(({ step }) => step)).then(
      (answers) => {
        for (const [index, { resolve }] of asked.entries()) resolve(answers[index] ?? NOTHING)
      },
      (error) => {
        for (const { reject } of asked) reject(error)
      },
    )
  }
  return dbOver(
    (step) =>
      new Promise((resolve, reject) => {
        if (waiting.push({ step, resolve, reject }) === 1) queueMicrotask(flush)
      }),
  )
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
