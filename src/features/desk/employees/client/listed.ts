import type { TableState } from '#ui/table/tableState.ts'

type Listed<Page> = { items: Page | undefined; loading: boolean; error: Error | null; reload: () => Promise<unknown> }
type Filtered = { isSet: boolean; asked: Record<string, string>; clear: () => void }

/** A list of people whose filters stand in the address, as its table takes it: clearing the table clears the address. */
export const listed = <Page, State extends TableState>(
  list: Listed<Page>,
  [state, setState]: readonly [State, (next: State) => void],
  { isSet, asked, clear }: Filtered,
) => ({
  page: list.items,
  loading: list.loading,
  error: list.error ?? undefined,
  onRetry: () => void list.reload(),
  state: { ...state, filters: isSet ? asked : {} },
  onState: (next: State) => {
    if (isSet && Object.keys(next.filters).length === 0) clear()
    setState({ ...next, filters: {} })
  },
})
