import type { CaseDetails } from '#case-file/case-details/records.ts'
import { ordersApi } from '#money/client/api.ts'
import { dollars } from '#money/ledger/money.ts'
import { useOperation } from '#platform/client/use-operation.ts'
import { LinkButton } from '#ui/Button.tsx'
import { Card } from '#ui/page/Card.tsx'

/** A do-it-yourself case that is not ordered or not paid yet: it cannot be filed until then. */
export function OrderCard({ file: { id, companyId } }: { file: Pick<CaseDetails, 'id' | 'companyId'> }) {
  const { items = [], toOrder = [] } = useOperation(ordersApi.ofCompany, { companyId }).items ?? {}
  const offer = toOrder.find(({ caseId }) => caseId === id)
  const order = items.find(({ caseId, payment }) => caseId === id && payment !== 'succeeded' && payment !== 'none')
  if (!offer && !order) return null
  return (
    <Card title="Order">
      {offer && <p>VisaCare charges {dollars(offer.totalCents)} for this case. It is not ordered yet.</p>}
      {order && (
        <p role={order.failure ? 'alert' : undefined}>
          {order.failure || 'The payment is under way.'} The order of {dollars(order.totalCents)} is not paid yet.
        </p>
      )}
      <p>It can be filed once the order is paid.</p>
      <div>
        <LinkButton to={`/visaCareStripePaymentMethod/${companyId}`} variant="tone" size="small">
          {offer ? `Order for ${dollars(offer.totalCents)}` : 'Go to the payment'}
        </LinkButton>
      </div>
    </Card>
  )
}
