import { useConfirmedCommand } from '#identity/sessions/client/confirmed.tsx'
import { useCommand } from '#platform/client/use-operation.ts'
import { retentionApi } from '#preparation/client/api.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { Form } from '#ui/fields/Form.tsx'
import { FormActions } from '#ui/fields/FormLayout.tsx'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import { useForm } from '#ui/fields/use-form.ts'

export const refreshHolds = [retentionApi.holds, retentionApi.due]

type Asked = { opened: boolean; onClose: () => void }

export function PlaceHoldDialog({ opened, of, onClose }: Asked & { of: { caseId?: number; companyId?: number } }) {
  const place = useCommand(retentionApi.place, { refresh: refreshHolds })
  return (
    <ReasonForm
      {...{ opened, onClose }}
      title="Place a legal hold"
      text="While it holds, nothing here can be removed or destroyed, by anybody."
      label="Why is it held?"
      action="Place the hold"
      work={(reason) => place.run({ ...of, reason })}
    />
  )
}

export function EndHoldDialog({ opened, id, onClose }: Asked & { id: number }) {
  const end = useConfirmedCommand(retentionApi.end, { refresh: refreshHolds })
  return (
    <>
      <ReasonForm
        {...{ opened, onClose }}
        title="End the legal hold"
        text="Documents can be removed again, and destroyed when their time is over. The hold stays on record."
        label="Why does it end?"
        action="End the hold"
        work={(reason) => end.run({ id, reason })}
      />
      {end.dialog}
    </>
  )
}

type ReasonFormProps = Asked & {
  title: string
  text: string
  label: string
  action: string
  /** Nothing comes back when the password was not given: then it stays open. */
  work: (reason: string) => Promise<unknown>
}

export function ReasonForm({ opened, onClose, title, text, label, action, work }: ReasonFormProps) {
  const form = useForm({
    initial: { reason: '' },
    check: ({ reason }) => ({ ...(reason.trim().length < 3 && { reason: 'Field is required' }) }),
    submit: async ({ reason }) => {
      if ((await work(reason)) !== undefined) onClose()
    },
  })
  return (
    <Dialog opened={opened} onClose={onClose} title={title}>
      <p>{text}</p>
      <Form form={form}>
        <TextAreaField label={label} required maxLength={1000} rows={3} {...form.field('reason')} />
        <FormActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" loading={form.submitting}>
            {action}
          </Button>
        </FormActions>
      </Form>
    </Dialog>
  )
}
