import { useEffect } from 'react'
import { invoicesApi, ordersApi, type paymentsApi } from '#money/client/api.ts'
import { dollars } from '#money/ledger/money.ts'
import type { Orderable, OrderRow } from '#money/orders/contract.ts'
import { InvoiceDialog } from '#money/payments/client/InvoiceDialog.tsx'
import { stateOf } from '#money/payments/client/states.ts'
import styles from '#money/plans/client/money.module.css'
import { OPEN_FIRST, usePaysHere } from '#money/plans/client/use-billed.tsx'
import { NotLoaded } from '#platform/client/NotLoaded.tsx'
import type { RefOutput } from '#platform/client/operations.ts'
import { useAttempt } from '#platform/client/use-attempt.tsx'
import { useDialog } from '#platform/client/use-dialog.ts'
import { useCommand, useOperation } from '#platform/client/use-operation.ts'
import { Button } from '#ui/Button.tsx'
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx'
import { Card } from '#ui/page/Card.tsx'
import { StatusBadge } from '#ui/page/StatusBadge.tsx'

const WAIT_MS = 1_000

/** Do-it-yourself cases: what each costs before it is ordered, and what became of the orders. */
export function OrdersCard({ companyId, method }: { companyId: number; method: MethodShown }) {
  const reading = useOperation(ordersApi.ofCompany, { companyId })
  const place = useCommand(ordersApi.place, { refresh: [ordersApi.ofCompany, invoicesApi.list] })
  const ordering = useDialog<Orderable>()
  const paying = useDialog<number>()
  const { mayPay, openFirst } = usePaysHere()
  const { attempt, refusal } = useAttempt()
  const { items = [], toOrder = [] } = reading.items ?? {}
  const waits = items.some(({ payment }) => payment === 'asked')
  const list = useOperation(invoicesApi.list, { companyId, limit: 5 })
  useEffect(() => {
    if (!waits) return
    const timer = setInterval(() => {
      void reading.reload()
      void list.reload()
    }, WAIT_MS)
    return () => clearInterval(timer)
  }, [waits, reading.reload, list.reload])
  // Paid from the list of invoices, an order is paid as well.
  // biome-ignore lint/correctness/useExhaustiveDependencies: read anew when the invoices are
  useEffect(() => void reading.reload(), [list.items])
  if (items.length + toOrder.length === 0) return <NotLoaded title="Do-it-yourself orders" of={reading} />
  const offer = ordering.subject
  return (
    <Card title="Do-it-yourself orders" flush>
      <ul className={styles.list}>
        {openFirst && toOrder.length > 0 && <li>{OPEN_FIRST}</li>}
        {toOrder.map((each) => (
          <li key={each.caseId} className={styles.row}>
            <Named {...each} />
            <Button
              size="small"
              variant="tone"
              disabled={!method || !mayPay}
              aria-label={`Order ${each.caseNumber} for ${dollars(each.totalCents)}`}
              onClick={() => ordering.open(each)}
            >
              Order for {dollars(each.totalCents)}
            </Button>
          </li>
        ))}
        {items.map((each) => (
          <li key={each.caseId} className={styles.row}>
            <span>
              <Named {...each} />
              {isNotPaid(each) && <p role="alert">{each.failure} The order waits for its payment.</p>}
            </span>
            <span className={styles.row}>
              <span className={styles.figure}>{dollars(each.totalCents)}</span>
              <StatusBadge hue={shownOf(each).hue}>{shownOf(each).words}</StatusBadge>
              {isNotPaid(each) && (
                <Button
                  size="small"
                  aria-label={`Pay for ${each.caseNumber}`}
                  onClick={() => paying.open(each.invoiceId)}
                >
                  {each.payment === 'failed' ? 'Pay' : 'Confirm'}
                </Button>
              )}
            </span>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        opened={ordering.opened}
        onClose={ordering.close}
        title={`Order ${offer?.caseType ?? ''}?`}
        confirmLabel={`Pay ${dollars(offer?.totalCents ?? 0)}`}
        onConfirm={async () => {
          if (offer) await attempt(() => place.run({ caseId: offer.caseId, totalCents: offer.totalCents }))
        }}
      >
        <p>
          {offer?.caseNumber} for {offer?.personName}: {dollars(offer?.serviceCents ?? 0)}
          {(offer?.discountCents ?? 0) > 0 && `, less your discount of ${dollars(offer?.discountCents ?? 0)}`}.
          Government fees are not part of it.
        </p>
        {method && (
          <p>
            {method.brand} ending in {method.last4} is charged.
          </p>
        )}
      </ConfirmDialog>
      {paying.opened && paying.subject !== undefined && <InvoiceDialog id={paying.subject} onClose={paying.close} />}
      {refusal}
    </Card>
  )
}

type MethodShown = RefOutput<typeof paymentsApi.account>['method']

const isNotPaid = ({ payment }: OrderRow) => payment === 'failed' || payment === 'needs authentication'

const states: Record<OrderRow['payment'], { words: string; hue: 'green' | 'red' | 'orange' | 'blue' | 'gray' }> = {
  succeeded: { words: 'Paid', hue: 'green' },
  asked: { words: 'Being paid', hue: 'blue' },
  failed: { words: 'Declined', hue: 'red' },
  'needs authentication': { words: 'Needs confirmation', hue: 'orange' },
  none: { words: 'Free', hue: 'gray' },
}

const shownOf = (order: OrderRow) =>
  order.refundedCents > 0 ? stateOf({ ...order, state: 'paid' }) : states[order.payment]

function Named({ caseType, caseNumber, personName }: { caseType: string; caseNumber: string; personName: string }) {
  return (
    <span>
      <span className={styles.strong}>{caseType}</span>
      <br />
      <span className={styles.quiet}>{[caseNumber, personName].filter(Boolean).join(' · ')}</span>
    </span>
  )
}
