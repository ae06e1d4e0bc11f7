import styles from '#case-file/cases/client/cases.module.css'
import { showMoment } from '#platform/client/moments.ts'
import { useDialog } from '#platform/client/use-dialog.ts'
import { Button } from '#ui/Button.tsx'
import { StatusBadge } from '#ui/page/StatusBadge.tsx'
import type { LegalHold } from '../contract.ts'
import { EndHoldDialog } from './HoldDialogs.tsx'

/** Legal holds, also those that ended, and the way to end one. */
export function HoldList({ holds, mayEnd }: { holds: readonly LegalHold[]; mayEnd: boolean }) {
  const ending = useDialog<number>()
  return (
    <>
      {holds.length > 0 && (
        <ul className={styles.list}>
          {holds.map((hold) => (
            <li key={hold.id}>
              <span className={styles.grow}>
                {whatIsHeld(hold)}: {hold.reason}
                <span className={styles.under}>
                  {hold.placedByName}, {showMoment(hold.placedAt)}
                  {hold.endedAt && ` · ended ${showMoment(hold.endedAt)} by ${hold.endedByName}: ${hold.endReason}`}
                </span>
              </span>
              <StatusBadge hue={hold.endedAt === null ? 'red' : 'gray'}>
                {hold.endedAt === null ? 'Held' : 'Ended'}
              </StatusBadge>
              {hold.endedAt === null && mayEnd && (
                <Button
                  size="small"
                  aria-label={`End the hold on ${whatIsHeld(hold)}`}
                  onClick={() => ending.open(hold.id)}
                >
                  End
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {ending.subject !== undefined && (
        <EndHoldDialog key={ending.turn} opened={ending.opened} id={ending.subject} onClose={ending.close} />
      )}
    </>
  )
}

const whatIsHeld = ({ caseNumber, companyName }: LegalHold): string =>
  caseNumber ? `Case ${caseNumber}` : `All records of ${companyName}`
