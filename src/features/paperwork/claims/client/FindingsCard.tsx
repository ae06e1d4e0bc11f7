import { reviewsApi } from '#paperwork/client/api.ts'
import { useAttempt } from '#platform/client/use-attempt.tsx'
import { useDialog } from '#platform/client/use-dialog.ts'
import { useCommand } from '#platform/client/use-operation.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { Form } from '#ui/fields/Form.tsx'
import { Columns, SubmitOrCancel } from '#ui/fields/FormLayout.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { useForm } from '#ui/fields/use-form.ts'
import { MoreMenu } from '#ui/MoreMenu.tsx'
import { Card } from '#ui/page/Card.tsx'
import { Chip } from '#ui/page/Chip.tsx'
import { EmptyState } from '#ui/page/states.tsx'
import { risks } from '../choices.ts'
import type { Finding, FindingInput } from '../review-records.ts'
import styles from './claims.module.css'
import { type ReviewPart, reviewRefresh } from './matter.ts'

const hues = { low: 'gray', medium: 'orange', high: 'red' } as const
const words = { low: 'Low risk', medium: 'Medium risk', high: 'High risk' } as const

/** What the reviewer found, for whoever may read it. */
export function FindingsCard({ of, onChanged }: ReviewPart) {
  const editing = useDialog<Finding | 'new'>()
  const remove = useCommand(reviewsApi.removeFinding, { refresh: reviewRefresh })
  const { attempt, refusal } = useAttempt()
  const add = of.may.review && (
    <Button size="small" onClick={() => editing.open('new')}>
      Add finding
    </Button>
  )
  return (
    <Card title="Findings" count={of.findings.length} flush actions={of.findings.length > 0 && add}>
      {of.findings.length === 0 && (
        <EmptyState
          title={of.may.readFindings ? 'No findings yet' : 'The review is not delivered yet'}
          text={
            of.may.readFindings
              ? 'Enter each clause with its risk and what you advise.'
              : 'You read the findings here once the law firm has delivered them.'
          }
          action={add}
        />
      )}
      <ul className={styles.list}>
        {of.findings.map((finding) => (
          <li key={finding.position}>
            <span className={styles.grow}>
              <strong>
                {finding.clause}
                {finding.page !== null && `, page ${finding.page}`}
              </strong>
              {finding.quote && <span className={styles.small}> “{finding.quote}”</span>}
              <p className={styles.text}>{finding.advice}</p>
              <p className={styles.small}>{[finding.point, finding.byName].filter(Boolean).join(' · ')}</p>
            </span>
            <Chip hue={hues[finding.risk]}>{words[finding.risk]}</Chip>
            {of.may.review && (
              <MoreMenu
                label={`More about ${finding.clause}`}
                actions={[
                  { label: 'Edit', onSelect: () => editing.open(finding) },
                  {
                    label: 'Remove',
                    danger: true,
                    onSelect: () =>
                      void attempt(async () => {
                        await remove.run({ id: of.id, position: finding.position })
                        onChanged()
                      }),
                  },
                ]}
              />
            )}
          </li>
        ))}
      </ul>
      {refusal}
      {editing.subject && (
        <FindingDialog
          key={editing.turn}
          of={of}
          begin={editing.subject === 'new' ? undefined : editing.subject}
          position={editing.subject === 'new' ? undefined : editing.subject.position}
          opened={editing.opened}
          onClose={editing.close}
          onSaved={onChanged}
        />
      )}
    </Card>
  )
}

type FindingDialogProps = {
  of: ReviewPart['of']
  /** What stands in it at first. */
  begin: Partial<FindingInput> | undefined
  position: number | undefined
  opened: boolean
  onClose: () => void
  onSaved: () => void
}

export function FindingDialog({ of, begin, position, opened, onClose, onSaved }: FindingDialogProps) {
  const save = useCommand(reviewsApi.saveFinding, { refresh: reviewRefresh })
  const form = useForm({
    initial: {
      ...{ point: begin?.point ?? '', clause: begin?.clause ?? '', page: begin?.page ? String(begin.page) : '' },
      ...{ quote: begin?.quote ?? '', risk: begin?.risk ?? '', advice: begin?.advice ?? '' },
    },
    check: ({ clause, page, risk, advice }) => ({
      ...(!clause.trim() && { clause: 'Say which clause, like “7.2 Term”.' }),
      ...(page.trim() && !/^\d{1,4}$/.test(page.trim()) && { page: 'Enter the number of the page.' }),
      ...(!risk && { risk: 'Choose the risk.' }),
      ...(!advice.trim() && { advice: 'Say what you advise.' }),
    }),
    submit: async ({ point, clause, page, quote, risk, advice }) => {
      await save.run({
        ...{ id: of.id, position },
        finding: { point, clause, page: Number(page) || null, quote, risk: risk as FindingInput['risk'], advice },
      })
      onClose()
      onSaved()
    },
  })
  return (
    <Dialog opened={opened} onClose={onClose} title={position === undefined ? 'New finding' : 'Finding'} size="lg">
      <Form form={form}>
        <Columns>
          <TextField label="Clause" required maxLength={120} {...form.field('clause')} />
          <TextField label="Page" inputMode="numeric" maxLength={4} {...form.field('page')} />
        </Columns>
        <TextAreaField label="What it says" rows={3} maxLength={2000} {...form.field('quote')} />
        <Columns>
          <SelectField
            label="Risk"
            required
            options={risks.map((value) => ({ value, label: words[value] }))}
            {...form.field('risk')}
          />
          <SelectField
            label="Point of the checklist"
            options={of.points.map((value) => ({ value, label: value }))}
            {...form.field('point')}
          />
        </Columns>
        <TextAreaField label="What you advise" required rows={3} maxLength={2000} {...form.field('advice')} />
        <SubmitOrCancel form={form} onCancel={onClose} submit="Save" />
      </Form>
    </Dialog>
  )
}
