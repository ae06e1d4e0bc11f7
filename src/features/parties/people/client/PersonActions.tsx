import { useAttempt } from '#platform/client/use-attempt.tsx'
import { useDialog } from '#platform/client/use-dialog.ts'
import { useCommand } from '#platform/client/use-operation.ts'
import { Button } from '#ui/Button.tsx'
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx'
import { IconMail } from '#ui/icons.ts'
import { useToast } from '#ui/toasts.tsx'
import { invitesPeople, terminatesPeople } from '../policy.ts'
import type { Person } from '../records.ts'
import { peopleApi } from './api.ts'
import { TerminateDialog } from './TerminateDialog.tsx'
import { useViewer } from './use-viewer.ts'
import { fullName } from './words.ts'

/** Inviting to the portal, ending the work, taking that back. */
export function PersonActions({ person, onChanged }: { person: Person; onChanged: () => void }) {
  const { roleId } = useViewer()
  const invite = useCommand(peopleApi.invite, { refresh: [peopleApi.get] })
  const reinstate = useCommand(peopleApi.reinstate, { refresh: [peopleApi.list] })
  const terminating = useDialog<null>()
  const reinstating = useDialog<null>()
  const { attempt, refusal } = useAttempt()
  const toast = useToast()
  const name = fullName(person)
  const { status, login, relation } = person

  const send = () =>
    attempt(async () => {
      toast((await invite.run({ id: person.id })).message, { kind: 'success' })
      onChanged()
    })
  const mayInvite = invitesPeople(roleId) && status === 'Active' && (!login || login.status === 'Invited')
  const mayEnd = terminatesPeople(roleId) && relation === 'Principal'
  return (
    <>
      {mayEnd && status === 'Active' && <Button onClick={() => terminating.open(null)}>End employment</Button>}
      {mayEnd && status === 'Terminated' && (
        <Button onClick={() => reinstating.open(null)}>Take termination back</Button>
      )}
      {mayInvite && (
        <Button
          variant={login ? 'default' : 'primary'}
          icon={<IconMail size={16} aria-hidden />}
          loading={invite.loading}
          onClick={() => void send()}
        >
          {login ? 'Send invitation again' : 'Invite to the portal'}
        </Button>
      )}
      <TerminateDialog
        key={terminating.turn}
        opened={terminating.opened}
        person={person}
        onClose={terminating.close}
        onDone={() => {
          terminating.close()
          toast(`The employment of ${name} was ended.`, { kind: 'success' })
          onChanged()
        }}
      />
      <ConfirmDialog
        opened={reinstating.opened}
        onClose={reinstating.close}
        title={`Take the termination of ${name} back?`}
        confirmLabel="Take back"
        onConfirm={async () => {
          const done = await attempt(() => reinstate.run({ id: person.id }))
          if (done) onChanged()
        }}
      >
        <p>The employments and logins are as they were before.</p>
      </ConfirmDialog>
      {refusal}
    </>
  )
}
