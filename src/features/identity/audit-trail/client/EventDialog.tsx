import { showMoment } from '#platform/client/moments.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import type { AuditEvent } from '../contract.ts'
import styles from './audit.module.css'
import { differences, subjectInWords } from './words.ts'

type EventDialogProps = { opened: boolean; event: AuditEvent | undefined; onClose: () => void }

/** One event: who, when, from where, and what it changed. */
export function EventDialog({ opened, event, onClose }: EventDialogProps) {
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={event?.words ?? ''}
      size="xl"
      actions={
        <Button variant="primary" onClick={onClose}>
          Close
        </Button>
      }
    >
      {event && (
        <>
          <dl className={styles.facts}>
            <Fact name="When" value={`${showMoment(event.at)} (${event.at})`} />
            <Fact name="Who" value={whoOf(event)} />
            <Fact name="Subject" value={subjectInWords(event.subject)} />
            <Fact name="Reason" value={event.reason} />
            <Fact name="Address" value={event.ip} />
            <Fact name="Operation" value={event.operation} />
            <Fact name="Chain" value={`${event.tenant}, number ${event.seq}`} />
            <Fact name="Request" value={event.requestId} />
          </dl>
          <Changes event={event} />
        </>
      )}
    </Dialog>
  )
}

export const whoOf = ({ who, userName, userId }: AuditEvent): string =>
  who ?? userName ?? (userId === null ? 'VisaCare' : `User ${userId}`)

function Fact({ name, value }: { name: string; value: string }) {
  if (value === '') return null
  return (
    <>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </>
  )
}

function Changes({ event }: { event: AuditEvent }) {
  const rows = differences(event.before, event.after)
  if (rows.length === 0) return <p className={styles.dimmed}>No values were changed.</p>
  return (
    <table className={styles.changes}>
      <thead>
        <tr>
          <th scope="col">Field</th>
          <th scope="col">Before</th>
          <th scope="col">After</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ field, before, after }) => (
          <tr key={field}>
            <th scope="row">{field}</th>
            <td>{before && <del>{before}</del>}</td>
            <td>{after && <ins>{after}</ins>}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
