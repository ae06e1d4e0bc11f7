import type { Transaction } from '../database/database.ts'
import { ArchiveRefused } from './problems.ts'
import { type Refused, refusedBy, whereItIs } from './refused-value.ts'
import type { Shape } from './shape.ts'
import type { Row } from './translate.ts'

/** A row that is to be written, and which one of its table it is in the archive, from 1. */
export type Ready = { readonly place: number; readonly row: Row }

const TOGETHER = 200

/** Writes rows by the hundred; a value that the database refuses is told with its table, row and column. */
export async function insertRows(tx: Transaction, { name, columns }: Shape, ready: readonly Ready[]): Promise<void> {
  for (let start = 0; start < ready.length; start += TOGETHER)
    for (const same of alike(ready.slice(start, start + TOGETHER))) {
      const refused = await attempted(tx, () => insert(tx, name, same))
      if (refused) throw await firstRefused(tx, { name, columns, ready: same })
    }
}

/** What the database refuses; everything the attempt did is then undone, so that it can be asked why. */
export async function attempted(tx: Transaction, work: () => Promise<unknown>): Promise<Refused | undefined> {
  await tx.run('savepoint attempted')
  try {
    await work()
  } catch (error) {
    const refused = refusedBy(error)
    if (!refused) throw error
    await tx.run('rollback to savepoint attempted')
    return refused
  }
  await tx.run('release savepoint attempted')
  return undefined
}

type Batch = { name: string; columns: readonly string[]; ready: readonly Ready[] }

async function firstRefused(tx: Transaction, { name, columns, ready }: Batch): Promise<ArchiveRefused> {
  for (const each of ready) {
    const refused = await attempted(tx, () => insert(tx, name, [each]))
    if (!refused) continue
    const column = refused.column ?? (await misfit(tx, name, columns, each.row))
    return new ArchiveRefused(await whereItIs(tx, { ...refused, table: name, column, place: each.place }))
  }
  return new ArchiveRefused(`Some rows of “${name.replaceAll('_', ' ')}” don’t fit together. Nothing was imported.`)
}

/** The column whose value is none of its kind: each is tried alone. */
async function misfit(
  tx: Transaction,
  name: string,
  columns: readonly string[],
  row: Row,
): Promise<string | undefined> {
  for (const column of columns) {
    if (row[column] === undefined || row[column] === null) continue
    const alone = JSON.stringify({ [column]: row[column] })
    const tried = () => tx.run(`select to_jsonb(jsonb_populate_record(null::${name}, $1))`, [alone])
    if (await attempted(tx, tried)) return column
  }
  return undefined
}

/** Rows with the same columns go together: a column that one of them lacks gets what a new record has in it. */
function alike(ready: readonly Ready[]): Ready[][] {
  const groups = new Map<string, Ready[]>()
  for (const each of ready) {
    const list = columnsOf(each.row)
    groups.set(list, [...(groups.get(list) ?? []), each])
  }
  return [...groups.values()]
}

const columnsOf = (row: Row): string =>
  Object.keys(row)
    .sort()
    .map((column) => `"${column}"`)
    .join(', ')

const insert = (tx: Transaction, name: string, [first, ...more]: readonly Ready[]) => {
  const list = columnsOf(first?.row ?? {})
  return tx.run(
    `insert into ${name} (${list}) overriding system value select ${list} from jsonb_populate_recordset(null::${name}, $1)`,
    [JSON.stringify([first, ...more].map((each) => each?.row))],
  )
}
