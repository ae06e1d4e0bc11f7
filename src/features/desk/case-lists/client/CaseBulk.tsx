import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { statusOptions } from '#case-file/cases/client/words.ts'
import { assignsCases, isEmployee } from '#case-file/cases/policy.ts'
import type { CaseRow } from '#case-file/cases/records.ts'
import { movesApi } from '#case-file/client/api.ts'
import { RemindDialog } from '#case-file/reminders/client/RemindDialog.tsx'
import { Status } from '#case-types/status/statuses.ts'
import { caseListsApi } from '#desk/client/api.ts'
import { useDialog } from '#platform/client/use-dialog.ts'
import { useCommand, useOperation } from '#platform/client/use-operation.ts'
import { Button } from '#ui/Button.tsx'
import { BulkDialog } from '#ui/dialogs/BulkDialog.tsx'
import { CheckField } from '#ui/fields/CheckField.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'

type Task = { what: 'assign' | 'move' | 'remind' | 'renew'; rows: readonly CaseRow[] }

/** What can be done to several cases; each is told what became of it. */
export function useCaseBulk({ onDone }: { onDone: () => void }) {
  const queries = useQueryClient()
  const dialog = useDialog<Task>()
  const done = () => {
    void queries.invalidateQueries({ queryKey: [caseListsApi.list.name] })
    onDone()
  }
  const { turn, opened, close } = dialog
  const props = { opened, onClose: close, onDone: done }
  const dialogs =
    dialog.subject &&
    (dialog.subject.what === 'remind' ? (
      <RemindDialog key={turn} {...props} ids={dialog.subject.rows.map(({ id }) => id)} />
    ) : (
      <BulkOf key={turn} {...props} what={dialog.subject.what} rows={dialog.subject.rows} />
    ))
  return { dialogs, ask: (what: Task['what'], rows: readonly CaseRow[]) => dialog.open({ what, rows }) }
}

const titles = {
  assign: (n: string) => `Assign ${n} to an attorney?`,
  move: (n: string) => `Move ${n}?`,
  renew: (n: string) => `Open the renewal of ${n}?`,
} as const
const verbs = { assign: 'Assign', move: 'Move', renew: 'Open renewals' } as const

type BulkOfProps = {
  what: Exclude<Task['what'], 'remind'>
  rows: Task['rows']
  opened: boolean
  onClose: () => void
  onDone: () => void
}

function BulkOf({ what, rows, opened, onClose, onDone }: BulkOfProps) {
  const assign = useCommand(caseListsApi.bulkAssign)
  const move = useCommand(caseListsApi.bulkMove)
  const renew = useCommand(caseListsApi.bulkOpenRenewals)
  const [attorneyId, setAttorneyId] = useState('')
  const [to, setTo] = useState('')
  const [words, setWords] = useState('')
  const [noAppeal, setNoAppeal] = useState(false)
  // Only a refusal can be fought; the server knows until when.
  const refused =
    Number(to) === Status.completed && rows.some(({ outcome }) => outcome === 'Denied' || outcome === 'Revoked')
  const first = rows[0]
  const attorneys = useOperation(
    movesApi.attorneys,
    { companyId: first?.companyId ?? 0 },
    { enabled: what === 'assign' && first !== undefined },
  )
  const run = async (key: string) => {
    const ids = [Number(key)]
    const { results } = await (what === 'assign'
      ? assign.run({ ids, attorneyId: Number(attorneyId) })
      : what === 'move'
        ? move.run({ ids, to: Number(to), reason: words || undefined, noAppeal: (refused && noAppeal) || undefined })
        : renew.run({ ids }))
    const [result] = results
    if (!result?.done) throw new Error(result?.says ?? 'not done')
    return result.says
  }
  return (
    <BulkDialog
      opened={opened}
      title={titles[what](rows.length === 1 ? '1 case' : `${rows.length} cases`)}
      confirmLabel={verbs[what]}
      ready={(what !== 'assign' || attorneyId !== '') && (what !== 'move' || to !== '')}
      rows={rows.map((row) => ({ key: String(row.id), label: bulkLabel(row) }))}
      run={run}
      onClose={onClose}
      onDone={onDone}
    >
      {what === 'assign' && (
        <SelectField
          label="Attorney"
          required
          value={attorneyId}
          onChange={setAttorneyId}
          options={(attorneys.items?.items ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
        />
      )}
      {what === 'move' && (
        <SelectField label="New status" required value={to} onChange={setTo} options={statusOptions} />
      )}
      {what === 'move' && refused && (
        <CheckField
          label="No appeal or motion will be filed for any of these"
          hint="A refused case whose day for it has not passed is closed only then."
          checked={noAppeal}
          onChange={setNoAppeal}
        />
      )}
      {what === 'move' && <TextAreaField label="Reason" rows={3} maxLength={1000} value={words} onChange={setWords} />}
      {what === 'renew' && <p>Each gets a new case of the same type for the same person, linked to the old one.</p>}
    </BulkDialog>
  )
}

/** Whose case it is, first: HR knows people, not numbers. A case about nobody is its company's. */
export const bulkLabel = ({
  number,
  personName,
  companyName,
}: Pick<CaseRow, 'number' | 'personName' | 'companyName'>) => `${personName || companyName}, ${number}`

type CaseBulkButtonsProps = { roleId: number; rows: readonly CaseRow[]; bulk: ReturnType<typeof useCaseBulk> }

export function CaseBulkButtons({ roleId, rows, bulk }: CaseBulkButtonsProps) {
  const approved = rows.filter(({ outcome }) => outcome === 'Approved')
  if (rows.length === 0 || isEmployee(roleId)) return null
  return (
    <>
      {assignsCases(roleId) && (
        <Button
          size="small"
          // What nobody has is ticked to be given to somebody.
          variant={
            rows.every(({ attorneyId, mode }) => attorneyId === null && mode === 'LEGAL') ? 'primary' : 'default'
          }
          onClick={() => bulk.ask('assign', rows)}
        >
          Assign
        </Button>
      )}
      <Button size="small" onClick={() => bulk.ask('move', rows)}>
        Move
      </Button>
      <Button size="small" onClick={() => bulk.ask('remind', rows)}>
        Remind
      </Button>
      {approved.length > 0 && (
        <Button size="small" onClick={() => bulk.ask('renew', approved)}>
          Renew {approved.length}
        </Button>
      )}
    </>
  )
}
