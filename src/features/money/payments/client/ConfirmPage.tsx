import { Note } from '#identity/sessions/client/Note.tsx'
import styles from '#money/plans/client/money.module.css'
import { useAttempt } from '#platform/client/use-attempt.tsx'
import { useCommand } from '#platform/client/use-operation.ts'
import { Button, LinkButton } from '#ui/Button.tsx'
import { useNavigateTo } from '#ui/navigation.tsx'
import { Card, Stack } from '#ui/page/Card.tsx'
import { paymentsApi } from './api.ts'

/** The page of the sandbox on which a card holder confirms a payment, as the bank's own page would ask. */
export function ConfirmPage({ reference }: { reference: string }) {
  const navigate = useNavigateTo()
  const confirm = useCommand(paymentsApi.sandboxConfirm)
  const { attempt, refusal } = useAttempt()
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
        <Card title="Your bank wants to be sure">
          <ConfirmHere loading={confirm.loading} onConfirm={() => void go()} />
        </Card>
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
