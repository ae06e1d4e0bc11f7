import type pg from 'pg'
import { parserFor } from '#platform/database/types.ts'
import type { Kind } from './compare.ts'
import { type Nullness, nullnessOf, type Plan } from './nulls.ts'

export type Column = { name: string; type: string; kind: Kind; nullness: Nullness }

/** What PostgreSQL says of statements, without running one. */
export class Describer {
  private readonly client: pg.Client
  private readonly types = new Map<number, Type>()
  private readonly required = new Map<string, boolean>()

  private constructor(client: pg.Client) {
    this.client = client
  }

  static async of(client: pg.Client): Promise<Describer> {
    const describer = new Describer(client)
    const types = await client.query<Type>(
      'select oid, typname as name, typcategory as category, typelem as element from pg_type',
    )
    for (const type of types.rows) describer.types.set(type.oid, type)
    const columns = await client.query<{ column: string; required: boolean }>(
      `select n.nspname || '.' || c.relname || '.' || a.attname as column, a.attnotnull or ${GENERATED_WHOLE} as required from pg_attribute a
         join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
        where a.attnum > 0 and not a.attisdropped`,
    )
    for (const { column, required } of columns.rows) describer.required.set(column, required)
    return describer
  }

  /** The columns of the answer; throws what PostgreSQL has against the statement. */
  async columnsOf(text: string): Promise<Column[]> {
    const fields = await this.prepare(text)
    if (fields.length === 0) return []
    const plan = await this.planOf(text)
    const nullness = plan && nullnessOf(plan, (column) => this.required.get(column))
    return fields.map(({ name, dataTypeID }, index) => ({
      name,
      type: this.types.get(dataTypeID)?.name ?? `${dataTypeID}`,
      kind: this.kindOf(dataTypeID),
      nullness: nullness?.[index] ?? { can: 'unknown' },
    }))
  }

  prepare(text: string): Promise<pg.FieldDef[]> {
    return new Promise((resolve, reject) => {
      this.client.query(new Description(text, resolve, reject) as unknown as pg.Submittable)
    })
  }

  private async planOf(text: string): Promise<Plan | undefined> {
    if (!/^\s*(?:select|with|insert|update|delete|merge|values|table)\b/i.test(text)) return undefined
    const { rows } = await this.client.query(`explain (generic_plan, verbose, format json) ${text}`)
    return rows[0]['QUERY PLAN'][0].Plan
  }

  /** What the product makes of such a column: its own parsers are asked. */
  private kindOf(oid: number): Kind {
    const type = this.types.get(oid)
    if (!type) return 'other'
    if (type.name === 'json' || type.name === 'jsonb') return 'json'
    const element = type.category === 'A' ? this.types.get(type.element) : undefined
    const text = element ? `{"${exampleOf(element).replaceAll('\\', '\\\\')}"}` : exampleOf(type)
    return kindOfValue((parserFor(oid) as (text: string) => unknown)(text))
  }
}

// A column that is worked out and falls back to something is as good as one that must not be null.
const GENERATED_WHOLE = `a.attgenerated <> '' and exists (select from pg_attrdef d where d.adrelid = a.attrelid and d.adnum = a.attnum
  and pg_get_expr(d.adbin, d.adrelid) ~ '^COALESCE\\(.*''::text\\)$')`

type Type = { oid: number; name: string; category: string; element: number }

const exampleOf = ({ name, category }: Type): string => {
  if (name in examples) return examples[name] as string
  return { N: '1', B: 't', T: '1 day', D: '2026-11-15 01:42:45.123456+00' }[category] ?? 'x'
}
const examples: Record<string, string> = { json: '{}', jsonb: '{}', bytea: '\\x00', date: '2026-11-15' }

function kindOfValue(value: unknown): Kind {
  if (Array.isArray(value)) return value.length > 0 ? { element: kindOfValue(value[0]) } : 'other'
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return typeof value as Kind
  if (value instanceof Date) return 'date'
  return Buffer.isBuffer(value) ? 'bytes' : 'json'
}

/** Parse and Describe, no Bind and no Execute: nothing happens, and no value is needed. */
class Description {
  callback: (error?: Error | null) => void
  private readonly text: string
  private readonly told: (fields: pg.FieldDef[]) => void
  private readonly failed: (error: Error) => void
  private fields: pg.FieldDef[] = []

  constructor(text: string, told: (fields: pg.FieldDef[]) => void, failed: (error: Error) => void) {
    this.text = text
    this.told = told
    this.failed = failed
    this.callback = (error) => error && failed(error)
  }

  submit(connection: { parse(of: object): void; describe(of: object): void; sync(): void }): null {
    connection.parse({ name: '', text: this.text })
    connection.describe({ type: 'S', name: '' })
    connection.sync()
    return null
  }

  handleRowDescription({ fields }: { fields: pg.FieldDef[] }): void {
    this.fields = fields
  }

  handleReadyForQuery(): void {
    this.told(this.fields)
  }

  handleError(error: Error): void {
    this.failed(error)
  }
}
