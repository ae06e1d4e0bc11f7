import styles from '#case-file/cases/client/cases.module.css'
import { mailBoxApi } from '#paperwork/client/api.ts'
import { AttemptButton } from '#platform/client/AttemptButton.tsx'
import { showMoment } from '#platform/client/moments.ts'
import { useDialog } from '#platform/client/use-dialog.ts'
import { useCommand } from '#platform/client/use-operation.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { Form } from '#ui/fields/Form.tsx'
import { SubmitOrCancel } from '#ui/fields/FormLayout.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { useForm } from '#ui/fields/use-form.ts'
import { Card } from '#ui/page/Card.tsx'
import { EmptyState } from '#ui/page/states.tsx'
import type { LeftMail } from '../box-contract.ts'

const words = {
  waiting: 'Waiting to be worked on',
  'no case': 'No case',
  'too large': 'Larger than 35 MB, still in the mailbox',
  unreadable: 'Cannot be read',
  'not taken': 'Not taken',
} as const

/** What reached no case: put into one, where it is held to be decided on, or discarded. */
export function LeftMails({ left }: { left: readonly LeftMail[] }) {
  const placing = useDialog<LeftMail>()
  const place = useCommand(mailBoxApi.place, { refresh: [mailBoxApi.get] })
  return (
    <Card title="Reached no case" count={left.length}>
      {left.length === 0 && (
        <EmptyState title="Nothing is left" text="E-mails without the address of a case wait here." />
      )}
      <ul className={styles.list}>
        {left.map((mail) => (
          <li key={mail.id}>
            <span className={styles.grow}>
              {mail.subject || '(no subject)'}
              <span className={styles.under}>
                {[mail.fromAddress, showMoment(mail.receivedAt), words[mail.state], mail.outcome]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
            <span className={styles.buttons}>
              <AttemptButton size="small" work={() => place.run({ id: mail.id })}>
                Discard
              </AttemptButton>
              {mail.state === 'no case' && (
                <Button size="small" onClick={() => placing.open(mail)}>
                  Put into a case
                </Button>
              )}
            </span>
          </li>
        ))}
      </ul>
      {placing.subject && (
        <PlaceDialog key={placing.turn} mail={placing.subject} opened={placing.opened} onClose={placing.close} />
      )}
    </Card>
  )
}

function PlaceDialog({ mail, opened, onClose }: { mail: LeftMail; opened: boolean; onClose: () => void }) {
  const place = useCommand(mailBoxApi.place, { refresh: [mailBoxApi.get] })
  const form = useForm({
    initial: { caseNumber: '' },
    check: ({ caseNumber }) => ({ ...(!caseNumber.trim() && { caseNumber: 'Enter the number of the case.' }) }),
    submit: async ({ caseNumber }) => {
      await place.run({ id: mail.id, caseNumber })
      onClose()
    },
  })
  return (
    <Dialog opened={opened} onClose={onClose} title={mail.subject || '(no subject)'}>
      <Form form={form}>
        <TextField
          label="Case number"
          required
          hint="It is held in the case until somebody there takes it or declines it."
          {...form.field('caseNumber')}
        />
        <SubmitOrCancel form={form} onCancel={onClose} submit="Put into the case" />
      </Form>
    </Dialog>
  )
}
