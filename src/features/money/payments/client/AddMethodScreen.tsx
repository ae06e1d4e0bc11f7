import { useState } from 'react'
import { useConfirmPassword } from '#identity/sessions/client/confirmed.tsx'
import { Note } from '#identity/sessions/client/Note.tsx'
import { paymentsApi } from '#money/client/api.ts'
import { dollars } from '#money/ledger/money.ts'
import styles from '#money/plans/client/money.module.css'
import { useBilled } from '#money/plans/client/use-billed.tsx'
import type { ScreenProps } from '#platform/client/screen.ts'
import { useAttempt } from '#platform/client/use-attempt.tsx'
import { useCommand, useOperation } from '#platform/client/use-operation.ts'
import { Button, LinkButton } from '#ui/Button.tsx'
import { Form } from '#ui/fields/Form.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { useForm } from '#ui/fields/use-form.ts'
import { useNavigateTo } from '#ui/navigation.tsx'
import { Card, Stack } from '#ui/page/Card.tsx'
import { ErrorState, Loading } from '#ui/page/states.tsx'
import { testCardOf, testCards } from '../test-cards.ts'
import { SandboxNote } from './SandboxNote.tsx'

/** /visacareAddPaymentMethod: to the page of the provider; with the sandbox this is that page. */
export default function AddMethodScreen({ params }: ScreenProps) {
  const asked = new URLSearchParams(window.location.search)
  const [sandbox, toConfirm] = [asked.get('sandbox'), asked.get('confirm')]
  if (toConfirm) return <ConfirmPage reference={toConfirm} />
  return (
    <div className={styles.narrow}>
      {sandbox ? <SandboxPage reference={sandbox} /> : <Begin id={params.companyAutoId} />}
    </div>
  )
}

function Begin({ id }: { id: string | undefined }) {
  const { companyId, choice, instead } = useBilled(id)
  const begin = useCommand(paymentsApi.begin)
  const { confirmed, dialog } = useConfirmPassword()
  const { attempt, refusal } = useAttempt()
  if (companyId === undefined) return instead
  const go = () =>
    attempt(async () => {
      const begun = await confirmed(() => begin.run({ companyId }))
      if (begun) window.location.assign(begun.url)
    })
  return (
    <Stack>
      <SandboxNote />
      <h1>Add Payment Method</h1>
      <p>The card is typed on a page of the payment provider. Its number never reaches VisaCare.</p>
      {choice}
      <div className={styles.row}>
        <LinkButton to={`/visaCareStripePaymentMethod/${companyId}`}>Back</LinkButton>
        <Button variant="primary" loading={begin.loading} onClick={() => void go()}>
          Go on to the secure page
        </Button>
      </div>
      {dialog}
      {refusal}
    </Stack>
  )
}

function SandboxPage({ reference }: { reference: string }) {
  const navigate = useNavigateTo()
  const use = useCommand(paymentsApi.sandboxCard)
  const [token, setToken] = useState<string>()
  const done = () => navigate(`/stripePaymentCheckout?reference=${encodeURIComponent(reference)}`)
  const form = useForm({
    initial: { number: '' },
    check: ({ number }) => ({
      number: testCardOf(number) ? '' : 'Only the test cards below work here. Never type a real card number.',
    }),
    submit: async ({ number }) => {
      const card = testCardOf(number)
      if (!card) return
      const { state } = await use.run({ reference, token: card.token, confirmed: false })
      if (state === 'authenticate') setToken(card.token)
      else if (state === 'failed') throw { message: 'Your card was declined.', fields: {} }
      else done()
    },
  })
  const confirm = async () => {
    if (!token) return
    await use.run({ reference, token, confirmed: true })
    done()
  }
  return (
    <Stack>
      <Note kind="info">Sandbox: no real card, no real money. This page stands in for the payment provider.</Note>
      <h1>Add Payment Method</h1>
      {token ? (
        <Card title="Your bank wants to be sure">
          <ConfirmHere loading={use.loading} onConfirm={() => void confirm()} />
        </Card>
      ) : (
        <Card>
          <Form form={form}>
            <TextField label="Card number" inputMode="numeric" autoComplete="off" required {...form.field('number')} />
            <Button type="submit" variant="primary" loading={form.submitting}>
              Save card
            </Button>
          </Form>
        </Card>
      )}
      <Card title="Test cards" flush>
        <ul className={styles.list}>
          {testCards.map(({ number, words }) => (
            <li key={number} className={styles.row}>
              <Button variant="link" onClick={() => form.set('number', number)}>
                {number}
              </Button>
              <span className={styles.quiet}>{words}</span>
            </li>
          ))}
        </ul>
      </Card>
    </Stack>
  )
}

/** The page of the sandbox on which a card holder confirms a payment, as the bank's own page would ask. */
function ConfirmPage({ reference }: { reference: string }) {
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

const ConfirmHere = ({ loading, onConfirm }: { loading: boolean; onConfirm: () => void }) => (
  <>
    <p>In the sandbox one press is enough to confirm that it is you.</p>
    <Button variant="primary" loading={loading} onClick={onConfirm}>
      Confirm
    </Button>
  </>
)
