import { lcaRecordsApi } from '#compliance/client/api.ts'
import { AttemptButton } from '#platform/client/AttemptButton.tsx'
import { useCommand } from '#platform/client/use-operation.ts'
import { IconAlertTriangle, IconCheck, IconCircle } from '#ui/icons.ts'
import { Card } from '#ui/page/Card.tsx'
import { today } from '#ui/today.ts'
import type { LcaRecord } from '../records.ts'
import styles from './lca.module.css'

/** What must hold before the LCA goes out. What nobody knows is not a yes. */
export function ChecksCard({ record: { id, checks, may } }: { record: LcaRecord }) {
  const done = checks.filter(({ ok }) => ok).length
  const save = useCommand(lcaRecordsApi.conditions, { refresh: [lcaRecordsApi.get] })
  return (
    <Card title="Before filing" actions={<span className={styles.dimmed}>{`${done} of ${checks.length}`}</span>}>
      <ul className={styles.checks}>
        {checks.map(({ key, title, says, ok }) => (
          <li key={key} data-ok={ok === null ? 'open' : ok}>
            <span className={styles.mark} aria-hidden>
              {ok ? <IconCheck size={14} /> : ok === null ? <IconCircle size={14} /> : <IconAlertTriangle size={14} />}
            </span>
            <span>
              {title}
              <span className="visually-hidden">{ok ? ', done' : ok === null ? ', open' : ', to fix'}</span>
              {says && <small>{says}</small>}
              {key === 'strike' && ok === null && may.prepare && (
                <AttemptButton
                  size="small"
                  work={() => save.run({ lcaId: id, conditions: { noStrike: { on: today() } } })}
                >
                  There is none
                </AttemptButton>
              )}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
