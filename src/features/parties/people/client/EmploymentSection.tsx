import { useState } from 'react'
import type { Known } from '#engine/answer.ts'
import type { Fact } from '#engine/fact.ts'
import { employment as employmentFacts } from '#facts/employment.ts'
import { showDate } from '#formats/dates.ts'
import { peopleApi } from '#parties/client/api.ts'
import { FactsForm } from '#parties/facts/client/FactsForm.tsx'
import { useDialog } from '#platform/client/use-dialog.ts'
import { useCommand } from '#platform/client/use-operation.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { DateField } from '#ui/fields/DateField.tsx'
import { Form } from '#ui/fields/Form.tsx'
import { SubmitOrCancel } from '#ui/fields/FormLayout.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { useForm } from '#ui/fields/use-form.ts'
import { IconPlus } from '#ui/icons.ts'
import { Card } from '#ui/page/Card.tsx'
import { StatusBadge } from '#ui/page/StatusBadge.tsx'
import { EmptyState } from '#ui/page/states.tsx'
import { useToast } from '#ui/toasts.tsx'
import type { Person } from '../records.ts'
import styles from './people.module.css'
import { useViewer } from './use-viewer.ts'
import { fullName } from './words.ts'

type Job = Person['employments'][number]
type EmploymentSectionProps = { person: Person; onDirty: (dirty: boolean) => void; onChanged: () => void }

const FACTS = Object.values(employmentFacts) as Fact[]
const hues = { Offered: 'blue', Active: 'green', Ended: 'gray' } as const

/** The jobs here, the present one open. */
export function EmploymentSection({ person, onDirty, onChanged }: EmploymentSectionProps) {
  const { isEmployee } = useViewer()
  const adding = useDialog<null>()
  const [open, setOpen] = useState(person.employments[0]?.id)
  const add = !isEmployee && (
    <Button size="small" icon={<IconPlus size={16} aria-hidden />} onClick={() => adding.open(null)}>
      Add employment
    </Button>
  )
  return (
    <>
      {person.employments.length === 0 && (
        <Card>
          <EmptyState title="No employment yet" text="The jobs this person has here." action={add} />
        </Card>
      )}
      {person.employments.map((job) => (
        <Card
          key={job.id}
          title={job.jobTitle || 'Employment'}
          actions={
            <span className={styles.jobHead}>
              <StatusBadge hue={hues[job.status]}>{job.status}</StatusBadge>
              {job.id !== open && (
                <Button size="small" onClick={() => setOpen(job.id)}>
                  Show details
                </Button>
              )}
            </span>
          }
        >
          <p className={styles.dimmed}>{periodOf(job)}</p>
          {job.id === open && (
            <JobForm job={job} authors={person.authors} readOnly={isEmployee} {...{ onDirty, onChanged }} />
          )}
        </Card>
      ))}
      {person.employments.length > 0 && add && <div>{add}</div>}
      <EmploymentDialog
        key={adding.turn}
        opened={adding.opened}
        person={person}
        onClose={adding.close}
        onDone={(id) => {
          adding.close()
          setOpen(id)
          onChanged()
        }}
      />
    </>
  )
}

type JobFormProps = Omit<EmploymentSectionProps, 'person'> & {
  job: Job
  authors: Record<string, string>
  readOnly: boolean
}

function JobForm({ job, authors, readOnly, onDirty, onChanged }: JobFormProps) {
  const update = useCommand(peopleApi.updateEmployment, { refresh: [peopleApi.list] })
  const toast = useToast()
  const [start] = useState(job.facts)
  return (
    <FactsForm
      subject={`employment/${job.id}`}
      facts={FACTS}
      known={start.known as Known}
      version={start.version}
      authors={authors}
      readOnly={readOnly}
      save={async (answers, factsVersion) => {
        const { facts } = await update.run({ id: job.id, answers: answers as never, factsVersion })
        return { known: facts.known as Known, version: facts.version, changed: Object.keys(answers) }
      }}
      onSaved={() => {
        toast('The employment was saved.', { kind: 'success' })
        onChanged()
      }}
      onDirty={onDirty}
    />
  )
}

function periodOf({ startedOn, endedOn, endReason }: Job): string {
  const from = startedOn ? `From ${showDate(startedOn)}` : 'First day not entered'
  return `${from}${endedOn ? ` until ${showDate(endedOn)}` : ''}${endReason ? ` (${endReason})` : ''}.`
}

type EmploymentDialogProps = { opened: boolean; person: Person; onClose: () => void; onDone: (id: number) => void }

function EmploymentDialog({ opened, person, onClose, onDone }: EmploymentDialogProps) {
  const add = useCommand(peopleApi.addEmployment, { refresh: [peopleApi.list] })
  const form = useForm({
    initial: { jobTitle: '', startedOn: '' },
    check: ({ jobTitle }) => (jobTitle.trim() === '' ? { jobTitle: 'Field is required' } : {}),
    submit: async ({ jobTitle, startedOn }) => {
      const { id } = await add.run({ personId: person.id, jobTitle, startedOn: startedOn || null })
      onDone(id)
    },
  })
  return (
    <Dialog opened={opened} onClose={onClose} title={`New employment of ${fullName(person)}`}>
      <Form form={form}>
        <TextField label="Job title" required maxLength={200} {...form.field('jobTitle')} />
        <DateField label="First day" {...form.field('startedOn')} />
        <SubmitOrCancel form={form} onCancel={onClose} submit="Add" />
      </Form>
    </Dialog>
  )
}
