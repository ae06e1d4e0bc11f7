import { LinkButton } from '#ui/Button.tsx'
import { Link } from '#ui/navigation.tsx'
import { Card } from '#ui/page/Card.tsx'
import type { Attorney } from '../records.ts'
import styles from './attorneys.module.css'

/** Whom an attorney works for. */
export function CompaniesCard({ attorney, keeps }: { attorney: Attorney; keeps: boolean }) {
  const { companies, id } = attorney
  return (
    <Card
      title={companies.length > 0 ? `Companies (${companies.length})` : 'Companies'}
      actions={keeps && <LinkButton to={`/visaCareAttorneySetUp?attorneyId=${id}`}>Change</LinkButton>}
    >
      {companies.length === 0 ? (
        <p className={styles.dimmed}>
          Works for no company yet.
          {keeps && ' Assign companies in Attorney Set Up; until then there is nothing to see.'}
        </p>
      ) : (
        <ul className={styles.list}>
          {companies.map(({ id: companyId, name, code }) => (
            <li key={companyId}>
              {keeps ? <Link to={`/vCareAttorneyUser/${companyId}`}>{name}</Link> : name}{' '}
              <span className={styles.dimmed}>{code}</span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
