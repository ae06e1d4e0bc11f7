import { envelopesApi } from '#case-work/client/api.ts'
import { useCommand } from '#platform/client/use-operation.ts'
import { Button } from '#ui/Button.tsx'
import type { Envelope } from '../records.ts'
import { refresh } from './refresh.ts'
import styles from './sign.module.css'

/** What the provider outside says that was not asked for: nobody has signed here until somebody has looked at it. */
export function HeldSigners({ of: { id, differs, problem, outside, may } }: { of: Envelope }) {
  const accept = useCommand(envelopesApi.acceptSigners, { refresh })
  return (
    <div className={styles.outside} role="alert">
      <div>
        {problem && <p>{problem}</p>}
        {differs.length > 0 && (
          <>
            <strong>{outside} names other signers than you asked.</strong>
            <ul>
              {differs.map((each) => (
                <li key={each}>{each}</li>
              ))}
            </ul>
            <p>This counts as signed only if you accept these signers. If you don’t know them, cancel this envelope.</p>
            {may.manage && (
              <Button loading={accept.loading} onClick={() => void accept.run({ id, differs }).catch(() => {})}>
                Accept these signers
              </Button>
            )}
            {accept.error && <p className={styles.error}>{accept.error.message}</p>}
          </>
        )}
      </div>
    </div>
  )
}
