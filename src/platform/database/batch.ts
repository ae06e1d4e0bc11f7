import { createHash } from 'node:crypto'
import type pg from 'pg'
import utils from 'pg/lib/utils.js'
import { parserFor } from './types.ts'

export type Step = { text: string; values?: readonly unknown[] }
export type Rows = { rows: Record<string, unknown>[]; rowCount: number }

/**
 * Several prepared statements in ONE round trip: all their messages, then a single Sync. PostgreSQL runs everything up
 * to a Sync as one implicit transaction, so [enter scope; read] needs no BEGIN and COMMIT, and when entering fails the
 * read is never executed. The answers are those of the last steps, of so many as `wanted` says.
 */
export function runBatch(client: pg.PoolClient, steps: readonly Step[], options: Options = {}): Promise<Rows[]> {
  return new Promise((resolve, reject) => {
    const callback: Callback = (error, answers) => (error ? reject(error) : resolve(answers as Rows[]))
    client.query(new Batch(steps, callback, options) as unknown as pg.Submittable)
  })
}
type Options = {
  timeoutMs?: number
  wanted?: number
  /** Left unnamed, a statement is prepared each time: a pooler's next connection knows no names. */
  named?: boolean
}

type Connection = {
  stream: { cork?(): void; uncork?(): void }
  parse(message: { name: string; text: string }): void
  bind(message: { statement: string; values?: readonly unknown[]; valueMapper: (value: unknown) => unknown }): void
  describe(message: { type: 'P'; name: string }): void
  execute(): void
  close(message: { type: 'S'; name: string }): void
  sync(): void
}
type Callback = (error: Error | null, answers?: Rows[]) => void

/**
 * What a connection has prepared, and how the rows of a statement are read once it was asked. Asking each time would be
 * the larger part of a short answer; PostgreSQL itself refuses a prepared statement whose columns have changed.
 */
type Prepared = Map<string, ReadRow | undefined>
const prepared = new WeakMap<Connection, Prepared>()

/** What pg calls a submittable: it writes its messages when its turn comes and is handed the answers. */
class Batch {
  // pg reads both from what it is given, as from a query of its own.
  callback: Callback
  readonly query_timeout: number | undefined
  private readonly steps: readonly Step[]
  /** The first step whose answer is wanted. */
  private readonly first: number
  private readonly answers: Rows[]
  private readonly named: boolean
  private readonly readers: (ReadRow | undefined)[] = []
  private completed = 0
  private parsed: string[] = []
  private known: Prepared = new Map()
  private unreadable: Error | undefined

  constructor(steps: readonly Step[], callback: Callback, { timeoutMs, wanted = 1, named = true }: Options) {
    this.steps = steps
    this.named = named
    this.first = steps.length - wanted
    this.answers = steps.slice(-wanted).map(() => ({ rows: [], rowCount: 0 }))
    this.callback = callback
    this.query_timeout = timeoutMs
  }

  submit(connection: Connection): null {
    const known = prepared.get(connection)
    if (known) this.known = known
    else if (this.named) prepared.set(connection, this.known)
    connection.stream.cork?.()
    try {
      for (const [index, step] of this.steps.entries()) this.send(connection, step, index)
      connection.sync()
    } finally {
      connection.stream.uncork?.()
    }
    return null
  }

  private send(connection: Connection, step: Step, index: number): void {
    const name = this.named ? statementName(step.text) : ''
    if (!this.named) connection.parse({ name, text: step.text })
    else if (!this.known.has(name) && !this.parsed.includes(name)) {
      // A failed batch may have left this name behind; closing an unknown one is no error.
      connection.close({ type: 'S', name })
      connection.parse({ name, text: step.text })
      this.parsed.push(name)
    }
    connection.bind({ statement: name, values: step.values, valueMapper: utils.prepareValue })
    if (index >= this.first) {
      this.readers[index] = this.named ? this.known.get(name) : undefined
      if (!this.readers[index]) connection.describe({ type: 'P', name: '' })
    }
    connection.execute()
  }

  handleRowDescription({ fields }: { fields: readonly Field[] }): void {
    this.readers[this.completed] = rowReader(fields)
  }

  handleDataRow({ fields }: { fields: readonly (string | null)[] }): void {
    const readRow = this.readers[this.completed]
    if (!readRow || this.unreadable) return
    try {
      this.answers[this.completed - this.first]?.rows.push(readRow(fields))
    } catch (error) {
      this.unreadable = error as Error
    }
  }

  handleCommandComplete({ text }: { text: string }): void {
    const answer = this.answers[this.completed - this.first]
    if (answer) answer.rowCount = rowsChanged(text)
    this.completed += 1
    if (!this.named || this.completed < this.steps.length) return
    // Only now: a statement of a batch that failed may not have been prepared.
    for (const name of this.parsed) this.known.set(name, undefined)
    // A statement that answers no rows is not asked about them again either.
    for (const [index, { text: asked }] of this.steps.entries())
      if (index >= this.first) this.known.set(statementName(asked), this.readers[index] ?? rowReader([]))
  }

  handleReadyForQuery(): void {
    if (this.unreadable) this.callback(this.unreadable)
    else this.callback(null, this.answers)
  }

  handleError(error: Error): void {
    this.callback(error)
  }

  // No statement here is empty, has a row limit or copies; pg's protocol still asks for an answer to each.
  handleEmptyQuery(): void {}
  handlePortalSuspended(): void {}
  handleCopyInResponse(): void {}
  handleCopyData(): void {}
}

/** 'SELECT 20', 'UPDATE 1' and 'INSERT 0 1' end with the count; 'BEGIN' and 'COMMIT' have none. */
const rowsChanged = (tag: string) => Number(/\d+$/.exec(tag)?.[0] ?? 0)

const names = new Map<string, string>()

/** The same text is the same prepared statement. Texts are written in the source, so their number is bounded. */
function statementName(text: string): string {
  let name = names.get(text)
  if (name === undefined) {
    name = `s${createHash('sha256').update(text).digest('base64url').slice(0, 16)}`
    names.set(text, name)
  }
  return name
}

/** What PostgreSQL tells about one column of an answer. */
type Field = { name: string; dataTypeID: number; format?: 'text' | 'binary' }
type ReadRow = (values: readonly (string | null)[]) => Record<string, unknown>

/** Turns the texts of a row into an object; the parser of each column is looked up once per statement. */
function rowReader(fields: readonly Field[]): ReadRow {
  const columns = fields.map(({ name, dataTypeID, format }) => ({
    name,
    parse: parserFor(dataTypeID, format) as (value: string) => unknown,
  }))
  return (values) => {
    const row: Record<string, unknown> = {}
    for (let index = 0; index < columns.length; index++) {
      const column = columns[index]
      const value = values[index]
      if (column) row[column.name] = value === null || value === undefined ? null : column.parse(value)
    }
    return row
  }
}
