import { useState } from 'react'
import { employeesApi } from '#desk/client/api.ts'
import { useCommand } from '#platform/client/use-operation.ts'
import { BulkDialog } from '#ui/dialogs/BulkDialog.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import type { Standing } from '../records.ts'
import { nameOf } from './standing-cells.tsx'

type NoneNeededDialogProps = {
  opened: boolean
  rows: readonly Standing[]
  onClose: () => void
  onDone: () => void
}

/** Who decides that nothing has to be renewed says why; it stands in the roster with the name. */
export function NoneNeededDialog({ opened, rows, onClose, onDone }: NoneNeededDialogProps) {
  const decide = useCommand(employeesApi.noneNeeded)
  const [reason, setReason] = useState('')
  const [first] = rows
  return (
    <BulkDialog
      opened={opened}
      title={rows.length === 1 && first ? `No renewal for ${nameOf(first)}?` : `No renewal for ${rows.length} people?`}
      confirmLabel="None needed"
      ready={reason.trim() !== ''}
      rows={rows.map((row) => ({ key: String(row.id), label: nameOf(row) }))}
      run={async (id) => {
        await decide.run({ id: Number(id), reason })
        return 'None needed'
      }}
      onClose={onClose}
      onDone={onDone}
    >
      <p>What ends next is taken off everybody’s to-do list. Your name and the reason stand in the roster.</p>
      <TextField
        label="Reason"
        required
        maxLength={300}
        hint="For example: leaves on 01-31-2027."
        value={reason}
        onChange={setReason}
      />
    </BulkDialog>
  )
}
