/** What is needed of a menu row to put it in its place. */
export type Placed = { id: number; parentId: number | null; position: number; name: string }

export type RowInTree<Row> = { row: Row; depth: number }

/** Menu rows as they stand in the menu: by position, children below their parent. */
export function inMenuOrder<Row extends Placed>(rows: readonly Row[]): RowInTree<Row>[] {
  const known = new Set(rows.map(({ id }) => id))
  const under = (parent: number | null, depth: number): RowInTree<Row>[] =>
    rows
      .filter((row) => (row.parentId !== null && known.has(row.parentId) ? row.parentId : null) === parent)
      .sort((a, b) => a.position - b.position || a.id - b.id)
      .flatMap((row) => [{ row, depth }, ...under(row.id, depth + 1)])
  return under(null, 0)
}

/** Everything below a row. */
export function below(rows: readonly Placed[], id: number): number[] {
  return rows.filter(({ parentId }) => parentId === id).flatMap((child) => [child.id, ...below(rows, child.id)])
}

/** Everything a row hangs on, nearest first. */
export function above(rows: readonly Placed[], id: number): number[] {
  const parentId = rows.find((row) => row.id === id)?.parentId ?? null
  return parentId === null ? [] : [parentId, ...above(rows, parentId)]
}

export const isHeading = ({ name }: Pick<Placed, 'name'>): boolean => name === ''
