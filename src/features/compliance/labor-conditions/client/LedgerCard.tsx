import { useState } from 'react'
import { lcaLedgerApi, lcaRecordsApi } from '#compliance/client/api.ts'
import { showDate } from '#formats/dates.ts'
import { AttemptButton } from '#platform/client/AttemptButton.tsx'
import { useCommand } from '#platform/client/use-operation.ts'
import { Button } from '#ui/Button.tsx'
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx'
import { Card } from '#ui/page/Card.tsx'
import { Chip } from '#ui/page/Chip.tsx'
import { today } from '#ui/today.ts'
import { lineWords } from '../ledger-words.ts'
import type { LcaRecord, LedgerEntry } from '../records.ts'
import { LedgerDialog } from './LedgerDialog.tsx'
import styles from './lca.module.css'
import { ledgerForms } from './ledger-fields.ts'

const chips = {
  fine: { hue: 'green', words: 'OK' },
  open: { hue: 'orange', words: 'To do' },
  wrong: { hue: 'red', words: 'Needs action' },
  done: { hue: 'green', words: '' },
} as const

/** HC-13, 19, 21, 22: what happened while somebody works under the LCA, and what the law says follows from it. */
export function LedgerCard({ record }: { record: LcaRecord }) {
  const [adding, setAdding] = useState(false)
  return (
    <Card
      title="During employment"
      actions={
        record.may.post && (
          <Button size="small" onClick={() => setAdding(true)}>
            Add an entry
          </Button>
        )
      }
    >
      {record.ledger.length === 0 && <p>No days without pay, moves, site visits or company changes entered.</p>}
      <ul className={styles.notices}>
        {record.ledger.map((line) => (
          <Line key={line.id} lcaId={record.id} line={line} mayWrite={record.may.post} />
        ))}
      </ul>
      {adding && <LedgerDialog record={record} onClose={() => setAdding(false)} />}
    </Card>
  )
}

type LineProps = { lcaId: number; line: LedgerEntry; mayWrite: boolean }

function Line({ lcaId, line, mayWrite }: LineProps) {
  const refresh = [lcaRecordsApi.get]
  const settle = useCommand(lcaLedgerApi.settle, { refresh })
  const remove = useCommand(lcaLedgerApi.remove, { refresh })
  const { id: entryId, entry, state, doneOn } = line
  const { settled } = ledgerForms[entry.kind]
  const about = lineWords(entry)
  const { hue, words } = chips[state]
  const [removing, setRemoving] = useState(false)
  return (
    <li>
      <div className={styles.grow}>
        <strong>{about}</strong>
        <small>
          {line.says} Entered by {line.writtenByName}.
        </small>
      </div>
      <Chip hue={hue}>{doneOn === null ? words : `${settled} ${showDate(doneOn)}`}</Chip>
      {mayWrite && doneOn === null && state !== 'fine' && (
        <AttemptButton
          size="small"
          aria-label={`${settled} today: ${about}`}
          work={() => settle.run({ lcaId, entryId, on: today() })}
        >
          {settled} today
        </AttemptButton>
      )}
      {mayWrite && doneOn === null && (
        <Button size="small" variant="quietDanger" aria-label={`Remove: ${about}`} onClick={() => setRemoving(true)}>
          Remove
        </Button>
      )}
      <ConfirmDialog
        opened={removing}
        title="Remove this entry?"
        confirmLabel="Remove"
        dangerous
        onConfirm={async () => {
          await remove.run({ lcaId, entryId })
        }}
        onClose={() => setRemoving(false)}
      >
        {about}. Its task is closed. Remove only what was entered by mistake; the audit trail keeps it.
      </ConfirmDialog>
    </li>
  )
}
