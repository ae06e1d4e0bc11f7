import type { Transaction } from '../database/database.ts'
import { attempted } from './insert-rows.ts'
import { ArchiveRefused } from './refusal.ts'
import { whereItIs } from './refused-value.ts'

/** Asks at once what the end of the transaction would ask: whether every record that is named is there, and the same tenant's. */
export async function holdTogether(tx: Transaction, ids: ReadonlyMap<string, readonly number[]>): Promise<void> {
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
