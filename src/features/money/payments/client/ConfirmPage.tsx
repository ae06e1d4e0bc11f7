import { Note } from '#identity/sessions/client/Note.tsx'
import { paymentsApi } from '#money/client/api.ts'
import { dollars } from '#money/ledger/money.ts'
import styles from '#money/plans/client/money.module.css'
import { useAttempt } from '#platform/client/use-attempt.tsx'
import { useCommand, useOperation } from '#platform/client/use-operation.ts'
import { Button, LinkButton } from '#ui/Button.tsx'
import { useNavigateTo } from '#ui/navigation.tsx'
import { Card, Stack } from '#ui/page/Card.tsx'
import { ErrorState, Loading } from '#ui/page/states.tsx'

/** The page of the sandbox on which a card holder confirms a payment, as the bank's own page would ask. */
export function ConfirmPage({ reference }: { reference: string }) {
  const navigate = useNavigateTo()
  const confirm = useCommand(paymentsApi.sandboxConfirm)
  const { attempt, refusal } = useAttempt()
  const { items: payment, error, reload } = useOperation(paymentsApi.sandboxConfirmation, { reference })
  const go = () =>
    attempt(async () => {
      const { companyId } = await confirm.run({ reference })
      navigate(`/visaCareStripePaymentMethod/${companyId}`)
    })
  return (
    <div className={styles.narrow}>
      <Stack>
        <Note kind="info">Sandbox: no real card, no real money. This page stands in for the payment provider.</Note>
        <h1>Confirm payment</h1>
        {error && <ErrorState message={error.message} onRetry={() => void reload()} />}
        {!payment && !error && <Loading lines={3} />}
        {payment?.state === 'open' && (
          <Card title={`Your bank wants to be sure about ${dollars(payment.cents)}`}>
            <p>
              Invoice {payment.invoiceNumber} of {payment.companyName}: {payment.title}.
            </p>
            <ConfirmHere loading={confirm.loading} onConfirm={() => void go()} />
          </Card>
        )}
        {payment && payment.state !== 'open' && (
          <Note kind={payment.state === 'done' ? 'success' : 'warning'}>
            {payment.state === 'done'
              ? `The payment of ${dollars(payment.cents)} for invoice ${payment.invoiceNumber} is confirmed.`
              : `The payment of invoice ${payment.invoiceNumber} was asked for anew since. Nothing is to be confirmed here any more.`}
          </Note>
        )}
        <LinkButton to="/visaCareStripePaymentMethod">Back</LinkButton>
        {refusal}
      </Stack>
    </div>
  )
}

export const ConfirmHere = ({ loading, onConfirm }: { loading: boolean; onConfirm: () => void }) => (
  <>
    <p>In the sandbox one press is enough to confirm that it is you.</p>
    <Button variant="primary" loading={loading} onClick={onConfirm}>
      Confirm
    </Button>
  </>
)
