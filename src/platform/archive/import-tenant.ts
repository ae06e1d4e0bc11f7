import { Readable } from 'node:stream'
import { tenantOf } from '../crypto/sealed-columns.ts'
import type { Transaction } from '../database/database.ts'
import { storeFile } from '../files/receive.ts'
import { newFileKey } from '../files/store.ts'
import type { Services } from '../services.ts'
import { sharedNames } from './conventions.ts'
import { OWN_FIRM } from './manifest.ts'
import type { ReadArchive } from './read-archive.ts'
import { sealedAgain } from './secrets.ts'
import { type Shape, shapesIn } from './shape.ts'
import { type Lookup, type Row, translated } from './translate.ts'

export type Imported = { rows: number; companyIds: number[]; lawFirmIds: number[] }
type Wanted = {
  archive: ReadArchive
  /** The firm that represents an imported company here. */
  lawFirmId: number | null
  /** Where the files of the archive lie by now, by their paths. */
  keys: ReadonlyMap<string, string>
  withoutInvoices: boolean
  told: (done: number, total: number) => void
}

const TOGETHER = 200
/** The books of the provider that was left. */
const BOOKS = ['invoices', 'ledger_entries', 'charges', 'company_subscriptions']

/** Ids of this installation for every row of an archive, taken before anything is written: files are bound to their owner. */
export async function idsFor(tx: Transaction, { records }: ReadArchive): Promise<Map<string, number[]>> {
  const ids = new Map<string, number[]>()
  for (const shape of await shapesIn(tx)) {
    const rows = records.get(shape.name) ?? []
    if (!shape.numbered || rows.length === 0) continue
    const taken = await tx.rows<{ id: number }>('select app.take_ids($1, $2) as id', [shape.name, rows.length])
    ids.set(
      shape.name,
      taken.map(({ id }) => id),
    )
  }
  return ids
}

/** Writes every record of an archive, all in the transaction it is given. What names a record names it by its new id. */
export async function importTenant(
  tx: Transaction,
  services: Pick<Services, 'keyring'>,
  { archive, lawFirmId, keys, withoutInvoices, told, ids }: Wanted & { ids: ReadonlyMap<string, number[]> },
): Promise<Imported> {
  const shapes = await shapesIn(tx)
  const shared = await sharedIds(tx)
  const written = new Map<string, Set<number>>()
  const waiting: { table: string; column: string; id: number; value: number }[] = []
  let rows = 0
  await tx.run('set constraints all deferred')
  for (const [done, shape] of shapes.entries()) {
    told(done, shapes.length)
    const later = new Set(shapes.slice(done).map(({ name }) => name))
    const here = new Set<number>()
    written.set(shape.name, here)
    const lookup: Lookup = (table, number) => {
      if (table in sharedNames) return shared.get(`${table}:${number}`)
      if (table === 'law_firms' && number === OWN_FIRM) return lawFirmId ?? undefined
      if (withoutInvoices && BOOKS.includes(table)) return undefined
      const id = ids.get(table)?.[Number(number) - 1]
      // A row that did not come along is not there to be named.
      return id !== undefined && (later.has(table) || written.get(table)?.has(id)) ? id : undefined
    }
    const given = withoutInvoices && BOOKS.includes(shape.name) ? [] : (archive.records.get(shape.name) ?? [])
    const columns = archive.manifest.tables[shape.name]?.columns ?? []
    const ready: Row[] = []
    for (const row of given) {
      const ours = translated(shape, row, lookup)
      if (!ours) continue
      if (shape.name === 'files') ours.key = keys.get(String(row.key)) ?? newFileKey()
      for (const { column, table, required } of shape.references) {
        if (required || !later.has(table) || typeof ours[column] !== 'number') continue
        waiting.push({ table: shape.name, column, id: Number(ours.id), value: ours[column] })
        ours[column] = null
      }
      if (shape.name === 'cases') await giveNumber(tx, ours)
      if (shape.numbered) here.add(Number(ours.id))
      ready.push(sealedAgain(services.keyring, shape.name, ours))
    }
    for (let start = 0; start < ready.length; start += TOGETHER)
      await insertRows(tx, shape, columns, ready.slice(start, start + TOGETHER))
    rows += ready.length
  }
  await fillIn(
    tx,
    waiting.filter(({ table, id }) => written.get(table)?.has(id)),
  )
  await afterwards(tx, [...(written.get('users') ?? [])])
  return { rows, companyIds: [...(written.get('companies') ?? [])], lawFirmIds: [...(written.get('law_firms') ?? [])] }
}

const insertRows = (tx: Transaction, { name }: Shape, columns: readonly string[], rows: readonly Row[]) => {
  const list = columns.map((column) => `"${column}"`).join(', ')
  return tx.run(
    `insert into ${name} (${list}) overriding system value select ${list} from jsonb_populate_recordset(null::${name}, $1)`,
    [JSON.stringify(rows)],
  )
}

/** References that go in a circle, once both ends are there. */
async function fillIn(
  tx: Transaction,
  waiting: readonly { table: string; column: string; id: number; value: number }[],
) {
  const places = new Set(waiting.map(({ table, column }) => `${table}.${column}`))
  for (const place of places) {
    const [table = '', column = ''] = place.split('.')
    const of = waiting.filter((each) => each.table === table && each.column === column)
    for (let start = 0; start < of.length; start += TOGETHER)
      await tx.run(
        `update ${table} t set "${column}" = v.value from jsonb_to_recordset($1) as v (id bigint, value bigint) where t.id = v.id`,
        [JSON.stringify(of.slice(start, start + TOGETHER))],
      )
  }
}

/** A number that is taken here is given anew, from the same year. */
async function giveNumber(tx: Transaction, row: Row): Promise<void> {
  const taken = await tx.maybe('select 1 as taken from cases where number = $1', [row.number])
  if (!taken) return
  const year = String(row.number).slice(0, 2)
  const { n } = await tx.one<{ n: number }>('select app.next_case_number($1) as n', [2000 + Number(year)])
  row.number = `${year}-${String(n).padStart(5, '0')}`
}

async function afterwards(tx: Transaction, userIds: readonly number[]): Promise<void> {
  await tx.run('insert into credentials (user_id) select unnest($1::bigint[]) on conflict do nothing', [userIds])
  await tx.run(`insert into invoice_numbers as n (year, last)
    select split_part(number, '-', 1)::integer, max(split_part(number, '-', 2)::integer) from invoices
     where number ~ '^[0-9]{4}-[0-9]{1,8}$' group by 1
    on conflict (year) do update set last = greatest(n.last, excluded.last)`)
}

/** Stores the files of an archive for who will own them. Whoever gives up deletes what `keys` names. */
export function fileTaker(
  services: Services,
  archive: ReadArchive,
  ids: ReadonlyMap<string, number[]>,
  lawFirmId: number | null,
) {
  const keys = new Map<string, string>()
  const owners = new Map((archive.records.get('files') ?? []).map((row) => [String(row.key), row]))
  const idOf = (table: string, number: unknown): number | null =>
    number === OWN_FIRM ? lawFirmId : typeof number === 'number' ? (ids.get(table)?.[number - 1] ?? null) : null
  const take = async (path: string, content: AsyncIterable<Buffer>): Promise<void> => {
    const row = owners.get(path)
    if (!row) {
      for await (const _ of content);
      return
    }
    const tenant = tenantOf(idOf('companies', row.company_id), idOf('law_firms', row.law_firm_id))
    const contentType = String(row.content_type)
    const { key } = await storeFile(services, { content: Readable.from(content), tenant, contentType })
    keys.set(path, key)
  }
  return { keys, take }
}

async function sharedIds(tx: Transaction): Promise<Map<string, number>> {
  const found = new Map<string, number>()
  for (const [table, name] of Object.entries(sharedNames))
    for (const row of await tx.rows<{ id: number; name: string }>(`select id, ${name} as name from ${table}`))
      found.set(`${table}:${row.name}`, row.id)
  return found
}
