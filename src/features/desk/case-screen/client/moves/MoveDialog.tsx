import { Suspense, useState } from 'react'
import type { CaseDetails, OfferedMove } from '#case-file/case-details/records.ts'
import { movesApi } from '#case-file/client/api.ts'
import { Status } from '#case-types/status/statuses.ts'
import { responsesApi } from '#paperwork/client/api.ts'
import { NotLoaded } from '#platform/client/NotLoaded.tsx'
import { askAgainWhenStale } from '#platform/client/stale.ts'
import { useCommand, useOperation } from '#platform/client/use-operation.ts'
import { AGENCY_NOTICE } from '#preparation/documents/agency-notice.ts'
import { sendFile } from '#preparation/documents/client/send-file.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { CheckField } from '#ui/fields/CheckField.tsx'
import { DateField } from '#ui/fields/DateField.tsx'
import { FileDrop } from '#ui/fields/FileDrop.tsx'
import { Form } from '#ui/fields/Form.tsx'
import { Columns, FormActions } from '#ui/fields/FormLayout.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { useForm } from '#ui/fields/use-form.ts'
import { Link } from '#ui/navigation.tsx'
import { Loading } from '#ui/page/states.tsx'
import { AnswerDue, StandsInTheWay } from '../panels.ts'
import { afterMove } from './after-move.ts'
import { appealOpen, BeforeAnswer, BeforeClosing, BeforeSubmitting, missingOfAnswer } from './BeforeMove.tsx'
import { DecisionFields, ReceiptFields } from './DecisionFields.tsx'
import {
  callOf,
  daysAsked,
  fieldsOf,
  isRolledOnPaper,
  type MoveValues,
  noticeKinds,
  noticeOf,
  startOf,
} from './move-fields.ts'

type MoveDialogProps = {
  opened: boolean
  file: CaseDetails
  move: OfferedMove
  onClose: () => void
  onDone: (text: string) => void
  /** Somebody else changed the case first: it has to be read again. */
  onLate: () => void
}

/** Asks what a move needs, and makes it. The server decides; its refusal stands above the fields. */
export function MoveDialog({ opened, file, move, onClose, onDone, onLate }: MoveDialogProps) {
  const moveOn = useCommand(movesApi.move, { refresh: afterMove })
  const record = useCommand(movesApi.record, { refresh: afterMove })
  const asked = fieldsOf(file, move)
  const [paper, setPaper] = useState<File>()
  const answers = asked.includes('respondedOn')
  const response = useOperation(responsesApi.state, { id: file.id }, { enabled: opened && answers })
  const missing = answers
    ? missingOfAnswer(file.openItems, response.items && (response.items.response?.packages ?? []))
    : []
  const appeal = appealOpen(file, move)
  const form = useForm<MoveValues>({
    initial: startOf(file, move),
    check: (values) => ({
      ...(asked.includes('reason') &&
        move.needsReason &&
        values.reason.trim() === '' && { reason: 'Field is required' }),
      ...(missing.length > 0 &&
        !values.sentAllTheSame && { sentAllTheSame: 'Confirm it, or send the rest along first.' }),
      ...(appeal && !values.noAppeal && { noAppeal: 'Confirm it, or leave the case open.' }),
      ...(asked.includes('outcome') && values.outcome === '' && { outcome: 'Field is required' }),
      ...Object.fromEntries(
        daysAsked(file, move, values.outcome)
          .filter((day) => values[day] === '')
          .map((day) => [day, 'Field is required']),
      ),
    }),
    submit: async (values) => {
      const notice = noticeOf(file, move, values)
      const { event, ...input } = callOf(file, move, values)
      const after = await askAgainWhenStale(
        () => (event ? record.run({ ...input, event }) : moveOn.run(input as never)),
        onLate,
      )
      const kept =
        notice &&
        paper &&
        sendFile(`/api/cases/${file.id}/documents`, { documentType: notice, formType: AGENCY_NOTICE }, paper, () => {})
      const lost = kept
        ? await kept.then(
            () => '',
            () => ` The ${notice.toLowerCase()} was not uploaded: add it under Documents.`,
          )
        : ''
      onClose()
      onDone(`${after.number} is now “${after.statusName}”.${lost}`)
    },
  })
  const notice = noticeOf(file, move, form.values)
  const has = (name: string) => asked.includes(name)
  const days = daysAsked(file, move, form.values.outcome)
  return (
    <Dialog opened={opened} onClose={onClose} title={`${move.words}: ${file.personName || file.number}`}>
      <Form form={form}>
        {move.kind === 'withdrawal' && file.withdrawalWarning && <p>{file.withdrawalWarning}</p>}
        {file.status === Status.initiated && move.to === Status.submitted && <BeforeSubmitting file={file} />}
        {appeal && (
          <BeforeClosing
            until={appeal}
            checked={form.values.noAppeal}
            error={form.errors.noAppeal}
            onChange={(confirmed) => form.set('noAppeal', confirmed)}
          />
        )}
        {has('outcome') && (
          <SelectField
            label="Decision"
            required
            options={move.outcomes.map((value) => ({ value, label: value }))}
            {...form.field('outcome')}
          />
        )}
        {has('notice') && (
          <SelectField
            label="Kind of notice"
            required
            placeholder={null}
            options={noticeKinds(file.typeId)}
            {...form.field('notice')}
          />
        )}
        {has('documentsWaived') && (
          <TextAreaField
            label="Why required documents that are missing are not needed"
            hint="Leave this empty when everything on the checklist is in."
            rows={2}
            maxLength={1000}
            {...form.field('documentsWaived')}
          />
        )}
        {has('check') && (
          <Suspense fallback={<Loading lines={2} />}>
            <StandsInTheWay
              caseId={file.id}
              stage={move.to === Status.filed ? 'filing' : 'review'}
              waiver={
                has('errorsWaived') && (
                  <TextAreaField
                    label="Why this can be filed despite errors of the pre-filing check"
                    hint="For all of them; one by one they are waived on the filing screen. What you write is on record."
                    rows={2}
                    maxLength={1000}
                    {...form.field('errorsWaived')}
                  />
                )
              }
            />
          </Suspense>
        )}
        {has('filing') && (
          <>
            <p>
              A package that was built here is marked as filed on the{' '}
              <Link to={`/visaCareFiling/${file.id}#package`}>filing screen</Link>. Here you note a filing that was
              prepared elsewhere.
            </p>
            <TextField
              label="Who prepared and sent it elsewhere"
              maxLength={1000}
              {...form.field('preparedElsewhere')}
            />
            <Columns>
              <DateField label="Filed on" required={days.includes('filedOn')} years="past" {...form.field('filedOn')} />
              <SelectField
                label="Channel"
                options={[
                  { value: 'paper', label: 'On paper' },
                  { value: 'online', label: 'Online' },
                ]}
                {...form.field('channel')}
              />
            </Columns>
            <TextField
              label="Tracking number or online confirmation"
              maxLength={100}
              {...form.field('proofOfFiling')}
            />
            <CheckField
              label="Every signature block is signed by hand"
              checked={form.values.signedByHand}
              onChange={(signed) => form.set('signedByHand', signed)}
            />
            <CheckField
              label="The fees are computed and approved"
              checked={form.values.feesApproved}
              onChange={(approved) => form.set('feesApproved', approved)}
            />
          </>
        )}
        {has('receipt') && <ReceiptFields form={form} />}
        {has('rejection') && <DateField label="Rejected on" required years="past" {...form.field('rejectedOn')} />}
        {has('answer') && (
          <>
            <Columns>
              <DateField label="Date of the notice" required years="past" {...form.field('noticeOn')} />
              <DateField
                label="Due date printed on the notice"
                hint="It governs. Leave this empty where none is printed: the rule’s day counts then."
                {...form.field('dueOn')}
              />
            </Columns>
            {isRolledOnPaper(file.typeId) && (
              <SelectField
                label="How will the answer go?"
                hint="On paper, an answer due on a weekend or holiday is in time on the next business day. Online it is not."
                options={[
                  { value: 'paper', label: 'On paper' },
                  { value: 'online', label: 'Online' },
                ]}
                {...form.field('answerChannel')}
              />
            )}
            <Suspense>
              <AnswerDue
                caseId={file.id}
                notice={form.values.notice === 'noid' ? 'noid' : 'rfe'}
                noticeOn={form.values.noticeOn}
                answerChannel={(form.values.answerChannel || undefined) as 'paper' | 'online' | undefined}
              />
            </Suspense>
          </>
        )}
        {has('respondedOn') && (
          <>
            <DateField
              label="Sent on"
              required={days.includes('respondedOn')}
              years="past"
              {...form.field('respondedOn')}
            />
            <NotLoaded of={response} />
            <BeforeAnswer
              missing={missing}
              checked={form.values.sentAllTheSame}
              error={form.errors.sentAllTheSame}
              onChange={(confirmed) => form.set('sentAllTheSame', confirmed)}
            />
          </>
        )}
        {has('decision') && <DecisionFields form={form} file={file} required={days.includes('decidedOn')} />}
        {has('withdrawnOn') && (
          <DateField
            label="Withdrawn on"
            hint="The day the letter was sent. What rested on the petition ends with it."
            required
            years="past"
            {...form.field('decidedOn')}
          />
        )}
        {has('withdrawalLetter') && (
          <CheckField
            label="A signed withdrawal letter was sent"
            checked={form.values.withdrawalLetterSigned}
            onChange={(signed) => form.set('withdrawalLetterSigned', signed)}
          />
        )}
        {has('reason') && (
          <TextAreaField
            label="Reason"
            required={move.needsReason}
            rows={3}
            maxLength={1000}
            {...form.field('reason')}
          />
        )}
        {notice && (
          <FileDrop
            label={`${notice} (PDF)`}
            text={paper ? paper.name : `Choose the ${notice.toLowerCase()} (PDF), or drop it here`}
            hint="It is kept among the documents of the case."
            accept=".pdf"
            onFiles={([file]) => setPaper(file)}
          />
        )}
        <FormActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant={move.kind === 'withdrawal' ? 'danger' : 'primary'} loading={form.submitting}>
            {move.words}
          </Button>
        </FormActions>
      </Form>
    </Dialog>
  )
}
