import { type Dispatch, type SetStateAction, useState } from 'react'
import { useRemembered } from '../remembered.ts'
import type { Column } from './column.ts'

/** What the user asked of a list: all that decides which rows are shown. */
export type TableState = {
  search: string
  filters: Readonly<Record<string, string>>
  /** A column's key; '-' before it means descending. */
  sort: string | undefined
  limit: number
  /** The cursors of the pages gone through, the last one being the page shown; empty on the first page. */
  cursors: readonly string[]
}

/** What the list's operation takes: `useQuery(cases.list, tableInput(state))`. */
export type TableInput = { limit: number; after?: string; sort?: string; search?: string } & Record<
  string,
  string | number | undefined
>

export function useTableState(initial: Partial<TableState> = {}): [TableState, Dispatch<SetStateAction<TableState>>] {
  return useState<TableState>(tableStart(initial))
}

export const tableStart = (initial: Partial<TableState>): TableState => ({
  search: '',
  filters: {},
  sort: undefined,
  limit: 20,
  cursors: [],
  ...initial,
})

export function tableInput({ search, filters, sort, limit, cursors }: TableState): TableInput {
  const chosen = Object.entries(filters).filter(([, value]) => value !== '')
  return {
    ...Object.fromEntries(chosen),
    limit,
    ...(cursors.length > 0 && { after: cursors.at(-1) }),
    ...(sort && { sort }),
    ...(search.trim() && { search: search.trim() }),
  }
}

/** Another question starts at its first page. */
export function asking(state: TableState, change: Partial<Omit<TableState, 'cursors'>>): TableState {
  return { ...state, ...change, cursors: [] }
}

export function nextPage(state: TableState, next: string): TableState {
  return { ...state, cursors: [...state.cursors, next] }
}

export function previousPage(state: TableState): TableState {
  return { ...state, cursors: state.cursors.slice(0, -1) }
}

/** Ascending, then descending, then the list's own order. */
export function sortedBy(state: TableState, key: string): TableState {
  const next = { [key]: `-${key}`, [`-${key}`]: undefined }
  return asking(state, { sort: state.sort !== undefined && state.sort in next ? next[state.sort] : key })
}

export function isNarrowed({ search, filters }: TableState): boolean {
  return search.trim() !== '' || Object.values(filters).some((value) => value !== '')
}

/** "21–40 of 1,284", or "21–40 of 1,000+" when the server stopped counting. */
export function rangeText(state: TableState, shown: number, total: number, capped: boolean): string {
  const first = state.cursors.length * state.limit + 1
  const all = `${total.toLocaleString('en')}${capped ? '+' : ''}`
  return shown === 0
    ? `0 of ${all}`
    : `${first.toLocaleString('en')}–${(first + shown - 1).toLocaleString('en')} of ${all}`
}

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
