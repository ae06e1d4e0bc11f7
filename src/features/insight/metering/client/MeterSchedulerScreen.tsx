import { zoneName } from '#formats/zones.ts'
import { meteringApi, meterSchedulerApi } from '#insight/client/api.ts'
import { localPage } from '#platform/client/local-page.ts'
import { showMoment } from '#platform/client/moments.ts'
import { NotLoaded } from '#platform/client/NotLoaded.tsx'
import { useAttempt } from '#platform/client/use-attempt.tsx'
import { useDialog } from '#platform/client/use-dialog.ts'
import { useCommand, useOperation } from '#platform/client/use-operation.ts'
import { Button } from '#ui/Button.tsx'
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { CheckField } from '#ui/fields/CheckField.tsx'
import { Form } from '#ui/fields/Form.tsx'
import { Columns, FormActions, SubmitOrCancel } from '#ui/fields/FormLayout.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { useForm } from '#ui/fields/use-form.ts'
import { MoreMenu } from '#ui/MoreMenu.tsx'
import { Scrollable } from '#ui/page/Scrollable.tsx'
import { StatusBadge } from '#ui/page/StatusBadge.tsx'
import type { Column } from '#ui/table/column.ts'
import { DataTable } from '#ui/table/DataTable.tsx'
import { useTableState } from '#ui/table/tableState.ts'
import { useToast } from '#ui/toasts.tsx'
import { meterKind, meterKinds } from '../kinds.ts'
import type { MeterJob, MeterRun } from '../records.ts'
import { MeterPage } from './MeterPage.tsx'
import styles from './metering.module.css'

/** /meterScheduler: what is looked after at which time, and what was found. */
export default function MeterSchedulerScreen() {
  const { items: found, loading, error, reload } = useOperation(meterSchedulerApi.list, { which: 'all' })
  const refresh = { refresh: [meterSchedulerApi.list, meterSchedulerApi.runs] }
  const run = useCommand(meterSchedulerApi.run, refresh)
  const remove = useCommand(meterSchedulerApi.remove, refresh)
  const [state, setState] = useTableState()
  const editing = useDialog<MeterJob | 'new'>()
  const removing = useDialog<MeterJob>()
  const looking = useDialog<MeterJob>()
  const { attempt, refusal } = useAttempt()
  const toast = useToast()
  const runNow = async ({ jobId, jobName }: MeterJob) => {
    if (await attempt(() => run.run({ jobId }))) toast(`${jobName} is on the queue.`)
  }
  return (
    <MeterPage
      at="scheduler"
      title="Meter Scheduler"
      standing="Each job looks which readings came in since its last run, and which meters sent nothing."
      action={
        <Button variant="primary" onClick={() => editing.open('new')}>
          Add job
        </Button>
      }
    >
      <DataTable
        label="Jobs"
        columns={columnsOf({
          edit: editing.open,
          remove: removing.open,
          runs: looking.open,
          run: (job) => void runNow(job),
        })}
        rowKey={({ jobId }) => String(jobId)}
        rowLabel={({ jobName }) => jobName}
        page={localPage(found?.items, state, ({ jobName, substationName }) => `${jobName} ${substationName}`)}
        loading={loading}
        {...(error && { error })}
        onRetry={() => void reload()}
        state={state}
        onState={setState}
        searchLabel="Search jobs"
        onOpen={looking.open}
        empty={{ title: 'No jobs', text: 'Add one to hear of meters that send nothing.' }}
      />
      {editing.subject && (
        <JobDialog
          key={editing.turn}
          job={editing.subject === 'new' ? undefined : editing.subject}
          opened={editing.opened}
          onClose={editing.close}
        />
      )}
      {looking.subject && <RunsDialog job={looking.subject} opened={looking.opened} onClose={looking.close} />}
      <ConfirmDialog
        opened={removing.opened}
        onClose={removing.close}
        title={`Delete ${removing.subject?.jobName ?? ''}?`}
        confirmLabel="Delete"
        dangerous
        onConfirm={async () => {
          const { jobId } = removing.subject ?? {}
          if (jobId !== undefined) await attempt(() => remove.run({ jobId }))
        }}
      >
        <p>It does not run any more, and its runs are deleted with it.</p>
      </ConfirmDialog>
      {refusal}
    </MeterPage>
  )
}

type Actions = Record<'edit' | 'remove' | 'runs' | 'run', (job: MeterJob) => void>

const columnsOf = ({ edit, remove, runs, run }: Actions): Column<MeterJob>[] => [
  { key: 'jobName', title: 'Job', cell: ({ jobName }) => jobName },
  { key: 'report', title: 'Report', cell: ({ reportId }) => meterKind(reportId)?.name ?? '' },
  { key: 'substation', title: 'Meters', cell: ({ substationName }) => substationName || 'All meters' },
  { key: 'when', title: 'When', cell: whenInWords },
  { key: 'nextAt', title: 'Next run', cell: ({ nextAt }) => showMoment(nextAt) || 'Switched off' },
  { key: 'lastAt', title: 'Last run', cell: ({ lastAt }) => showMoment(lastAt) || 'Not yet' },
  {
    key: 'status',
    title: 'Status',
    cell: ({ status }) => <StatusBadge hue={status === 'Active' ? 'green' : 'gray'}>{status}</StatusBadge>,
  },
  {
    key: 'actions',
    title: 'Actions',
    width: '90px',
    cell: (job) => (
      <MoreMenu
        label={`More about ${job.jobName}`}
        actions={[
          { label: 'Runs', onSelect: () => runs(job) },
          { label: 'Run now', onSelect: () => run(job) },
          { label: 'Edit', onSelect: () => edit(job) },
          { label: 'Delete', danger: true, onSelect: () => remove(job) },
        ]}
      />
    ),
  },
]

const HOURS = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${String(hour).padStart(2, '0')}:00`,
}))
const REPORTS = meterKinds.map(({ id, name }) => ({ value: String(id), label: `${id} · ${name}` }))

type JobDialogProps = { job: MeterJob | undefined; opened: boolean; onClose: () => void }

function JobDialog({ job, opened, onClose }: JobDialogProps) {
  const refresh = { refresh: [meterSchedulerApi.list] }
  const create = useCommand(meterSchedulerApi.create, refresh)
  const update = useCommand(meterSchedulerApi.update, refresh)
  const substations = useOperation(meteringApi.substations, {})
  const form = useForm({
    initial: {
      ...{ jobName: job?.jobName ?? '', reportId: String(job?.reportId ?? 1), every: String(job?.every ?? 'day') },
      ...{ substationId: String(job?.substationId ?? ''), hour: String(job?.hour ?? 6) },
      active: job?.status !== 'Inactive',
    },
    check: ({ jobName }) => ({ ...(!jobName.trim() && { jobName: 'Field is required' }) }),
    submit: async ({ active, every, ...said }) => {
      const saved = {
        ...said,
        every: every as MeterJob['every'],
        status: active ? ('Active' as const) : ('Inactive' as const),
      }
      await (job ? update.run({ ...saved, jobId: job.jobId, version: job.version }) : create.run(saved))
      onClose()
    },
  })
  const stands = (substations.items?.items ?? []).map(({ id, subStationName, feederName }) => ({
    ...{ value: String(id), label: [subStationName, feederName].filter(Boolean).join(' · ') },
  }))
  return (
    <Dialog opened={opened} onClose={onClose} title={job?.jobName ?? 'Add job'}>
      <Form form={form}>
        <TextField label="Name" required maxLength={100} {...form.field('jobName')} />
        <Columns>
          <SelectField label="Report" placeholder={null} options={REPORTS} {...form.field('reportId')} />
          <SelectField label="Meters" placeholder="All meters" options={stands} {...form.field('substationId')} />
          <SelectField label="When" placeholder={null} options={periodOptions} {...form.field('every')} />
          <SelectField label="At" placeholder={null} options={HOURS} {...form.field('hour')} />
        </Columns>
        <CheckField
          label="Active: runs at its time"
          checked={form.values.active}
          onChange={(active) => form.set('active', active)}
        />
        <SubmitOrCancel form={form} onCancel={onClose} submit="Save" />
      </Form>
    </Dialog>
  )
}

type RunsDialogProps = { job: MeterJob; opened: boolean; onClose: () => void }

/** The runs of a job, and what each found. */
function RunsDialog({ job, opened, onClose }: RunsDialogProps) {
  const found = useOperation(meterSchedulerApi.runs, { jobId: job.jobId }, { enabled: opened })
  const { items, reload, loading } = found
  return (
    <Dialog opened={opened} onClose={onClose} title={`Runs of ${job.jobName}`} size="lg">
      <NotLoaded of={found} />
      {items?.items.length === 0 ? (
        <p className={styles.small}>It has not run yet.</p>
      ) : (
        <Scrollable className={styles.scroll} label="Runs">
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
        </Scrollable>
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

const days: Record<MeterJob['every'], string> = { day: 'Every day', week: 'Mondays', month: 'First of the month' }

/** 'Mondays at 06:00, Eastern Time (New York)': who looks may live by another clock. */
const whenInWords = ({ every, hour, zone }: Pick<MeterJob, 'every' | 'hour' | 'zone'>): string =>
  `${days[every]} at ${String(hour).padStart(2, '0')}:00, ${zoneName(zone)}`

const periodOptions = Object.entries(days).map(([value, label]) => ({ value, label }))
