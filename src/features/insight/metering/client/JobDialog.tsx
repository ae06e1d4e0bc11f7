import { meteringApi, meterSchedulerApi } from '#insight/client/api.ts'
import { useCommand, useOperation } from '#platform/client/use-operation.ts'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { CheckField } from '#ui/fields/CheckField.tsx'
import { Form } from '#ui/fields/Form.tsx'
import { Columns, SubmitOrCancel } from '#ui/fields/FormLayout.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { useForm } from '#ui/fields/use-form.ts'
import { meterKinds } from '../kinds.ts'
import type { MeterJob } from '../records.ts'
import { periodOptions } from './when.ts'

const HOURS = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${String(hour).padStart(2, '0')}:00`,
}))
const REPORTS = meterKinds.map(({ id, name }) => ({ value: String(id), label: `${id} · ${name}` }))

type JobDialogProps = { job: MeterJob | undefined; opened: boolean; onClose: () => void }

export function JobDialog({ job, opened, onClose }: JobDialogProps) {
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
