import type { CaseDetails } from '#case-file/case-details/records.ts'
import { caseScreenApi, dashboardsApi } from '#desk/client/api.ts'
import { useCommand } from '#platform/client/use-operation.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { Form } from '#ui/fields/Form.tsx'
import { FormActions } from '#ui/fields/FormLayout.tsx'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import { useForm } from '#ui/fields/use-form.ts'
import { useSay } from '#ui/say.ts'
import { useToast } from '#ui/toasts.tsx'

type AskToWithdrawProps = { file: CaseDetails; onClose: () => void; onDone: () => void }

/** The employer asked for it, so the employer or the attorney withdraws it; the employee says that they should. */
export function AskToWithdraw({ file, onClose, onDone }: AskToWithdrawProps) {
  const ask = useCommand(caseScreenApi.askToWithdraw, { refresh: [dashboardsApi.dashboard] })
  const toast = useToast()
  const say = useSay()
  const alone = file.mode === 'DIY'
  const form = useForm({
    initial: { reason: '' },
    check: ({ reason }) => ({ ...(reason.trim() === '' && { reason: say('Tell them why you want to withdraw.') }) }),
    submit: async ({ reason }) => {
      await ask.run({ id: file.id, reason })
      toast(
        say(
          alone
            ? 'Sent. The owner of the case will get back to you.'
            : 'Sent. Your law firm and your HR team will get back to you.',
        ),
        { kind: 'success' },
      )
      onClose()
      onDone()
    },
  })
  return (
    <Dialog opened onClose={onClose} title={say('Ask to withdraw this case')}>
      <Form form={form}>
        <p>
          {alone
            ? say('Only the owner of the case can withdraw it.')
            : say('Only {company} or your attorney can withdraw it.', {
                company: file.companyName || say('your employer'),
              })}{' '}
          {say('They read what you write here. Nothing is withdrawn until they do it.')}
        </p>
        <TextAreaField
          label={say('Why do you want to withdraw?')}
          required
          rows={3}
          maxLength={1000}
          {...form.field('reason')}
        />
        <FormActions>
          <Button onClick={onClose}>{say('Cancel')}</Button>
          <Button type="submit" variant="primary" loading={form.submitting}>
            {say('Send')}
          </Button>
        </FormActions>
      </Form>
    </Dialog>
  )
}
