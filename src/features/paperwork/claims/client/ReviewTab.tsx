import { CaseType } from '#case-types/case-type.ts'
import { showDate } from '#formats/dates.ts'
import { reviewsApi } from '#paperwork/client/api.ts'
import { useAttempt } from '#platform/client/use-attempt.tsx'
import { useDialog } from '#platform/client/use-dialog.ts'
import { useCommand, useOperation } from '#platform/client/use-operation.ts'
import { Button, LinkButton } from '#ui/Button.tsx'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { DateField } from '#ui/fields/DateField.tsx'
import { Form } from '#ui/fields/Form.tsx'
import { Columns, SubmitOrCancel } from '#ui/fields/FormLayout.tsx'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { useForm } from '#ui/fields/use-form.ts'
import { Card } from '#ui/page/Card.tsx'
import { ErrorState, Loading } from '#ui/page/states.tsx'
import { today } from '#ui/today.ts'
import type { ContractReview } from '../review-records.ts'
import styles from './claims.module.css'
import { FindingsCard } from './FindingsCard.tsx'
import { type ReviewPart, reviewRefresh } from './matter.ts'
import { ProposalsCard } from './ProposalsCard.tsx'
import { StageCard } from './StageCard.tsx'

/** A contract review: what is asked, what was found, and when it was delivered. */
export function ReviewTab({ caseId, reload }: { caseId: number; reload: () => void }) {
  const { items: of, error, reload: again } = useOperation(reviewsApi.ofCase, { id: caseId })
  if (error) return <ErrorState message={error.message} onRetry={() => void again()} />
  if (!of) return <Loading lines={8} />
  const onChanged = () => {
    void again()
    reload()
  }
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <FindingsCard of={of} onChanged={onChanged} />
        {of.may.review && <ProposalsCard of={of} onChanged={onChanged} />}
      </div>
      <div className={styles.column}>
        <StageCard
          {...{ caseId, typeId: CaseType.contractReview, stage: of.stage, next: of.next }}
          onMoved={onChanged}
        />
        <AskedCard of={of} onChanged={onChanged} />
        <DeliveryCard of={of} onChanged={onChanged} />
      </div>
    </div>
  )
}

function AskedCard({ of, onChanged }: ReviewPart) {
  const editing = useDialog<true>()
  const { asked } = of
  return (
    <Card
      title="What is asked"
      actions={
        of.may.ask && (
          <Button size="small" onClick={() => editing.open(true)}>
            Edit
          </Button>
        )
      }
    >
      <p className={styles.text}>{asked.questions || 'No questions were written down yet.'}</p>
      <p className={styles.small}>
        {[asked.parties && `Parties: ${asked.parties}`, asked.purpose && `For: ${asked.purpose}`]
          .filter(Boolean)
          .join('. ') || 'Parties and purpose are not entered.'}
      </p>
      <p className={styles.small}>
        <a href={`${window.location.pathname}?tab=documents`}>The contract is among the documents.</a>
      </p>
      {editing.subject && (
        <AskedDialog key={editing.turn} of={of} opened={editing.opened} onClose={editing.close} onSaved={onChanged} />
      )}
    </Card>
  )
}

type DialogProps = { of: ContractReview; opened: boolean; onClose: () => void; onSaved: () => void }

function AskedDialog({ of, opened, onClose, onSaved }: DialogProps) {
  const save = useCommand(reviewsApi.save, { refresh: reviewRefresh })
  const form = useForm({
    initial: { ...of.asked, askedOn: of.asked.askedOn ?? '', workingDays: String(of.asked.workingDays) },
    check: ({ workingDays }) => (/^[1-9]\d?$/.test(workingDays) ? {} : { workingDays: 'Enter a number, like 5.' }),
    submit: async (said) => {
      const asked = { ...said, askedOn: said.askedOn || null, workingDays: Number(said.workingDays) }
      await save.run({ id: of.id, version: of.version, asked })
      onClose()
      onSaved()
    },
  })
  return (
    <Dialog opened={opened} onClose={onClose} title="What is asked">
      <Form form={form}>
        <TextField label="Parties of the contract" maxLength={300} {...form.field('parties')} />
        <TextField
          label="What it is for"
          hint="Like evidence of a placement, or a job offer."
          maxLength={300}
          {...form.field('purpose')}
        />
        <TextAreaField label="Questions" rows={4} maxLength={3000} {...form.field('questions')} />
        <Columns>
          <DateField
            label="Asked for on"
            hint="Empty: the day the case was opened."
            years="past"
            {...form.field('askedOn')}
          />
          <TextField label="Working days agreed" inputMode="numeric" {...form.field('workingDays')} />
        </Columns>
        <SubmitOrCancel form={form} onCancel={onClose} submit="Save" />
      </Form>
    </Dialog>
  )
}

function DeliveryCard({ of, onChanged }: ReviewPart) {
  const delivering = useDialog<true>()
  const approve = useCommand(reviewsApi.approve, { refresh: reviewRefresh })
  const { attempt, refusal } = useAttempt()
  return (
    <Card
      title="Memo"
      actions={
        of.may.review && (
          <span className={styles.actions}>
            <LinkButton size="small" to={`${window.location.pathname}?tab=letters`}>
              {of.memo?.state === 'missing' ? 'Write the memo' : 'Open the memo'}
            </LinkButton>
            {of.may.approve && (
              <Button
                size="small"
                loading={approve.loading}
                onClick={() => void attempt(() => approve.run({ id: of.id }).then(onChanged))}
              >
                Approve the memo
              </Button>
            )}
            {of.memo?.state === 'approved' && (
              <Button size="small" onClick={() => delivering.open(true)}>
                Record delivery
              </Button>
            )}
          </span>
        )
      }
    >
      <p className={styles.text}>
        {of.deliveredOn
          ? `Delivered to ${of.deliveredTo} on ${showDate(of.deliveredOn)}.`
          : `Due ${showDate(of.dueOn)}, ${of.asked.workingDays} working days after it was asked for.`}
      </p>
      {of.memo && of.may.review && <p className={styles.small}>{standingOf(of.memo)}</p>}
      {refusal}
      {delivering.subject && (
        <DeliveryDialog
          key={delivering.turn}
          of={of}
          opened={delivering.opened}
          onClose={delivering.close}
          onSaved={onChanged}
        />
      )}
    </Card>
  )
}

const standingOf = ({ state, approvedBy }: NonNullable<ContractReview['memo']>): string =>
  ({
    missing: 'No memo is written yet. The attorney approves it before it goes out.',
    written: 'The attorney approves the memo as it stands before it goes out.',
    approved: `${approvedBy} approved the memo.`,
  })[state]

function DeliveryDialog({ of, opened, onClose, onSaved }: DialogProps) {
  const deliver = useCommand(reviewsApi.deliver, { refresh: reviewRefresh })
  const form = useForm({
    initial: { on: today(), to: '' },
    check: ({ on, to }) => ({
      ...(!on && { on: 'Enter the day it was delivered.' }),
      ...(!to.trim() && { to: 'Say to whom it went.' }),
    }),
    submit: async ({ on, to }) => {
      await deliver.run({ id: of.id, on, to })
      onClose()
      onSaved()
    },
  })
  return (
    <Dialog opened={opened} onClose={onClose} title="Record delivery">
      <Form form={form}>
        <p className={styles.small}>From then on the client reads the findings here.</p>
        <Columns>
          <DateField label="Delivered on" required years="past" {...form.field('on')} />
          <TextField label="To" required maxLength={300} {...form.field('to')} />
        </Columns>
        <SubmitOrCancel form={form} onCancel={onClose} submit="Record" />
      </Form>
    </Dialog>
  )
}
