import { sessionsApi } from '#identity/client/api.ts'
import { useConfirmPassword } from '#identity/sessions/client/confirmed.tsx'
import { enterSession, useSignedIn } from '#identity/sessions/client/session.ts'
import { paymentsApi } from '#money/client/api.ts'
import styles from '#money/plans/client/money.module.css'
import { call } from '#platform/client/call.ts'
import type { RefOutput } from '#platform/client/operations.ts'
import { useAttempt } from '#platform/client/use-attempt.tsx'
import { useDialog } from '#platform/client/use-dialog.ts'
import { useCommand } from '#platform/client/use-operation.ts'
import { Button, LinkButton } from '#ui/Button.tsx'
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx'
import { Card } from '#ui/page/Card.tsx'
import { StatusBadge } from '#ui/page/StatusBadge.tsx'

type AccountShown = RefOutput<typeof paymentsApi.account>

/** The payment method of a company. */
export function MethodCard({ account }: { account: AccountShown }) {
  const { companyId, method, sandbox } = account
  const mayPay = useSignedIn().rights?.includes('billing:pay') ?? false
  const remove = useCommand(paymentsApi.remove, { refresh: [paymentsApi.account] })
  const portal = useCommand(paymentsApi.portal)
  const removing = useDialog<true>()
  const { confirmed, dialog } = useConfirmPassword()
  const { attempt, refusal } = useAttempt()
  const take = () =>
    attempt(async () => {
      const done = await confirmed(() => remove.run({ companyId }))
      if (done) enterSession(await call(sessionsApi.me, {}))
    })
  const openPortal = () =>
    attempt(async () => {
      const opened = await confirmed(() => portal.run({ companyId }))
      if (opened) window.location.assign(opened.url)
    })
  return (
    <Card
      title="Payment method"
      actions={
        mayPay && (
          <LinkButton to={`/visacareAddPaymentMethod/${companyId}`} variant={method ? 'link' : 'primary'} size="small">
            {method ? 'Change' : 'Add Payment Method'}
          </LinkButton>
        )
      }
    >
      {method ? (
        <div className={styles.row}>
          <span>
            <span className={styles.strong}>
              {method.brand} ending in {method.last4}
            </span>
            <br />
            {method.expires && <span className={styles.quiet}>Expires {method.expires}</span>}
          </span>
          <StatusBadge hue="gray">Used for all</StatusBadge>
        </div>
      ) : (
        <p>There is none yet. New employees and cases wait for one.</p>
      )}
      <p className={styles.quiet}>
        Card numbers never reach VisaCare; {sandbox ? 'the sandbox' : 'Stripe'} keeps them. Before a change we ask for
        your password, unless you entered it within the last five minutes.
      </p>
      {method && mayPay && (
        <div className={styles.row}>
          <Button variant="link" onClick={() => removing.open(true)}>
            Remove
          </Button>
          {!sandbox && (
            <Button variant="link" loading={portal.loading} onClick={() => void openPortal()}>
              Open at Stripe
            </Button>
          )}
        </div>
      )}
      <ConfirmDialog
        opened={removing.opened}
        onClose={removing.close}
        title="Remove the payment method?"
        confirmLabel="Remove"
        dangerous
        onConfirm={async () => {
          await take()
        }}
      >
        <p>No new employee or case can be created until there is another one.</p>
      </ConfirmDialog>
      {dialog}
      {refusal}
    </Card>
  )
}
