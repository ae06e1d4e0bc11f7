import { PeopleList } from '#parties/law-firms/client/PeopleList.tsx'
import { useDialog } from '#platform/client/use-dialog.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/page/Card.tsx'
import type { Attorney } from '../records.ts'
import { AssistantDialog } from './AssistantDialog.tsx'
import styles from './attorneys.module.css'

/** Who assists an attorney and sees what the attorney sees. */
export function AssistantsCard({ attorney, keeps }: { attorney: Attorney; keeps: boolean }) {
  const adding = useDialog<Attorney>()
  return (
    <Card
      title="Assistants"
      actions={
        keeps && (
          <Button size="small" onClick={() => adding.open(attorney)}>
            Add
          </Button>
        )
      }
    >
      {attorney.assistants.length > 0 ? (
        <PeopleList users={attorney.assistants} />
      ) : (
        <p className={styles.dimmed}>
          Nobody assists yet. An assistant sees what the attorney sees and decides nothing.
        </p>
      )}
      <AssistantDialog key={adding.turn} opened={adding.opened} attorney={attorney} onClose={adding.close} />
    </Card>
  )
}
