import { meterSchedulerApi } from '#insight/client/api.ts'
import { localPage } from '#platform/client/local-page.ts'
import { showMoment } from '#platform/client/moments.ts'
import { useAttempt } from '#platform/client/use-attempt.tsx'
import { useDialog } from '#platform/client/use-dialog.ts'
import { useCommand, useOperation } from '#platform/client/use-operation.ts'
import { Button } from '#ui/Button.tsx'
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx'
import { MoreMenu } from '#ui/MoreMenu.tsx'
import { StatusBadge } from '#ui/page/StatusBadge.tsx'
import type { Column } from '#ui/table/column.ts'
import { DataTable } from '#ui/table/DataTable.tsx'
import { useTableState } from '#ui/table/tableState.ts'
import { useToast } from '#ui/toasts.tsx'
import { meterKind } from '../kinds.ts'
import type { MeterJob } from '../records.ts'
import { JobDialog } from './JobDialog.tsx'
import { MeterPage } from './MeterPage.tsx'
import { RunsDialog } from './RunsDialog.tsx'
import { whenInWords } from './when.ts'

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
