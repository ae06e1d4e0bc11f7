import { useState } from 'react'
import { recruitmentApi } from '#compliance/client/api.ts'
import { useCommand } from '#platform/client/use-operation.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { DateField } from '#ui/fields/DateField.tsx'
import { FormErrors } from '#ui/fields/FormErrors.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { today } from '#ui/today.ts'
import { type LawfulReason, lawfulReasons, type Outcome } from '../kinds.ts'
import type { Applicant } from '../records.ts'
import { ProofField } from './ProofField.tsx'
import { refreshed, useSaving } from './saving.ts'

type Props<Subject> = { opened: boolean; subject: Subject | undefined; close: () => void; caseId: number }

/** Who applied, when and through what. */
export function ApplicantDialog({ opened, subject, close, caseId }: Props<Applicant | 'new'>) {
  const applicant = subject === 'new' ? undefined : subject
  const [name, setName] = useState(applicant?.name ?? '')
  const [receivedOn, setReceivedOn] = useState(applicant?.receivedOn ?? today())
  const [source, setSource] = useState(applicant?.source ?? '')
  const save = useCommand(recruitmentApi.saveApplicant, { refresh: refreshed })
  const { errors, saving, run } = useSaving(
    () => save.run({ id: caseId, applicantId: applicant?.id, name, receivedOn, source }),
    close,
  )
  return (
    <Dialog
      opened={opened}
      onClose={close}
      title={applicant ? applicant.name : 'Add an applicant'}
      actions={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button
            variant="primary"
            loading={saving}
            disabled={name === '' || receivedOn === ''}
            onClick={() => void run()}
          >
            Save
          </Button>
        </>
      }
    >
      <FormErrors message={errors['']} />
      <TextField label="Name" required maxLength={200} value={name} error={errors.name} onChange={setName} />
      <DateField label="Applied on" required value={receivedOn} error={errors.receivedOn} onChange={setReceivedOn} />
      <TextField
        label="Through"
        hint="Like the Sunday ad or the website."
        maxLength={200}
        value={source}
        onChange={setSource}
      />
      {applicant && (
        <ProofField
          caseId={caseId}
          what={{ applicantId: applicant.id }}
          of={applicantFile(applicant)}
          hint="The worker never sees it."
        />
      )}
    </Dialog>
  )
}

const outcomeWords: readonly { value: Outcome; label: string }[] = [
  { value: 'hired', label: 'Hired' },
  { value: 'rejected', label: 'Rejected for a lawful, job-related reason' },
  { value: 'withdrew', label: 'Withdrew' },
  { value: 'no answer', label: 'Did not answer' },
]

/** What became of an applicant, said by the employer. */
export function ConsiderDialog({ opened, subject, close, caseId }: Props<Applicant>) {
  const [contactedOn, setContactedOn] = useState(subject?.contactedOn ?? '')
  const [interviewedOn, setInterviewedOn] = useState(subject?.interviewedOn ?? '')
  const [outcome, setOutcome] = useState<Outcome | ''>(subject?.outcome ?? '')
  const [reason, setReason] = useState(subject?.reason ?? '')
  const [note, setNote] = useState(subject?.note ?? '')
  const save = useCommand(recruitmentApi.consider, { refresh: refreshed })
  const { errors, saving, run } = useSaving(async () => {
    if (!subject) return
    await save.run({
      ...{ id: caseId, applicantId: subject.id, contactedOn, interviewedOn, note },
      ...{
        outcome: outcome || null,
        reason: outcome === 'rejected' ? ((reason || null) as LawfulReason | null) : null,
      },
    })
  }, close)
  return (
    <Dialog
      opened={opened}
      onClose={close}
      title={subject ? subject.name : ''}
      size="lg"
      actions={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button variant="primary" loading={saving} onClick={() => void run()}>
            Save
          </Button>
        </>
      }
    >
      <FormErrors message={errors['']} />
      <DateField label="First contacted on" value={contactedOn} error={errors.contactedOn} onChange={setContactedOn} />
      <DateField
        label="Interviewed on"
        value={interviewedOn}
        error={errors.interviewedOn}
        onChange={setInterviewedOn}
      />
      <SelectField
        label="What became of the application"
        placeholder="Not decided yet"
        value={outcome}
        onChange={(value) => setOutcome(value as Outcome | '')}
        options={outcomeWords}
      />
      {outcome === 'rejected' && (
        <SelectField
          label="Which requirement is not met"
          hint="No other reason can be recorded (20 CFR 656.17(g))."
          value={reason}
          error={errors.reason}
          onChange={setReason}
          options={lawfulReasons.map((each) => ({ value: each, label: each }))}
        />
      )}
      <TextAreaField
        label="How you know"
        hint="What the résumé or the interview showed, against what the job requires."
        maxLength={1000}
        value={note}
        error={errors.note}
        onChange={setNote}
      />
      {subject && (
        <ProofField
          caseId={caseId}
          what={{ applicantId: subject.id }}
          of={applicantFile(subject)}
          hint="The worker never sees it."
        />
      )}
    </Dialog>
  )
}

const applicantFile = ({ name, documentName }: Applicant) => ({ name, documentName })
