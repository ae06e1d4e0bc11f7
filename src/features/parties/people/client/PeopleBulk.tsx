import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { peopleApi } from '#parties/client/api.ts'
import { useDialog } from '#platform/client/use-dialog.ts'
import { useCommand } from '#platform/client/use-operation.ts'
import { Button } from '#ui/Button.tsx'
import { BulkDialog } from '#ui/dialogs/BulkDialog.tsx'
import { useBulk } from '#ui/dialogs/use-bulk.tsx'
import { DateField } from '#ui/fields/DateField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { today } from '#ui/today.ts'
import type { PersonRow as WholeRow } from '../records.ts'
import { invitesPeople, REINSTATE_DAYS, terminatesPeople } from '../rules.ts'
import { WhoEndedIt } from './TerminateDialog.tsx'
import { fullName } from './words.ts'

type PersonRow = Pick<WholeRow, 'id' | 'firstName' | 'lastName'>

const keyOf = ({ id }: PersonRow) => String(id)

/** Bulk actions of the list of people: invitations to the portal, and the end of the work of several. */
export function usePeopleBulk({ onDone }: { onDone: () => void }) {
  const queries = useQueryClient()
  const invite = useCommand(peopleApi.invite)
  const ending = useDialog<readonly PersonRow[]>()
  const done = () => {
    void queries.invalidateQueries({ queryKey: [peopleApi.list.name] })
    onDone()
  }
  const bulk = useBulk<PersonRow>({ keyOf, labelOf: fullName, onDone: done })
  const inviteAll = (rows: readonly PersonRow[]) =>
    bulk.ask({
      rows,
      title: `Invite ${counted(rows.length)} to the portal?`,
      text: 'Each gets an activation link by e-mail and keeps their own details from then on.',
      confirmLabel: 'Invite',
      run: async ({ id }) => (await invite.run({ id })).message,
    })
  const dialogs = (
    <>
      {bulk.dialog}
      {ending.subject && (
        <EndAll key={ending.turn} opened={ending.opened} people={ending.subject} onClose={ending.close} onDone={done} />
      )}
    </>
  )
  return { dialogs, inviteAll, endAll: ending.open }
}

type EndAllProps = { opened: boolean; people: readonly PersonRow[]; onClose: () => void; onDone: () => void }

function EndAll({ opened, people, onClose, onDone }: EndAllProps) {
  const terminate = useCommand(peopleApi.terminate)
  const [on, setOn] = useState(today())
  const [reason, setReason] = useState('')
  const [endedBy, setEndedBy] = useState('')
  return (
    <BulkDialog
      opened={opened}
      title={`End the employment of ${counted(people.length)}?`}
      confirmLabel="End employment"
      dangerous
      ready={on !== '' && endedBy !== '' && reason.trim() !== ''}
      rows={people.map((person) => ({ key: keyOf(person), label: fullName(person) }))}
      run={async (id) => {
        await terminate.run({ id: Number(id), on, reason, dismissed: endedBy === 'employer' })
        return 'ended'
      }}
      onClose={onClose}
      onDone={onDone}
    >
      <p>
        Every job of theirs here ends, and the logins of their families are switched off. It can be taken back for{' '}
        {REINSTATE_DAYS} days, on each person’s page.
      </p>
      <DateField label="Last day" required years="past" value={on} onChange={setOn} />
      <WhoEndedIt value={endedBy} onChange={setEndedBy} />
      <TextField label="Reason" required maxLength={500} value={reason} onChange={setReason} />
    </BulkDialog>
  )
}

type PeopleBulkButtonsProps = { roleId: number; rows: readonly PersonRow[]; bulk: ReturnType<typeof usePeopleBulk> }

export function PeopleBulkButtons({ roleId, rows, bulk }: PeopleBulkButtonsProps) {
  return (
    <>
      {invitesPeople(roleId) && rows.length > 0 && (
        <Button size="small" onClick={() => bulk.inviteAll(rows)}>
          Invite {rows.length}
        </Button>
      )}
      {terminatesPeople(roleId) && rows.length > 0 && (
        <Button size="small" onClick={() => bulk.endAll(rows)}>
          End employment of {rows.length}
        </Button>
      )}
    </>
  )
}

const counted = (n: number) => `${n} ${n === 1 ? 'person' : 'people'}`
