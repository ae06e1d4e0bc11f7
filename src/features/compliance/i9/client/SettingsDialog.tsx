import { useState } from 'react'
import { i9Api } from '#compliance/client/api.ts'
import { useCommand } from '#platform/client/use-operation.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { CheckField } from '#ui/fields/CheckField.tsx'
import { DateField } from '#ui/fields/DateField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import type { Settings } from '../records.ts'
import styles from './i9.module.css'
import { refresh } from './refresh.ts'

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** E-Verify, live video, copies and opening days: the same for everybody. */
export function SettingsDialog({ settings, close }: { settings: Settings; close: () => void }) {
  const [given, setGiven] = useState(settings)
  const save = useCommand(i9Api.saveSettings, { refresh })
  const set = (more: Partial<Settings>) => setGiven({ ...given, ...more })
  const error = (field: string) => save.error?.fields?.[field]
  const toggle = (day: number, on: boolean) =>
    set({ weekdays: on ? [...given.weekdays, day].sort() : given.weekdays.filter((each) => each !== day) })
  return (
    <Dialog
      opened
      onClose={close}
      title="How you keep Form I-9"
      size="lg"
      actions={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button
            variant="primary"
            loading={save.loading}
            onClick={() => void save.run(given).then(close, () => undefined)}
          >
            Save
          </Button>
        </>
      }
    >
      <div className={styles.columns}>
        <TextField
          label="E-Verify company ID"
          hint="Empty: not in E-Verify."
          value={given.everifyId}
          onChange={(everifyId) => set({ everifyId })}
          maxLength={40}
        />
        <DateField
          label="Enrolled from"
          value={given.enrolledFrom ?? ''}
          onChange={(day) => set({ enrolledFrom: day || null })}
          error={error('enrolledFrom')}
        />
        <DateField
          label="Good standing checked on"
          value={given.goodStandingOn ?? ''}
          onChange={(day) => set({ goodStandingOn: day || null })}
        />
        <DateField
          label="Live video used from"
          hint="For everybody alike."
          value={given.videoFrom ?? ''}
          onChange={(day) => set({ videoFrom: day || null })}
          error={error('videoFrom')}
        />
      </div>
      <CheckField
        label="We keep copies of documents"
        hint="Of all employees or of none."
        checked={given.keepsCopies}
        onChange={(keepsCopies) => set({ keepsCopies })}
      />
      <fieldset className={styles.group}>
        <legend>Days you are open</legend>
        {WEEKDAYS.map((name, day) => (
          <CheckField
            key={name}
            label={name}
            checked={given.weekdays.includes(day)}
            onChange={(on) => toggle(day, on)}
          />
        ))}
      </fieldset>
      {save.error && !save.error.fields && <p role="alert">{save.error.message}</p>}
    </Dialog>
  )
}
