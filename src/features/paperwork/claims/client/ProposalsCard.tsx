import { useState } from 'react'
import { reviewsApi } from '#paperwork/client/api.ts'
import { AttemptButton } from '#platform/client/AttemptButton.tsx'
import { call } from '#platform/client/call.ts'
import type { RefOutput } from '#platform/client/operations.ts'
import { useDialog } from '#platform/client/use-dialog.ts'
import { Button } from '#ui/Button.tsx'
import { classes } from '#ui/classes.ts'
import { Card } from '#ui/page/Card.tsx'
import { Chip } from '#ui/page/Chip.tsx'
import type { Proposal } from '../review-records.ts'
import styles from './claims.module.css'
import { FindingDialog } from './FindingsCard.tsx'
import type { ReviewPart } from './matter.ts'

/** Where plain word rules saw a point of the checklist. They propose where to read; they find nothing. */
export function ProposalsCard({ of, onChanged }: ReviewPart) {
  const [found, setFound] = useState<RefOutput<typeof reviewsApi.proposals>>()
  const taking = useDialog<Proposal>()
  const look = async () => setFound(await call(reviewsApi.proposals, { id: of.id }))
  return (
    <Card
      title="Where to read"
      flush
      actions={
        <AttemptButton size="small" work={look}>
          Look for words
        </AttemptButton>
      }
    >
      <p className={classes(styles.small, styles.inset)}>
        Word rules look for places that belong to a point of the checklist. They do not read the contract: a place is a
        proposal, and no place is no all-clear.
      </p>
      {found && <Read of={found} />}
      <ul className={styles.list}>
        {found?.items.map((proposal) => (
          <li key={`${proposal.point} ${proposal.document} ${proposal.page} ${proposal.text}`}>
            <span className={styles.grow}>
              <strong>{proposal.point}</strong> <Chip>Proposal</Chip>
              <p className={styles.text}>“{proposal.text}”</p>
              <p className={styles.small}>
                {[proposal.document, proposal.page !== null && `page ${proposal.page}`, proposal.why]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </span>
            <Button size="small" onClick={() => taking.open(proposal)}>
              Write a finding
            </Button>
          </li>
        ))}
      </ul>
      {taking.subject && (
        <FindingDialog
          key={taking.turn}
          of={of}
          begin={{
            ...{ point: taking.subject.point, clause: taking.subject.clause, page: taking.subject.page },
            quote: taking.subject.text,
          }}
          position={undefined}
          opened={taking.opened}
          onClose={taking.close}
          onSaved={onChanged}
        />
      )}
    </Card>
  )
}

function Read({ of }: { of: RefOutput<typeof reviewsApi.proposals> }) {
  return (
    <div className={styles.inset}>
      {of.read.length === 0 && of.unread.length === 0 && (
        <p className={styles.small}>No contract is among the documents yet.</p>
      )}
      {of.read.length > 0 && <p className={styles.small}>Looked through: {of.read.join(', ')}.</p>}
      {of.unread.map(({ document, why }) => (
        <p key={document} className={styles.small}>
          {document}: {why}
        </p>
      ))}
      {of.read.length > 0 && of.withoutWords.length > 0 && (
        <p className={styles.small}>No words were found for: {of.withoutWords.join('; ')}. Read for these yourself.</p>
      )}
    </div>
  )
}
