import { Suspense, useState } from 'react'
import styles from '#case-file/cases/client/cases.module.css'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/page/Card.tsx'
import { Loading } from '#ui/page/states.tsx'
import { FeesPanel } from '../panels.ts'

/** What the case costs whoever pays for it, worked out when somebody wants to know. */
export function Costs({ caseId }: { caseId: number }) {
  const [opened, setOpened] = useState(false)
  if (opened)
    return (
      <Suspense fallback={<Loading lines={4} />}>
        <FeesPanel caseId={caseId} />
      </Suspense>
    )
  return (
    <div data-print="none">
      <Card title="Costs">
        <div className={styles.headline}>
          <Button size="small" onClick={() => setOpened(true)}>
            Show government fees
          </Button>
        </div>
      </Card>
    </div>
  )
}
