import { useState } from 'react'
import styles from '#case-file/cases/client/cases.module.css'
import { ownSettingsApi } from '#identity/client/api.ts'
import { useCommand, useOperation } from '#platform/client/use-operation.ts'
import { Button, IconButton } from '#ui/Button.tsx'
import { Dropdown } from '#ui/Dropdown.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { IconEye, IconTrash } from '#ui/icons.ts'
import { asking, type TableState } from '#ui/table/tableState.ts'
import own from './case-lists.module.css'

type View = { name: string; search: string; filters: Record<string, string>; sort: string }
type SavedViewsProps = { name: string; state: TableState; onState: (state: TableState) => void }

/** Filters, search and order under a name, kept with the user's settings, so that they are there in every browser. */
export function SavedViews({ name, state, onState }: SavedViewsProps) {
  const key = `views.${name}`
  const stored = useOperation(ownSettingsApi.settings, {})
  const save = useCommand(ownSettingsApi.saveSettings, { refresh: [ownSettingsApi.settings] })
  const [title, setTitle] = useState('')
  const views = readViews(stored.items?.settings[key])
  const keep = (next: View[]) => void save.run({ settings: { [key]: next as never } }).catch(() => {})
  return (
    <Dropdown
      label="Saved views"
      trigger={(trigger) => (
        <Button {...trigger} icon={<IconEye size={16} aria-hidden />}>
          Views
        </Button>
      )}
    >
      {(close) => (
        <div className={own.views}>
          {views.length > 0 && (
            <ul className={styles.list}>
              {views.map((view) => (
                <li key={view.name}>
                  <Button
                    variant="subtle"
                    onClick={() => {
                      onState(asking(state, { search: view.search, filters: view.filters, sort: view.sort }))
                      close()
                    }}
                  >
                    {view.name}
                  </Button>
                  <IconButton
                    size="small"
                    label={`Delete the view ${view.name}`}
                    icon={<IconTrash size={16} />}
                    onClick={() => keep(views.filter((other) => other.name !== view.name))}
                  />
                </li>
              ))}
            </ul>
          )}
          <TextField label="Keep this view as" maxLength={60} value={title} onChange={setTitle} />
          <Button
            disabled={title.trim() === ''}
            onClick={() => {
              const view = {
                name: title.trim(),
                search: state.search,
                filters: state.filters,
                sort: state.sort ?? '-id',
              }
              keep([...views.filter((other) => other.name !== view.name), view])
              setTitle('')
              close()
            }}
          >
            Save view
          </Button>
        </div>
      )}
    </Dropdown>
  )
}

/** Settings are free JSON; what does not look like ours is not used. */
export function readViews(value: unknown): View[] {
  if (!Array.isArray(value)) return []
  return value.flatMap((each) => {
    const { name, search, filters, sort } = (each ?? {}) as Partial<View>
    if (typeof name !== 'string' || typeof filters !== 'object' || filters === null) return []
    return [{ name, search: String(search ?? ''), filters, sort: String(sort ?? '-id') }]
  })
}
