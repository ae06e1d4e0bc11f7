import { createHash } from 'node:crypto'
import { tenantOf } from '../crypto/sealed-columns.ts'
import type { Transaction } from '../database/database.ts'
import type { Vault } from '../files/receive.ts'
import { newFileKey } from '../files/store.ts'
import type { Services } from '../services.ts'
import { saidHere } from './brought.ts'
import { type FileIn, filesTaken, type Inspect, isFileIn } from './files-in.ts'
import { givenHere } from './given-here.ts'
import { attempted, insertRows, type Ready } from './insert-rows.ts'
import { OWN_FIRM } from './manifest.ts'
import { ArchiveRefused } from './problems.ts'
import { rawValuesIn } from './raw-values.ts'
import type { ReadArchive } from './read-archive.ts'
import { whereItIs } from './refused-value.ts'
import { sealedAgain } from './secrets.ts'
import { type Shape, shapesIn } from './shape.ts'
import { strangersIn } from './strangers.ts'
import { type Lookup, type Row, translated } from './translate.ts'
import { misplacedIn, rolesHere } from './users-in.ts'

export type Imported = {
  rows: number
  companyIds: number[]
  lawFirmIds: number[]
  userIds: number[]
  /** Versions of documents whose pages are to be made. */
  versionIds: number[]
}
type Wanted = {
  archive: ReadArchive
  /** The firm that represents an imported company here. */
  lawFirmId: number | null
  /** What the files of the archive are and where they lie by now, by their paths. */
  files: ReadonlyMap<string, FileIn>
  told: (done: number, total: number) => void
}

const TOGETHER = 200

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
  services: Pick<Services, 'keyring' | 'clock'>,
  { archive, lawFirmId, files, told, ids }: Wanted & { ids: ReadonlyMap<string, number[]> },
): Promise<Imported> {
  const shapes = await shapesIn(tx)
  const roles = await rolesHere(tx)
  // Whoever calls has looked already; what writes past every tenant looks itself.
  const problems = [...rawValuesIn(archive, shapes), ...strangersIn(archive), ...misplacedIn(archive, roles)]
  if (problems.length > 0) throw new ArchiveRefused(problems.join(' '))
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
      if (table === 'roles') return roles.find(({ name }) => name === number)?.id
      if (table === 'law_firms' && number === OWN_FIRM) return lawFirmId ?? undefined
      const id = typeof number === 'number' ? ids.get(table)?.[number - 1] : undefined
      // A row that did not come along is not there to be named.
      return id !== undefined && (later.has(table) || written.get(table)?.has(id)) ? id : undefined
    }
    const given = archive.records.get(shape.name) ?? []
    const ready: Ready[] = []
    for (const [index, row] of given.entries()) {
      if (shape.name === 'files' && !isFileIn(row)) continue
      const place = index + 1
      const ours = legible(shape, place, () => translated(shape, row, lookup))
      if (!ours || !keepsItsFirm(shape, ours, lookup)) continue
      if (shape.name === 'files') Object.assign(ours, fileRow(files, row))
      for (const { column, table, required } of shape.references) {
        if (required || !later.has(table) || typeof ours[column] !== 'number') continue
        waiting.push({ table: shape.name, column, id: Number(ours.id), value: ours[column] })
        ours[column] = null
      }
      if (shape.name === 'cases') await giveNumber(tx, ours, place)
      if (shape.numbered) here.add(Number(ours.id))
      const said = legible(shape, place, () => ({
        ...sealedAgain(services.keyring, shape.name, ours),
        ...saidHere[shape.name]?.(ours, services.clock.now()),
        ...givenHere(shape.name, ours, services.clock.now()),
      }))
      ready.push({ place, row: said })
    }
    await insertRows(tx, shape, ready)
    rows += ready.length
  }
  await fillIn(
    tx,
    waiting.filter(({ table, id }) => written.get(table)?.has(id)),
  )
  await holdTogether(tx, ids)
  const idsOf = (table: string) => [...(written.get(table) ?? [])]
  if (archive.manifest.tenant.kind === 'company') await represent(tx, idsOf('companies'), lawFirmId)
  await withoutPasswords(tx, idsOf('users'))
  return {
    ...{ rows, companyIds: idsOf('companies'), lawFirmIds: idsOf('law_firms'), userIds: idsOf('users') },
    versionIds: idsOf('document_versions'),
  }
}

/**
 * What is internal to a firm and names none would show to every firm that comes later: it is the firm's of the archive,
 * and stays out where the archive is a company's.
 */
function keepsItsFirm({ columns }: Shape, ours: Row, lookup: Lookup): boolean {
  if (!columns.includes('internal') || ours.internal !== true || ours.own_law_firm_id != null) return true
  ours.own_law_firm_id = lookup('law_firms', 1) ?? null
  return ours.own_law_firm_id !== null
}

/** What no archive of VisaCare has, a text where a list belongs: the row is told instead of the surprise. */
function legible<T>({ name }: Shape, place: number, work: () => T): T {
  try {
    return work()
  } catch {
    throw new ArchiveRefused(`Row ${place} of “${name.replaceAll('_', ' ')}” can’t be read. Nothing was imported.`)
  }
}

/** What a record says of its file is what the file is; of one that is missing it says nothing. */
function fileRow(files: ReadonlyMap<string, FileIn>, row: Row): Row {
  const { key, contentType, size, sha256 } = files.get(String(row.key)) ?? missing()
  return { key, content_type: contentType, size, sha256: `\\x${sha256.toString('hex')}` }
}
const missing = (): FileIn => ({
  ...{ key: newFileKey(), contentType: 'application/octet-stream', size: 0, sha256: createHash('sha256').digest() },
})

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
async function giveNumber(tx: Transaction, row: Row, place: number): Promise<void> {
  if (!/^\d{2}-\d{5,}$/.test(String(row.number)))
    throw new ArchiveRefused(`Row ${place} of “cases”, column “number”: this is no case number. Nothing was imported.`)
  const taken = await tx.maybe('select 1 as taken from cases where number = $1', [row.number])
  if (!taken) return
  const year = String(row.number).slice(0, 2)
  const { n } = await tx.one<{ n: number }>('select app.next_case_number($1) as n', [2000 + Number(year)])
  row.number = `${year}-${String(n).padStart(5, '0')}`
}

/**
 * A company that nobody represented where it comes from names no firm: the one that is chosen here begins to represent it,
 * as when it is chosen on the company's page.
 */
async function represent(tx: Transaction, companyIds: readonly number[], lawFirmId: number | null): Promise<void> {
  if (lawFirmId === null) return
  await tx.run('update companies set law_firm_id = $2 where id = any ($1::bigint[]) and law_firm_id is null', [
    companyIds,
    lawFirmId,
  ])
}

/** Nobody brings a password: the accounts are there, and nothing opens them yet. */
const withoutPasswords = (tx: Transaction, userIds: readonly number[]) =>
  tx.run('insert into credentials (user_id) select unnest($1::bigint[]) on conflict do nothing', [userIds])

/** Stores the files of an archive for who will own them, once each was found to be what it says. */
export function fileTaker(
  vault: Vault,
  archive: ReadArchive,
  {
    ids,
    lawFirmId,
    ...more
  }: {
    ids: ReadonlyMap<string, number[]>
    lawFirmId: number | null
    inspect: Inspect
    keyOf?: (place: number) => string
  },
) {
  const idOf = (table: string, number: unknown): number | null =>
    number === OWN_FIRM ? lawFirmId : typeof number === 'number' ? (ids.get(table)?.[number - 1] ?? null) : null
  return filesTaken({
    ...{ vault, archive, ...more },
    tenantOf: (row) => tenantOf(idOf('companies', row.company_id), idOf('law_firms', row.law_firm_id)),
  })
}

/** Asks at once what the end of the transaction would ask: whether every record that is named is there, and the same tenant's. */
async function holdTogether(tx: Transaction, ids: ReadonlyMap<string, readonly number[]>): Promise<void> {
  const refused = await attempted(tx, () => tx.run('set constraints all immediate'))
  if (refused) {
    const { table = '', constraint = '' } = refused
    const id = await unheld(tx, table, constraint)
    const place = id === undefined ? undefined : (ids.get(table)?.indexOf(id) ?? -1) + 1
    throw new ArchiveRefused(await whereItIs(tx, { ...refused, place: place || undefined }))
  }
  await tx.run('set constraints all deferred')
}

/** The first record whose reference leads nowhere. */
async function unheld(tx: Transaction, table: string, constraint: string): Promise<number | undefined> {
  const pairs = await tx.rows<{ own: string; other: string; named: string }>(
    `select quote_ident(a.attname) as own, quote_ident(b.attname) as other, k.confrelid::regclass::text as named
       from pg_constraint k cross join unnest(k.conkey, k.confkey) as u (own, other)
       join pg_attribute a on a.attrelid = k.conrelid and a.attnum = u.own
       join pg_attribute b on b.attrelid = k.confrelid and b.attnum = u.other
      where k.conname = $1 and k.conrelid = to_regclass($2) and k.contype = 'f'
        and exists (select from pg_attribute i where i.attrelid = k.conrelid and i.attname = 'id')`,
    [constraint, table],
  )
  const [first] = pairs
  if (!first) return undefined
  const isSame = pairs.map(({ own, other }) => `r.${other} = t.${own}`).join(' and ')
  const isSaid = pairs.map(({ own }) => `t.${own} is not null`).join(' and ')
  const found = await tx.maybe<{ id: number }>(
    `select t.id from ${table} t where ${isSaid} and not exists (select from ${first.named} r where ${isSame}) order by t.id limit 1`,
  )
  return found?.id
}
