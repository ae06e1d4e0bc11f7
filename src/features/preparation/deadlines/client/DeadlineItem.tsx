import { useState } from 'react'
import { showDate } from '#formats/dates.ts'
import { AttemptButton } from '#platform/client/AttemptButton.tsx'
import { useCommand } from '#platform/client/use-operation.ts'
import { deadlinesApi } from '#preparation/client/api.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { DateField } from '#ui/fields/DateField.tsx'
import { Form } from '#ui/fields/Form.tsx'
import { SubmitOrCancel } from '#ui/fields/FormLayout.tsx'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import { useForm } from '#ui/fields/use-form.ts'
import { Due } from '#ui/items/Due.tsx'
import { useSay } from '#ui/say.ts'
import { besideWords, isLegal } from '../beside.ts'
import type { CaseDeadline } from '../records.ts'
import { said } from '../said.ts'
import styles from './deadlines.module.css'
import { dayRows, governs, sourceOf } from './words.ts'

type DeadlineItemProps = {
  caseId: number
  item: CaseDeadline
  /** Rule, citation and what is to be confirmed are for those who prepare the case. */
  mayEdit: boolean
  onDone?: (done: boolean) => Promise<unknown>
}

/** One date: our day and the legal one as rows of their own, what they are counted from, and why. */
export function DeadlineItem({ caseId, item, mayEdit, onDone }: DeadlineItemProps) {
  const [setting, setSetting] = useState(false)
  const name = `${item.title} ${showDate(item.dueOn)}`
  const isOpen = item.doneAt === null
  const say = useSay()
  return (
    <li className={styles.date}>
      <div className={styles.what}>
        <strong>{say(said(item.title))}</strong>
        {!isOpen && (
          <span className={styles.source}>
            {say('Done')}
            {item.doneByName && `, ${item.doneByName}`}
          </span>
        )}
        <span className={styles.source}>{say(sourceOf(item, mayEdit))}</span>
        {item.warning && <span role="status">{item.warning}</span>}
        <details>
          <summary className={styles.source}>{say('Why this date?')}</summary>
          <p lang="en">{item.explanation}</p>
          {governs(item) && <p>{governs(item)}</p>}
          {besideWords(item) && <p>{besideWords(item)}</p>}
          {mayEdit && <p className={styles.source}>{item.citation}</p>}
          {mayEdit && item.toConfirm.length > 0 && <p>To be confirmed: {item.toConfirm.join(', ')}.</p>}
        </details>
      </div>
      <dl className={styles.days}>
        {dayRows(item).map(({ label, on, says }) => (
          <div key={label}>
            <dt>{say(label)}</dt>
            <dd>
              <Due on={on} tone={isOpen && (item.kind === 'due' || item.kind === 'expires') ? undefined : 'gray'} />
              {says && <span className={styles.source}>{say(says)}</span>}
            </dd>
          </div>
        ))}
      </dl>
      {mayEdit && item.id !== null && onDone && (
        <span className={styles.buttons}>
          <Button
            size="small"
            variant="subtle"
            aria-label={`${isLegal(item) ? 'Set our date' : 'Set another day'}: ${name}`}
            onClick={() => setSetting(true)}
          >
            {isLegal(item) ? 'Set our date' : 'Set another day'}
          </Button>
          <AttemptButton
            size="small"
            variant="subtle"
            aria-label={`${isOpen ? 'Done' : 'Open again'}: ${name}`}
            work={() => onDone(isOpen)}
          >
            {isOpen ? 'Done' : 'Open again'}
          </AttemptButton>
        </span>
      )}
      {setting && item.id !== null && (
        <OverrideDialog caseId={caseId} id={item.id} item={item} onClose={() => setSetting(false)} />
      )}
    </li>
  )
}

type OverrideDialogProps = { caseId: number; id: number; item: CaseDeadline; onClose: () => void }

const hintOf = (item: CaseDeadline) =>
  isLegal(item)
    ? `Not past ${showDate(item.dueOn)}, which stays the deadline. Empty: none.`
    : 'Empty: the rule’s own day.'

/** Somebody responsible sets an own day beside the legal one, which stays the deadline. */
function OverrideDialog({ caseId, id, item, onClose }: OverrideDialogProps) {
  const save = useCommand(deadlinesApi.override, { refresh: [deadlinesApi.ofCase] })
  const form = useForm({
    initial: { on: item.overrideOn ?? '', reason: item.overrideReason },
    check: ({ on, reason }) => (on !== '' && reason.trim() === '' ? { reason: 'Field is required' } : {}),
    submit: async ({ on, reason }) => {
      await save.run({ caseId, id, on: on || null, reason })
      onClose()
    },
  })
  return (
    <Dialog opened onClose={onClose} title={item.title}>
      <Form form={form}>
        <DateField
          label={isLegal(item) ? 'Internal date' : 'Day that governs'}
          hint={hintOf(item)}
          {...form.field('on')}
        />
        <TextAreaField label="Reason" rows={3} maxLength={1000} {...form.field('reason')} />
        <SubmitOrCancel form={form} onCancel={onClose} submit="Save" />
      </Form>
    </Dialog>
  )
}
