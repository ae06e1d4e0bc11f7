import { useEffect, useState } from 'react'
import { showDate } from '#formats/dates.ts'
import { Role } from '#formats/roles.ts'
import { useConfirmPassword } from '#identity/sessions/client/confirmed.tsx'
import { useSignedIn } from '#identity/sessions/client/session.ts'
import { invoicesApi, paymentsApi } from '#money/client/api.ts'
import { paidParts } from '#money/invoices/invoice-words.ts'
import type { InvoiceRow } from '#money/invoices/records.ts'
import { addedBy } from '#money/ledger/accounts.ts'
import { centsOf, dollars } from '#money/ledger/money.ts'
import styles from '#money/plans/client/money.module.css'
import { OPEN_FIRST, usePaysHere } from '#money/plans/client/use-billed.tsx'
import { hrefOf } from '#platform/client/call.ts'
import { useAttempt } from '#platform/client/use-attempt.tsx'
import { useCommand, useOperation } from '#platform/client/use-operation.ts'
import { Button, LinkButton } from '#ui/Button.tsx'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { Form } from '#ui/fields/Form.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { useForm } from '#ui/fields/use-form.ts'
import { StatusBadge } from '#ui/page/StatusBadge.tsx'
import { Loading } from '#ui/page/states.tsx'
import { stateOf } from './states.ts'

const WAIT_MS = 1_000

/** One invoice: its lines, who pays each, and what can be done with it. */
export function InvoiceDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const reading = useOperation(invoicesApi.get, { id })
  const { AUTHDATA } = useSignedIn()
  const roleId = AUTHDATA.userProfile[0]?.roleFkId.roleId ?? 0
  const invoice = reading.items
  const [backInAll, setBackInAll] = useState(0)
  const waits = invoice?.payment === 'asked' || (invoice?.refundedCents ?? 0) < backInAll
  useEffect(() => {
    if (!waits) return
    const timer = setInterval(() => void reading.reload(), WAIT_MS)
    return () => clearInterval(timer)
  }, [waits, reading.reload])
  if (!invoice) {
    return (
      <Dialog opened onClose={onClose} title="Invoice">
        {reading.error ? <p role="alert">{reading.error.message}</p> : <Loading lines={3} />}
      </Dialog>
    )
  }
  const { words, hue } = stateOf(invoice)
  const left = invoice.state === 'paid' ? invoice.totalCents - invoice.refundedCents : 0
  const isProvider = roleId === Role.provider || roleId === Role.providerAssistant
  return (
    <Dialog opened onClose={onClose} title={`Invoice ${invoice.number}`} size="lg">
      <p>
        <StatusBadge hue={hue}>{words}</StatusBadge> {invoice.companyName}, {showDate(invoice.issuedOn)}
      </p>
      {invoice.failure && invoice.state === 'open' && <p role="alert">{invoice.failure}</p>}
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">For</th>
            <th scope="col" className={styles.wide}>
              Kind
            </th>
            <th scope="col" className={styles.wide}>
              Paid by
            </th>
            <th scope="col" className={styles.number}>
              Amount
            </th>
          </tr>
        </thead>
        <tbody>
          {invoice.lines.map((line) => (
            <tr key={line.words + line.kind}>
              <th scope="row">
                {line.words}
                <span className={`${styles.slim} ${styles.quiet}`}>
                  {kinds[line.kind]}, paid by the {line.payer}
                </span>
              </th>
              <td className={styles.wide}>{kinds[line.kind]}</td>
              <td className={styles.wide}>{line.payer === 'employer' ? 'Employer' : 'Individual'}</td>
              <td className={styles.number}>{dollars(addedBy(line))}</td>
            </tr>
          ))}
          <tr>
            <th scope="row">Total</th>
            <td className={styles.wide} />
            <td className={styles.wide} />
            <td className={styles.number}>{dollars(invoice.totalCents)}</td>
          </tr>
          {paidParts(invoice).map(({ words, cents }) => (
            <tr key={words}>
              <th scope="row">{words}</th>
              <td className={styles.wide} />
              <td className={styles.wide} />
              <td className={styles.number}>{dollars(cents)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {invoice.refunds.length > 0 && (
        <ul aria-label="Refunds">
          {invoice.refunds.map((each) => (
            <li key={each.id}>
              {dollars(each.amountCents)} {refundStates[each.state]}, {showDate(each.askedOn)}: {each.reason}
            </li>
          ))}
        </ul>
      )}
      <div className={styles.form}>
        <a href={hrefOf(invoicesApi.pdf, { id })} target="_blank" rel="noreferrer">
          PDF
        </a>
        {invoice.state === 'open' && <ToPay invoice={invoice} />}
      </div>
      {isProvider && left > 0 && (
        <Refund key={left} id={id} leftCents={left} onAsked={(cents) => setBackInAll(invoice.refundedCents + cents)} />
      )}
    </Dialog>
  )
}

const kinds = {
  service: 'Service',
  government: 'Government fee',
  discount: 'Discount',
  unused: 'Paid before, not used',
}

const refundStates = { asked: 'is on its way back', done: 'given back', failed: 'could not be given back' }

type RefundProps = { id: number; leftCents: number; onAsked: (cents: number) => void }

function Refund({ id, leftCents, onAsked }: RefundProps) {
  const refund = useCommand(paymentsApi.refund, { refresh: [invoicesApi.get, invoicesApi.list] })
  const { confirmed, dialog } = useConfirmPassword()
  const form = useForm({
    initial: { amount: (leftCents / 100).toFixed(2), reason: '' },
    check: ({ amount, reason }) => ({
      amount: centsOf(amount) ? '' : 'Enter an amount above 0, like 95.50.',
      reason: reason.trim() ? '' : 'Say why.',
    }),
    submit: async ({ amount, reason }) => {
      const done = await confirmed(() => refund.run({ id, amountCents: centsOf(amount) ?? 0, reason }))
      if (done) onAsked(done.refundedCents)
    },
  })
  return (
    <section aria-label="Refund">
      <Form form={form} className={styles.form}>
        <TextField
          label="Give back, in dollars"
          hint={`${dollars(leftCents)} is left.`}
          required
          inputMode="decimal"
          {...form.field('amount')}
        />
        <TextField label="Reason" hint="The company reads it." required {...form.field('reason')} maxLength={300} />
        <Button type="submit" loading={form.submitting}>
          Refund
        </Button>
      </Form>
      {dialog}
    </section>
  )
}

/** What somebody does about an open invoice: confirms the payment where the bank asks, pays, or changes the card. */
function ToPay({ invoice }: { invoice: InvoiceRow }) {
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
