import { createHash } from 'node:crypto'
import pg from 'pg'
import utils from 'pg/lib/utils.js'

export type Step = { text: string; values?: readonly unknown[] }
export type Rows = { rows: Record<string, unknown>[]; rowCount: number }

/**
 * Several prepared statements in ONE round trip: all their messages, then a single Sync. PostgreSQL runs everything up
 * to a Sync as one implicit transaction, so [enter scope; read] needs no BEGIN and COMMIT, and when entering fails the
 * read is never executed. The answer is that of the last step.
 */
export function runBatch(client: pg.PoolClient, steps: readonly Step[], timeoutMs?: number): Promise<Rows> {
  return new Promise((resolve, reject) => {
    const batch = new Batch(steps, (error, result) => (error ? reject(error) : resolve(result as Rows)))
    // pg reads this from what it is given, as from a query's own settings.
    batch.query_timeout = timeoutMs
    client.query(batch as unknown as pg.Submittable)
  })
}

type Connection = {
  stream: { cork?(): void; uncork?(): void }
  parse(message: { name: string; text: string }): void
  bind(message: {
    portal: string
    statement: string
    values: unknown[]
    valueMapper: (value: unknown) => unknown
  }): void
  describe(message: { type: 'P'; name: string }): void
  execute(message: { portal: string; rows: number }): void
  close(message: { type: 'S'; name: string }): void
  sync(): void
}
type Result = Rows & {
  addFields(fields: unknown): void
  parseRow(fields: unknown): Record<string, unknown>
  addCommandComplete(message: unknown): void
}
type Callback = (error: Error | null, result?: unknown) => void

// Statements this connection has prepared. A name is added only when its whole batch succeeded.
const prepared = new WeakMap<Connection, Set<string>>()

/** pg's own Query, sending several statements instead of one. */
class Batch extends (pg.Query as unknown as new (
  text: string,
  values: undefined,
  callback: Callback,
) => { _result: Result; handleError(error: Error, connection: Connection): void }) {
  query_timeout: number | undefined
  private readonly steps: readonly Step[]
  private completed = 0
  private parsed: string[] = []
  private known: Set<string> = new Set()

  constructor(steps: readonly Step[], callback: Callback) {
    super('', undefined, callback)
    this.steps = steps
  }

  submit(connection: Connection): Error | null {
    this.known = prepared.get(connection) ?? new Set()
    prepared.set(connection, this.known)
    connection.stream.cork?.()
    try {
      this.steps.forEach((step, index) => {
        const name = statementName(step.text)
        if (!this.known.has(name) && !this.parsed.includes(name)) {
          // A failed batch may have left this name behind; closing an unknown one is no error.
          connection.close({ type: 'S', name })
          connection.parse({ name, text: step.text })
          this.parsed.push(name)
        }
        connection.bind({
          portal: '',
          statement: name,
          values: [...(step.values ?? [])],
          valueMapper: utils.prepareValue,
        })
        if (index === this.steps.length - 1) connection.describe({ type: 'P', name: '' })
        connection.execute({ portal: '', rows: 0 })
      })
      connection.sync()
    } finally {
      connection.stream.uncork?.()
    }
    return null
  }

  handleRowDescription(message: { fields: unknown }): void {
    this._result.addFields(message.fields)
  }

  handleDataRow(message: { fields: unknown }): void {
    if (this.completed === this.steps.length - 1) this._result.rows.push(this._result.parseRow(message.fields))
  }

  handleCommandComplete(message: unknown): void {
    this.completed += 1
    if (this.completed < this.steps.length) return
    this._result.addCommandComplete(message)
    for (const name of this.parsed) this.known.add(name)
  }
}

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
