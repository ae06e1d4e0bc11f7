import { useState } from 'react'
import { reportsApi } from '#insight/client/api.ts'
import { CallFailed } from '#platform/client/call-failed.ts'
import { useCommand } from '#platform/client/use-operation.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { CheckField } from '#ui/fields/CheckField.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import type { DatasetView, SavedReport, Selection } from '../records.ts'
import styles from './reports.module.css'

type BuildDialogProps = {
  datasets: readonly DatasetView[]
  start: Selection
  /** The report that is changed; none: a new one. */
  saved: SavedReport | undefined
  opened: boolean
  onClose: () => void
  onPreview: (selection: Selection) => void
  /** Null: it was deleted. */
  onSaved: (saved: SavedReport | null) => void
}

const MOST_MEASURES = 12
const TIMES = ['1', '3', '6', '12', '24', '60']

/** A report of one's own: over which records, line by line of what, with which figures. */
export function BuildDialog({ datasets, start, saved, opened, onClose, onPreview, onSaved }: BuildDialogProps) {
  const [selection, setSelection] = useState(start)
  const [name, setName] = useState(saved?.name ?? '')
  const [problem, setProblem] = useState<Record<string, string>>({})
  const save = useCommand(reportsApi.save, { refresh: [reportsApi.list, reportsApi.run] })
  const remove = useCommand(reportsApi.remove, { refresh: [reportsApi.list] })
  const dataset = datasets.find(({ key }) => key === selection.dataset) ?? datasets[0]
  if (!dataset) return null
  const change = (changed: Partial<Selection>) => setSelection((now) => withChart({ ...now, ...changed }))
  const chooseDataset = (key: string) => {
    const next = datasets.find((each) => each.key === key)
    const [by, measure] = [next?.dimensions[0]?.key ?? '', next?.measures[0]?.key ?? '']
    change({ dataset: key, by, measures: [measure], day: null, months: null, only: undefined })
  }
  const keep = async () => {
    try {
      const kept = await save.run({ ...(saved && { savedId: saved.id }), name, selection })
      onSaved(kept)
      onClose()
    } catch (error) {
      if (error instanceof CallFailed) setProblem({ name: error.message, ...error.fields })
    }
  }
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={saved ? 'Change the report' : 'Build a report'}
      size="lg"
      actions={
        <>
          {saved && (
            <Button
              onClick={async () => {
                await remove.run({ savedId: saved.id })
                onSaved(null)
                onClose()
              }}
            >
              Delete
            </Button>
          )}
          <Button
            onClick={() => {
              onPreview(selection)
              onClose()
            }}
          >
            Preview
          </Button>
          <Button variant="primary" loading={save.loading} onClick={() => void keep()}>
            Save
          </Button>
        </>
      }
    >
      <TextField
        label="Name"
        hint="Like My Monday."
        required
        maxLength={80}
        value={name}
        error={problem.name}
        onChange={setName}
      />
      <div className={styles.pairs}>
        <SelectField
          label="Records"
          placeholder={null}
          value={dataset.key}
          options={named(datasets)}
          onChange={chooseDataset}
        />
        <SelectField
          label="One line for each"
          placeholder={null}
          value={selection.by}
          options={named(dataset.dimensions)}
          onChange={(by) => change({ by })}
        />
        <SelectField
          label="Time goes by"
          placeholder="No time: as it is today"
          value={selection.day ?? ''}
          options={named(dataset.days)}
          onChange={(day) => change({ day: day || null, months: day ? (selection.months ?? 12) : null })}
        />
        {selection.day !== null && (
          <SelectField
            label="How far back"
            placeholder={null}
            value={String(selection.months ?? 12)}
            options={TIMES.map((value) => ({ value, label: value === '1' ? '1 month' : `${value} months` }))}
            onChange={(months) => change({ months: Number(months) })}
          />
        )}
      </div>
      <fieldset className={styles.measures}>
        <legend>Figures</legend>
        {dataset.measures.map(({ key, title }) => {
          const on = selection.measures.includes(key)
          return (
            <CheckField
              key={key}
              label={title}
              checked={on}
              disabled={(on && selection.measures.length === 1) || (!on && selection.measures.length >= MOST_MEASURES)}
              onChange={() =>
                change({
                  measures: on ? selection.measures.filter((each) => each !== key) : [...selection.measures, key],
                })
              }
            />
          )
        })}
      </fieldset>
      {problem.selection && <p role="alert">{problem.selection}</p>}
    </Dialog>
  )
}

const named = (each: readonly { key: string; title: string }[]) =>
  each.map(({ key, title }) => ({ value: key, label: title }))

/** The first figure is drawn; figures of several kinds do not share an axis. */
const withChart = (selection: Selection): Selection => ({
  ...selection,
  chart: { kind: 'bars', by: selection.by, measures: selection.measures.slice(0, 1) },
})
