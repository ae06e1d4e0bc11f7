import { Card } from '#ui/page/Card.tsx'
import type { ImportDetails } from '../contract.ts'
import styles from './imports.module.css'

export function ProgressStep({ found: { status, doneRows, totalRows, badRows } }: { found: ImportDetails }) {
  const checking = status === 'checking'
  const all = checking ? totalRows : totalRows - badRows
  return (
    <Card title={checking ? 'Checking every cell' : 'Importing'}>
      <progress className={styles.progress} max={all} value={doneRows} aria-label="Progress" />
      <p role="status">
        {doneRows.toLocaleString('en')} of {all.toLocaleString('en')} rows
      </p>
    </Card>
  )
}
