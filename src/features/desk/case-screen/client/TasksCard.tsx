import { ballWords } from '#case-file/cases/awaited-words.ts'
import styles from '#case-file/cases/client/cases.module.css'
import { howFar, urgencyHue } from '#case-file/cases/client/words.ts'
import type { TaskFor } from '#case-file/cases/records.ts'
import { dashboardsApi } from '#desk/dashboards/client/api.ts'
import { showDate } from '#formats/dates.ts'
import { useAttempt } from '#platform/client/use-attempt.tsx'
import { useDialog } from '#platform/client/use-dialog.ts'
import { useCommand } from '#platform/client/use-operation.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { CheckField } from '#ui/fields/CheckField.tsx'
import { DateField } from '#ui/fields/DateField.tsx'
import { Form } from '#ui/fields/Form.tsx'
import { FormActions } from '#ui/fields/FormLayout.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { useForm } from '#ui/fields/use-form.ts'
import { IconPlus } from '#ui/icons.ts'
import { Card } from '#ui/page/Card.tsx'
import { StatusBadge } from '#ui/page/StatusBadge.tsx'
import { caseScreenApi } from './api.ts'
import type { CasePart } from './CaseDetailsScreen.tsx'

/** What has to be done, by whom and until when. */
export function TasksCard({ file, reload }: CasePart) {
  const setDone = useCommand(caseScreenApi.setTaskDone, { refresh: [dashboardsApi.dashboard] })
  const adding = useDialog<undefined>()
  const { attempt, refusal } = useAttempt()
  const toggle = (taskId: number, done: boolean) =>
    void attempt(async () => {
      await setDone.run({ id: file.id, taskId, done })
      reload()
    })
  return (
    <Card
      title="Tasks"
      actions={
        file.may.edit && (
          <Button size="small" icon={<IconPlus size={16} aria-hidden />} onClick={() => adding.open(undefined)}>
            New task
          </Button>
        )
      }
    >
      {file.tasks.length === 0 && <p className={styles.dimmed}>No tasks at the moment.</p>}
      <ul className={styles.list}>
        {file.tasks.map(({ id, title, details, forWhom, dueOn, doneAt, doneByName }) => (
          <li key={id}>
            <div className={styles.grow}>
              <CheckField
                label={title}
                hint={details || undefined}
                checked={doneAt !== null}
                disabled={!file.may.edit && file.mode === 'LEGAL' && forWhom !== 'employee'}
                onChange={(done) => toggle(id, done)}
              />
            </div>
            <span className={styles.dimmed}>{doneAt ? `Done by ${doneByName}` : ballWords[forWhom]}</span>
            {dueOn && doneAt === null && (
              <StatusBadge hue={urgencyHue(dueOn)}>
                {showDate(dueOn)}, {howFar(dueOn)}
              </StatusBadge>
            )}
          </li>
        ))}
      </ul>
      {adding.turn > 0 && (
        <NewTaskDialog
          key={adding.turn}
          opened={adding.opened}
          caseId={file.id}
          onClose={adding.close}
          onDone={reload}
        />
      )}
      {refusal}
    </Card>
  )
}

type NewTaskDialogProps = { opened: boolean; caseId: number; onClose: () => void; onDone: () => void }

function NewTaskDialog({ opened, caseId, onClose, onDone }: NewTaskDialogProps) {
  const add = useCommand(caseScreenApi.addTask, { refresh: [dashboardsApi.dashboard] })
  const form = useForm({
    initial: { title: '', details: '', forWhom: 'employee', dueOn: '' },
    check: ({ title }) => ({ ...(title.trim() === '' && { title: 'Field is required' }) }),
    submit: async (values) => {
      await add.run({ id: caseId, ...values, forWhom: values.forWhom as TaskFor, dueOn: values.dueOn || null })
      onClose()
      onDone()
    },
  })
  return (
    <Dialog opened={opened} onClose={onClose} title="New task">
      <Form form={form}>
        <TextField label="What has to be done" required maxLength={200} {...form.field('title')} />
        <SelectField
          label="By whom"
          required
          placeholder={null}
          options={(['employee', 'employer', 'attorney', 'firm'] as const).map((value) => ({
            value,
            label: ballWords[value] ?? value,
          }))}
          {...form.field('forWhom')}
        />
        <DateField label="Due" {...form.field('dueOn')} />
        <TextAreaField label="Details" rows={3} maxLength={2000} {...form.field('details')} />
        <FormActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" loading={form.submitting}>
            Add task
          </Button>
        </FormActions>
      </Form>
    </Dialog>
  )
}
