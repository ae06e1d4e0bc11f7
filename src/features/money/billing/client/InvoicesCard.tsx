import { showDate } from '#formats/dates.ts'
import { invoicesApi } from '#money/client/api.ts'
import { dollars } from '#money/ledger/money.ts'
import { InvoiceDialog } from '#money/payments/client/InvoiceDialog.tsx'
import { stateOf } from '#money/payments/client/states.ts'
import styles from '#money/plans/client/money.module.css'
import { hrefOf } from '#platform/client/call.ts'
import { useDialog } from '#platform/client/use-dialog.ts'
import { useOperation } from '#platform/client/use-operation.ts'
import { Button } from '#ui/Button.tsx'
import { Link } from '#ui/navigation.tsx'
import { Card } from '#ui/page/Card.tsx'
import { StatusBadge } from '#ui/page/StatusBadge.tsx'
import { ErrorState, Loading } from '#ui/page/states.tsx'

/** The newest invoices of a company. */
export function InvoicesCard({ companyId }: { companyId: number }) {
  const { items: page, error, reload } = useOperation(invoicesApi.list, { companyId, limit: 5 })
  const reading = useDialog<number>()
  // Nothing is said about invoices before they were counted.
  if (error) return <ErrorState message={error.message} onRetry={() => void reload()} />
  if (!page) return <Loading lines={3} />
  const { items, total } = page
  return (
    <Card title="Invoices" flush actions={total > 0 && <Link to="/visaCareTransactionDetails">All {total}</Link>}>
      {items.length === 0 ? (
        <ul className={styles.list}>
          <li className={styles.quiet}>There is no invoice yet.</li>
        </ul>
      ) : (
        <div className={styles.scroll}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">Number and date</th>
                <th scope="col" className={styles.wide}>
                  For
                </th>
                <th scope="col" className={`${styles.number} ${styles.wide}`}>
                  Service
                </th>
                <th scope="col" className={`${styles.number} ${styles.wide}`}>
                  Government
                </th>
                <th scope="col" className={styles.number}>
                  Total
                </th>
                <th scope="col">Status</th>
                <th scope="col" className={styles.wide}>
                  File
                </th>
              </tr>
            </thead>
            <tbody>
              {items.map((row) => (
                <tr key={row.id}>
                  <td>
                    <Button variant="link" aria-label={`Invoice ${row.number}`} onClick={() => reading.open(row.id)}>
                      {row.number}
                    </Button>
                    <span className={`${styles.below} ${styles.quiet}`}>{showDate(row.issuedOn)}</span>
                  </td>
                  <td className={styles.wide}>{row.title}</td>
                  <td className={`${styles.number} ${styles.wide}`}>{dollars(row.serviceCents - row.discountCents)}</td>
                  <td className={`${styles.number} ${styles.wide}`}>
                    {row.governmentCents ? dollars(row.governmentCents) : '–'}
                  </td>
                  <td className={`${styles.number} ${styles.strong}`}>{dollars(row.totalCents)}</td>
                  <td>
                    <StatusBadge hue={stateOf(row).hue}>{stateOf(row).words}</StatusBadge>
                  </td>
                  <td className={styles.wide}>
                    <a
                      href={hrefOf(invoicesApi.pdf, { id: row.id })}
                      target="_blank"
                      rel="noreferrer"
                      aria-label={`PDF of invoice ${row.number}`}
                    >
                      PDF
                    </a>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {reading.opened && reading.subject !== undefined && (
        <InvoiceDialog id={reading.subject} onClose={reading.close} />
      )}
    </Card>
  )
}
