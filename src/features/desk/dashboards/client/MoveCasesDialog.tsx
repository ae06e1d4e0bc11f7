import { useState } from 'react'
import { caseListsApi } from '#desk/client/api.ts'
import { counted } from '#formats/words.ts'
import { useCommand, useOperation } from '#platform/client/use-operation.ts'
import { BulkDialog } from '#ui/dialogs/BulkDialog.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import type { WorkloadRow } from '../records.ts'

type MoveCasesDialogProps = {
  from: WorkloadRow
  /** Who else there is. */
  others: readonly WorkloadRow[]
  opened: boolean
  onClose: () => void
  onDone: () => void
}

const WHICH = {
  overdue: 'What is overdue',
  week: 'What is due this week',
  client: 'What waits for the client',
  stuck: 'What has not moved for 14 days',
  open: 'All open cases',
} as const
const MOST_AT_ONCE = 100

/** Cases of one attorney go to another; each is told apart, and one refused does not keep the others back. */
export function MoveCasesDialog({ from, others, opened, onClose, onDone }: MoveCasesDialogProps) {
  const offered = (Object.keys(WHICH) as (keyof typeof WHICH)[]).filter((key) => from[key] > 0)
  const [which, setWhich] = useState<keyof typeof WHICH>(offered[0] ?? 'open')
  const [to, setTo] = useState('')
  const assign = useCommand(caseListsApi.bulkAssign)
  const found = useOperation(caseListsApi.list, {
    ...{ attorneyId: from.attorneyId ?? ('none' as const), limit: MOST_AT_ONCE },
    ...(which === 'open' ? { open: 'true' } : { owed: which }),
  })
  const rows = found.items?.items ?? []
  const run = async (key: string) => {
    const [result] = (await assign.run({ ids: [Number(key)], attorneyId: Number(to) })).results
    if (!result?.done) throw new Error(result?.says ?? 'Not moved.')
    return result.says
  }
  return (
    <BulkDialog
      opened={opened}
      title={from.attorneyId === null ? 'Assign cases' : `Move cases of ${from.name}`}
      confirmLabel={`Move ${counted(rows.length, 'case')}`}
      ready={to !== '' && rows.length > 0 && !found.loading}
      rows={rows.map(({ id, number, personName, companyName }) => ({
        key: String(id),
        label: `${personName || companyName}, ${number}`,
      }))}
      run={run}
      onClose={onClose}
      onDone={onDone}
    >
      <SelectField
        label="Which"
        placeholder={null}
        options={offered.map((value) => ({ value, label: `${WHICH[value]} (${from[value]})` }))}
        value={which}
        onChange={(value) => setWhich(value as typeof which)}
      />
      <SelectField
        label="To"
        required
        placeholder="Choose an attorney"
        options={others.map(({ attorneyId, name, open }) => ({
          value: String(attorneyId),
          label: `${name} (${open} open)`,
        }))}
        value={to}
        onChange={setTo}
      />
    </BulkDialog>
  )
}
