import { invoicesApi, paymentsApi } from '#money/client/api.ts'
import type { InvoiceRow } from '#money/invoices/records.ts'
import { dollars } from '#money/ledger/money.ts'
import { OPEN_FIRST, usePaysHere } from '#money/plans/client/use-pays-here.ts'
import { useAttempt } from '#platform/client/use-attempt.tsx'
import { useCommand, useOperation } from '#platform/client/use-operation.ts'
import { Button, LinkButton } from '#ui/Button.tsx'

/** What somebody does about an open invoice: confirms the payment where the bank asks, pays, or changes the card. */
export function ToPay({ invoice }: { invoice: InvoiceRow }) {
  const { id, companyId, totalCents, payment } = invoice
  const { mayPay, openFirst } = usePaysHere()
  const pay = useCommand(paymentsApi.pay, { refresh: [invoicesApi.get, invoicesApi.list] })
  const confirm = useCommand(paymentsApi.confirmPayment)
  const { method } = useOperation(paymentsApi.account, { companyId }).items ?? {}
  const { attempt, refusal } = useAttempt()
  if (openFirst) return <span>{OPEN_FIRST}</span>
  if (!mayPay) return null
  const toConfirm = payment === 'needs authentication'
  return (
    <>
      {toConfirm ? (
        <Button
          variant="primary"
          loading={confirm.loading}
          onClick={() => void attempt(async () => window.location.assign((await confirm.run({ id })).url))}
        >
          Confirm payment
        </Button>
      ) : (
        <Button
          variant="primary"
          loading={payment === 'asked' || pay.loading}
          disabled={!method}
          onClick={() => void attempt(() => pay.run({ id }))}
        >
          Pay {dollars(totalCents)}
        </Button>
      )}
      <LinkButton to={`/visacareAddPaymentMethod/${companyId}`}>{method ? 'Change card' : 'Add card'}</LinkButton>
      {method && (
        <span>
          {method.brand} ending in {method.last4} is charged.
        </span>
      )}
      {refusal}
    </>
  )
}
