import { useRemembered } from '../remembered.ts'
import type { Column } from './column.ts'

export type Density = 'normal' | 'compact'

/** How somebody likes to see a list; what is left out is the list's own way. */
export type TableView = { density?: Density; columns?: readonly string[] }

/** The view that somebody else keeps, such as the server for the user. */
export type KeptView = { view: TableView; onView: (view: TableView) => void }

/** Density and columns: as kept by the caller, otherwise in this browser under the table's name. */
export function useView<Row>(name: string, columns: readonly Column<Row>[], kept: KeptView | undefined) {
  const [density, setDensity] = useRemembered<Density>(`table.${name}.density`, 'normal')
  const shownAtFirst = columns.filter((column) => !column.hidden).map((column) => column.key)
  const [chosen, setChosen] = useRemembered<string[]>(`table.${name}.columns`, shownAtFirst)
  if (!kept) return { density, setDensity, chosen, setChosen }
  const { view, onView } = kept
  return {
    density: view.density ?? 'normal',
    setDensity: (next: Density) => onView({ ...view, density: next }),
    chosen: view.columns ?? shownAtFirst,
    setChosen: (next: string[]) => onView({ ...view, columns: next }),
  }
}
