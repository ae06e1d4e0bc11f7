import { showMoment } from '#platform/client/moments.ts'
import { Link } from '#ui/navigation.tsx'
import { Card } from '#ui/page/Card.tsx'
import { StatusBadge } from '#ui/page/StatusBadge.tsx'
import type { Import } from '../contract.ts'
import styles from './imports.module.css'
import { rowsInWords, statusWords } from './words.ts'

export function RecentImports({ items }: { items: readonly Import[] }) {
  if (items.length === 0) return null
  return (
    <Card title="Earlier imports">
      <ul className={styles.recent}>
        {items.map((each) => (
          <li key={each.id}>
            <Link to={`/import/${each.id}`}>{each.fileName}</Link>
            <StatusBadge hue={statusWords[each.status].hue}>{statusWords[each.status].text}</StatusBadge>
            <span className={styles.hint}>
              {[each.companyName, rowsInWords(each.totalRows), showMoment(each.createdAt)].filter(Boolean).join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
