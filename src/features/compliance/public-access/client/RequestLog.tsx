import { publicAccessApi } from '#compliance/client/api.ts'
import { AttemptButton } from '#platform/client/AttemptButton.tsx'
import { showMoment } from '#platform/client/moments.ts'
import { useCommand } from '#platform/client/use-operation.ts'
import { Card } from '#ui/page/Card.tsx'
import type { PublicFile } from '../records.ts'
import styles from './public-file.module.css'

const refresh = [publicAccessApi.get]

/** Who asked when, and what was shown; nobody is asked for a name. */
export function RequestLog({ file }: { file: PublicFile }) {
  const log = useCommand(publicAccessApi.log, { refresh })
  return (
    <Card
      title="Request log"
      actions={
        file.may.keep && (
          <AttemptButton size="small" work={() => log.run({ lcaId: file.lcaId, how: 'in person' })}>
            Record a visit
          </AttemptButton>
        )
      }
    >
      {file.requests.length === 0 ? (
        <p>Nobody has asked yet.</p>
      ) : (
        <table className={styles.table}>
          <thead>
            <tr>
              <th>Asked</th>
              <th>How</th>
              <th>Shown</th>
              <th>What</th>
              <th>By</th>
            </tr>
          </thead>
          <tbody>
            {file.requests.map((each) => (
              <tr key={each.id}>
                <td>{showMoment(each.askedAt)}</td>
                <td>{each.how}</td>
                <td>{each.shownAt ? showMoment(each.shownAt) : '–'}</td>
                <td>{each.items}</td>
                <td>{each.shownByName}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className={styles.dimmed}>Do not ask who they are or why. A name is written down only if they give it.</p>
    </Card>
  )
}
