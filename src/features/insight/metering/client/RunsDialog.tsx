import { meterSchedulerApi } from '#insight/client/api.ts'
import { showMoment } from '#platform/client/moments.ts'
import { NotLoaded } from '#platform/client/NotLoaded.tsx'
import { useOperation } from '#platform/client/use-operation.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { FormActions } from '#ui/fields/FormLayout.tsx'
import type { MeterJob, MeterRun } from '../records.ts'
import styles from './metering.module.css'

type RunsDialogProps = { job: MeterJob; opened: boolean; onClose: () => void }

/** The runs of a job, and what each found. */
export function RunsDialog({ job, opened, onClose }: RunsDialogProps) {
  const found = useOperation(meterSchedulerApi.runs, { jobId: job.jobId }, { enabled: opened })
  const { items, reload, loading } = found
  return (
    <Dialog opened={opened} onClose={onClose} title={`Runs of ${job.jobName}`} size="lg">
      <NotLoaded of={found} />
      {items?.items.length === 0 ? (
        <p className={styles.small}>It has not run yet.</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled with the keyboard, too
        <section className={styles.scroll} aria-label="Runs" tabIndex={0}>
          <table className={styles.codes}>
            <thead>
              <tr>
                <th scope="col">Run</th>
                <th scope="col">Readings since</th>
                <th scope="col">Found</th>
                <th scope="col">Sent nothing</th>
              </tr>
            </thead>
            <tbody>
              {items?.items.map((run) => (
                <tr key={run.id}>
                  <td>
                    {showMoment(run.startedAt)} {run.asked === 'person' && '(asked for)'}
                  </td>
                  <td>{showMoment(run.fromAt)}</td>
                  <td>
                    {run.readings.toLocaleString('en')} of {run.meters.toLocaleString('en')} meters
                  </td>
                  <td>{silentInWords(run)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      <FormActions>
        <Button loading={loading} onClick={() => void reload()}>
          Look again
        </Button>
        <Button variant="primary" onClick={onClose}>
          Close
        </Button>
      </FormActions>
    </Dialog>
  )
}

/** Nobody watched is not the same as nobody silent. */
function silentInWords({ meters, silent, silentMeters }: MeterRun): string {
  if (meters === 0 && silentMeters === 0) return 'There are no meters to look at.'
  if (silentMeters === 0) return 'None'
  const more = silentMeters - silent.length
  return `${silent.join(', ')}${more > 0 ? ` and ${more} more` : ''}`
}
