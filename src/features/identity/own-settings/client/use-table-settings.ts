import { useEffect, useState } from 'react'
import { ownSettingsApi } from '#identity/client/api.ts'
import { whose } from '#identity/sessions/client/person.ts'
import { useCommand, useOperation } from '#platform/client/use-operation.ts'
import { useInHistory } from '#ui/in-history.ts'
import { useRemembered } from '#ui/remembered.ts'
import { asking, type TableState, type TableView, tableStart } from '#ui/table/tableState.ts'

type Settings = TableView & { sort?: string }

/**
 * What a user chose for a list (columns, density, order), kept on the server under `table.<name>`, so that it is the same
 * in every browser. A copy in this browser saves the list from jumping while the server answers. What was searched and
 * filtered is found again after a reload and on the way back from a row.
 */
export function useTableSettings(name: string, initial: Partial<TableState> = {}) {
  const key = `table.${name}`
  const [copy, setCopy] = useRemembered<Settings>(`${key}.${whose()}.settings`, {})
  const stored = useOperation(ownSettingsApi.settings, {})
  const save = useCommand(ownSettingsApi.saveSettings, { refresh: [ownSettingsApi.settings] })
  const [chosen, setChosen] = useState<Settings>()
  const [state, setTableState] = useInHistory(
    `${key} ${whose()}`,
    tableStart({ ...initial, sort: copy.sort ?? initial.sort }),
  )

  const known = readSettings(stored.items?.settings[key])
  const settings = chosen ?? known ?? copy
  const keep = (next: Settings) => {
    setChosen(next)
    setCopy(next)
    // A wish for the view is not worth an error message; this browser has it.
    save.run({ settings: { [key]: { ...next, columns: next.columns && [...next.columns] } as never } }).catch(() => {})
  }
  const sort = known?.sort
  // The order chosen in another browser, unless the user has already chosen one here.
  useEffect(() => {
    if (sort !== undefined && chosen === undefined)
      setTableState((now) => (now.sort === sort ? now : asking(now, { sort })))
  }, [sort, chosen, setTableState])

  return {
    state,
    setState: (next: TableState) => {
      if (next.sort !== state.sort) keep({ ...settings, sort: next.sort ?? '' })
      setTableState(next)
    },
    kept: { view: settings, onView: (view: TableView) => keep({ ...settings, ...view }) },
  }
}

/** Settings are free JSON; what does not look like ours is not used. */
function readSettings(value: unknown): Settings | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { density, columns, sort } = value as Record<string, unknown>
  return {
    ...(density === 'compact' || density === 'normal' ? { density } : {}),
    ...(Array.isArray(columns) && { columns: columns.filter((each) => typeof each === 'string') }),
    ...(typeof sort === 'string' && { sort }),
  }
}
