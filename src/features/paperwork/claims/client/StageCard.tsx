import { movesApi } from '#case-file/client/api.ts'
import { caseTypeById } from '#case-types/all.ts'
import { Status } from '#case-types/status/statuses.ts'
import { useDialog } from '#platform/client/use-dialog.ts'
import { useCommand } from '#platform/client/use-operation.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { Form } from '#ui/fields/Form.tsx'
import { FormActions } from '#ui/fields/FormLayout.tsx'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import { useForm } from '#ui/fields/use-form.ts'
import { Card } from '#ui/page/Card.tsx'
import styles from './claims.module.css'

type Next = { id: string; name: string; needsReason: boolean }
type StageCardProps = { caseId: number; typeId: number; stage: string; next: readonly Next[]; onMoved: () => void }

/** Where the matter stands among its own stages, and where it can go from there. */
export function StageCard({ caseId, typeId, stage, next, onMoved }: StageCardProps) {
  const moving = useDialog<Next>()
  const { stages = [] } = caseTypeById(typeId) ?? {}
  const here = stages.find(({ id }) => id === stage)
  return (
    <Card title="Stage">
      <p className={styles.text}>
        <strong>{here?.name ?? stage}</strong>
      </p>
      {next.length > 0 && (
        <div className={styles.actions}>
          {next.map((each) => (
            <Button key={each.id} size="small" onClick={() => moving.open(each)}>
              {each.name}
            </Button>
          ))}
        </div>
      )}
      {moving.subject && (
        <StageDialog
          key={moving.turn}
          caseId={caseId}
          to={moving.subject}
          asksForDocuments={
            here?.status === Status.submitted &&
            stages.find(({ id }) => id === moving.subject?.id)?.status === Status.generated
          }
          opened={moving.opened}
          onClose={moving.close}
          onMoved={onMoved}
        />
      )}
    </Card>
  )
}

type StageDialogProps = {
  caseId: number
  to: Next
  asksForDocuments: boolean
  opened: boolean
  onClose: () => void
  onMoved: () => void
}

function StageDialog({ caseId, to, asksForDocuments, opened, onClose, onMoved }: StageDialogProps) {
  const move = useCommand(movesApi.move)
  const form = useForm({
    initial: { reason: '', documentsWaived: '' },
    check: ({ reason }) => (to.needsReason && !reason.trim() ? { reason: 'Say why.' } : {}),
    submit: async ({ reason, documentsWaived }) => {
      await move.run({
        id: caseId,
        stage: to.id,
        ...(reason && { reason }),
        ...(documentsWaived && { documentsWaived }),
      })
      onClose()
      onMoved()
    },
  })
  return (
    <Dialog opened={opened} onClose={onClose} title={to.name}>
      <Form form={form}>
        {asksForDocuments && (
          <TextAreaField
            label="If documents are missing: why go on without them"
            rows={2}
            maxLength={1000}
            {...form.field('documentsWaived')}
          />
        )}
        <TextAreaField
          label={to.needsReason ? 'Reason' : 'Remark'}
          required={to.needsReason}
          rows={2}
          maxLength={1000}
          {...form.field('reason')}
        />
        <FormActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" loading={form.submitting}>
            Move to “{to.name}”
          </Button>
        </FormActions>
      </Form>
    </Dialog>
  )
}
