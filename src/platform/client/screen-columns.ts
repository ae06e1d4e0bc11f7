import type { Column } from '#ui/table/column.ts'
import { dayHere } from '#ui/today.ts'
import { type Cell, isAmount, textOf } from '../export/csv.ts'
import type { ListColumn, ListColumns } from '../export/list-column.ts'

/** What only the screen knows of a column; `false`: it is not for this reader. */
type OnScreen<Row> = false | Partial<Omit<Column<Row>, 'key'>>
type KeyOnScreen<Columns> = {
  [Key in keyof Columns]: Columns[Key] extends { fileOnly: true } ? never : Key
}[keyof Columns]
type Told<Row, Columns> = { readonly [Key in KeyOnScreen<Columns>]?: OnScreen<Row> } & {
  /** The buttons at the end of a row: the one column that is of the screen alone. */
  readonly actions?: false | Pick<Column<Row>, 'cell' | 'width'>
}

/**
 * The declared columns of a list as its table shows them: those that the screen tells about in the order in which it
 * does, then the others, hidden until somebody chooses them, or as `others` says.
 */
export function screenColumns<Row, Columns>(
  declared: Columns & ListColumns<Row>,
  told: Told<Row, Columns>,
  others: { hidden: boolean } = { hidden: true },
): Column<Row>[] {
  const { actions, ...rest } = told as Readonly<Record<string, OnScreen<Row> | undefined>>
  const untold = Object.keys(declared).filter((key) => !declared[key]?.fileOnly && !(key in rest))
  const onScreen = { ...rest, ...Object.fromEntries(untold.map((key) => [key, others])), actions }
  const columns: ListColumns<Row> = { ...declared, actions: buttons }
  return Object.entries(onScreen).flatMap(([key, own]) => {
    const column = columns[key]
    return column && own ? [{ key, title: column.title, cell: asText(column), ...own }] : []
  })
}

const buttons: ListColumn<unknown> = { title: 'Actions', value: () => null }
const here = { day: dayHere }

const asText =
  <Row>({ value }: ListColumn<Row>) =>
  (row: Row): string =>
    shown(value(row, here))

const shown = (cell: Cell): string => (isAmount(cell) ? money.format(cell.cents / 100) : textOf(cell))

const money = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
})
