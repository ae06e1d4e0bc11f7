import { useEffect, useState } from 'react'
import { showDate } from '#formats/dates.ts'
import { Role } from '#formats/roles.ts'
import { useConfirmPassword } from '#identity/sessions/client/confirmed.tsx'
import { useSignedIn } from '#identity/sessions/client/session.ts'
import { invoicesApi } from '#money/invoices/client/api.ts'
import { addedBy } from '#money/ledger/accounts.ts'
import { centsOf, dollars } from '#money/ledger/money.ts'
import styles from '#money/plans/client/money.module.css'
import { hrefOf } from '#platform/client/call.ts'
import { useAttempt } from '#platform/client/use-attempt.tsx'
import { useCommand, useOperation } from '#platform/client/use-operation.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { StatusBadge } from '#ui/page/StatusBadge.tsx'
import { Loading } from '#ui/page/states.tsx'
import { paymentsApi } from './api.ts'
import { stateOf } from './states.ts'

const WAIT_MS = 1_000

/** One invoice: its lines, who pays each, and what can be done with it. */
export function InvoiceDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const reading = useOperation(invoicesApi.get, { id })
  const { AUTHDATA } = useSignedIn()
  const roleId = AUTHDATA.userProfile[0]?.roleFkId.roleId ?? 0
  const refresh = [invoicesApi.get, invoicesApi.list]
  const pay = useCommand(paymentsApi.pay, { refresh })
  const { attempt, refusal } = useAttempt()
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
        {invoice.paidWith && ` · ${invoice.paidWith}`}
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
            <th scope="row" colSpan={3}>
              Total
            </th>
            <td className={styles.number}>{dollars(invoice.totalCents)}</td>
          </tr>
        </tbody>
      </table>
      <div className={styles.form}>
        <a href={hrefOf(invoicesApi.pdf, { id })} target="_blank" rel="noreferrer">
          PDF
        </a>
        {invoice.state === 'open' && (
          <Button
            variant="primary"
            loading={invoice.payment === 'asked' || pay.loading}
            onClick={() => void attempt(() => pay.run({ id }))}
          >
            Pay {dollars(invoice.totalCents)}
          </Button>
        )}
      </div>
      {isProvider && left > 0 && (
        <Refund key={left} id={id} leftCents={left} onAsked={(cents) => setBackInAll(invoice.refundedCents + cents)} />
      )}
      {refusal}
    </Dialog>
  )
}

const kinds = {
  service: 'Service',
  government: 'Government fee',
  discount: 'Discount',
  unused: 'Paid before, not used',
}

type RefundProps = { id: number; leftCents: number; onAsked: (cents: number) => void }

function Refund({ id, leftCents, onAsked }: RefundProps) {
  const [amount, setAmount] = useState((leftCents / 100).toFixed(2))
  const [reason, setReason] = useState('')
  const refund = useCommand(paymentsApi.refund, { refresh: [invoicesApi.get, invoicesApi.list] })
  const { confirmed, dialog } = useConfirmPassword()
  const { attempt, refusal } = useAttempt()
  const cents = centsOf(amount)
  const give = () =>
    attempt(async () => {
      const done = await confirmed(() => refund.run({ id, amountCents: cents ?? 0, reason }))
      if (done) onAsked(done.refundedCents)
    })
  return (
    <section aria-label="Refund" className={styles.form}>
      <TextField
        label="Give back, in dollars"
        inputMode="decimal"
        value={amount}
        onChange={setAmount}
        error={cents === undefined ? 'Enter an amount, like 95.50.' : undefined}
      />
      <TextField label="Reason" value={reason} onChange={setReason} maxLength={300} />
      <Button disabled={!cents || reason.trim() === ''} loading={refund.loading} onClick={() => void give()}>
        Refund
      </Button>
      {dialog}
      {refusal}
    </section>
  )
}
