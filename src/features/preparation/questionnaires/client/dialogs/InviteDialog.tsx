import { useState } from 'react'
import { showMoment } from '#platform/client/moments.ts'
import { useCommand } from '#platform/client/use-operation.ts'
import { questionnairesApi } from '#preparation/client/api.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import type { Invitation, Questionnaire } from '../../records.ts'
import { useLanguage } from '../language.tsx'
import type { Messages } from '../messages/en.ts'
import styles from '../questionnaire.module.css'

type InviteDialogProps = { opened: boolean; close: () => void; questionnaire: Questionnaire; onChanged: () => void }

/** A link to one part for somebody without an account, valid for seven days. */
export function InviteDialog({ opened, close, questionnaire, onChanged }: InviteDialogProps) {
  const { say } = useLanguage()
  const parts = partsOf(questionnaire, say)
  const [part, setPart] = useState(parts[0]?.value ?? '')
  const [email, setEmail] = useState('')
  const [name, setName] = useState('')
  const invite = useCommand(questionnairesApi.invite)
  const link = invite.items?.link
  const run = async () => {
    const [audience, personId] = part.split(' ') as ['employer' | 'employee', string | undefined]
    await invite.run({
      caseId: questionnaire.id,
      audience,
      personId: personId ? Number(personId) : undefined,
      email,
      name,
    })
    onChanged()
  }
  return (
    <Dialog
      opened={opened}
      onClose={close}
      title={say.invite}
      actions={
        <>
          <Button onClick={close}>{link ? say.close : say.cancel}</Button>
          {!link && (
            <Button
              variant="primary"
              loading={invite.loading}
              disabled={email.trim() === ''}
              onClick={() => void run().catch(() => {})}
            >
              {say.sendLink}
            </Button>
          )}
        </>
      }
    >
      {link ? (
        <>
          <p>{say.linkSent(email)}</p>
          <TextField label={say.link} value={link} onChange={() => {}} readOnly />
        </>
      ) : (
        <>
          <p className={styles.dimmed}>{say.inviteText}</p>
          <SelectField label={say.invitePart} placeholder={null} value={part} options={parts} onChange={setPart} />
          <TextField
            label={say.email}
            type="email"
            required
            value={email}
            onChange={setEmail}
            error={invite.error?.fields.email ?? invite.error?.message}
          />
          <TextField label={say.name} value={name} onChange={setName} />
        </>
      )}
      <Sent invitations={questionnaire.invitations} caseId={questionnaire.id} onChanged={onChanged} />
    </Dialog>
  )
}

type SentProps = { invitations: readonly Invitation[]; caseId: number; onChanged: () => void }

function Sent({ invitations, caseId, onChanged }: SentProps) {
  const { say } = useLanguage()
  const end = useCommand(questionnairesApi.revokeInvitation)
  if (invitations.length === 0) return null
  return (
    <>
      <h3>{say.linksSent}</h3>
      <ul className={styles.thread}>
        {invitations.map(({ id, email, expiresAt, lastUsedAt, revokedAt }) => (
          <li key={id}>
            <p>
              {email}, {revokedAt ? say.linkEnded : say.linkValid(showMoment(expiresAt))}
              {lastUsedAt && `, ${say.linkUsed(showMoment(lastUsedAt))}`}
            </p>
            {!revokedAt && (
              <Button
                size="small"
                loading={end.loading}
                onClick={() => void end.run({ caseId, invitationId: id }).then(onChanged, () => {})}
              >
                {say.endLink(email)}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}

/** The parts the viewer may pass on; the server decides in the end. */
function partsOf({ audience, subjects }: Questionnaire, say: Messages): { value: string; label: string }[] {
  const people = subjects
    .filter(({ key }) => key.startsWith('person/'))
    .map(({ key, name }) => ({ value: `employee ${key.split('/')[1]}`, label: say.partAbout(name) }))
  const employee = { value: 'employee', label: say.partOfEmployee }
  const employer = { value: 'employer', label: say.partOfEmployer }
  if (audience === 'employee') return people
  return audience === 'employer' ? [employer, employee] : [employee, employer, ...people]
}
