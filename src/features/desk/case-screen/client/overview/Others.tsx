import type { ReactNode } from 'react'
import { prepares } from '#case-file/case-details/client/case-tabs.ts'
import { messageTo } from '#case-file/case-details/client/message-address.ts'
import type { CaseDetails } from '#case-file/case-details/records.ts'
import type { OpenItem } from '#case-file/cases/open-items.ts'
import { isEmployer, isFirm } from '#case-file/cases/policy.ts'
import { RemindDialog } from '#case-file/reminders/client/RemindDialog.tsx'
import { stepOf } from '#case-types/status/five-steps.ts'
import { capitalized } from '#formats/words.ts'
import { usersApi } from '#identity/client/api.ts'
import { useViewer } from '#parties/people/client/use-viewer.ts'
import { useAttempt } from '#platform/client/use-attempt.tsx'
import { useDialog } from '#platform/client/use-dialog.ts'
import { useCommand } from '#platform/client/use-operation.ts'
import { type ItemAction, OpenItemRow, OpenItems } from '#ui/items/OpenItemRow.tsx'
import { Avatar } from '#ui/items/Tile.tsx'
import { Card } from '#ui/page/Card.tsx'
import { ProgressBar } from '#ui/page/Steps.tsx'
import { type Say, useSay } from '#ui/say.ts'
import { useToast } from '#ui/toasts.tsx'
import page from '../case-page.module.css'
import type { CasePart } from '../case-part.ts'
import { myPart, summaryOf } from './open-items.ts'
import { useProgress } from './use-progress.ts'

type Side = 'employee' | 'employer' | 'firm'
type Group = { side: Side; name: string; owes: string; dueOn: string | null }

/** What the others do, each side once, with how far it is; they can be reminded. */
export function Others({ file, reload }: CasePart) {
  const { roleId, isEmployee } = useViewer()
  const say = useSay()
  const dialog = useDialog<string>()
  const progress = useProgress(file.id)
  const invitation = useInvitation(file)
  const full = prepares(file, roleId)
  const groups = isEmployee ? seenByFamily(file, say) : groupsOf(file, myPart(file, roleId).others)
  const family = file.related.filter(({ relation }) => relation === 'dependent' || relation === 'principal')
  if (groups.length === 0 && family.length === 0) return null
  const counts = progress.items
  // What an assistant reads of the own firm: what is left to the attorney.
  const isColleague = ({ side }: Group) => side === 'firm' && isFirm(roleId)
  const actionOf = ({ side, name }: Group): ItemAction | undefined => {
    if (side === 'firm' || !file.may.edit)
      return isEmployee
        ? undefined
        : { verb: 'Message', label: `Message ${name}`, to: messageTo(window.location.pathname, name) }
    if (side === 'employee' && invitation.action) return invitation.action
    return { verb: 'Remind', label: `Remind ${name}`, onClick: () => dialog.open(name) }
  }
  return (
    <Card title={say(full ? 'Waiting for' : 'Others')} flush>
      <OpenItems dense={full}>
        {groups.map((group) => (
          <OpenItemRow
            key={group.side}
            kind="task"
            mark={<Avatar name={group.name} />}
            what={group.name}
            about={
              <>
                {group.owes}
                {isColleague(group) && '. Only the attorney does this.'}
                {!isEmployee && counts && !isColleague(group) && (
                  <HowFar {...doneOf(counts, group.side)} name={group.name} />
                )}
              </>
            }
            dueOn={group.dueOn}
            action={actionOf(group)}
          />
        ))}
        {family.map(({ id, personName, said, path, statusName }) => (
          <OpenItemRow
            key={id}
            kind="task"
            mark={<Avatar name={personName} />}
            what={personName}
            about={[capitalized(say(said)), say('filed together'), full && statusName].filter(Boolean).join(' · ')}
            action={{
              ...{ verb: say('Open'), label: say('Open the case of {name}', { name: personName }), to: path },
            }}
          />
        ))}
      </OpenItems>
      {invitation.refusal}
      {dialog.subject !== undefined && (
        <RemindDialog
          key={dialog.turn}
          ids={[file.id]}
          who={dialog.subject}
          opened={dialog.opened}
          onClose={dialog.close}
          onDone={reload}
        />
      )}
    </Card>
  )
}

const sideOf = ({ side }: OpenItem): Side => (side === 'attorney' ? 'firm' : side)

function groupsOf(file: CaseDetails, others: readonly OpenItem[]): Group[] {
  return (['firm', 'employer', 'employee'] as const).flatMap((side) => {
    const owed = others.filter((item) => sideOf(item) === side)
    if (owed.length === 0) return []
    const dueOn = owed.flatMap((item) => item.dueOn ?? []).sort()[0] ?? null
    return { side, name: nameOf(file, side), owes: summaryOf(owed), dueOn }
  })
}

function nameOf(file: CaseDetails, side: Side): string {
  const { companyName, personName, relativeName, lawFirmName, attorneyName, mode } = file
  if (side === 'employer') return companyName || 'The employer'
  if (side === 'employee') return relativeName || personName || 'The employee'
  return mode === 'DIY' ? 'The owner of the case' : attorneyName || lawFirmName || 'The law firm'
}

/** What another side owes is not the family's business; that somebody is at work is. */
function seenByFamily(file: CaseDetails, say: Say): Group[] {
  const person = (side: string) => file.people.find((each) => each.side === side)?.name
  const firm = ['Waits for the answers and documents', 'Prepares the forms', 'Collects the signatures'][
    stepOf(file.status)
  ]
  const employer: Group = {
    side: 'employer',
    name: person('employer') ?? file.companyName,
    owes: say('HR, works on their part'),
    dueOn: null,
  }
  const attorney: Group = {
    side: 'firm',
    name: file.attorneyName || file.lawFirmName,
    owes: `${say('Your attorney')}. ${say(firm ?? 'Watches the case at USCIS')}`,
    dueOn: null,
  }
  return [
    ...(file.waitsFor.includes('employer') && employer.name ? [employer] : []),
    ...(file.mode === 'LEGAL' && attorney.name ? [attorney] : []),
  ]
}

type Counts = {
  items: readonly { audience: string; answered: number; total: number }[]
  documents: readonly { side: string; done: number; total: number }[]
}

/** Questions and documents of one side together. */
function doneOf({ items, documents }: Counts, side: Side): { done: number; total: number } {
  const own = side === 'firm' ? ['attorney', 'firm'] : [side]
  const parts = [
    ...items.filter(({ audience }) => own.includes(audience)).map(({ answered, total }) => ({ done: answered, total })),
    ...documents.filter((each) => own.includes(each.side)),
  ]
  const sum = (of: (part: { done: number; total: number }) => number) => parts.reduce((all, part) => all + of(part), 0)
  return { done: sum(({ done }) => done), total: sum(({ total }) => total) }
}

function HowFar({ done, total, name }: { done: number; total: number; name: string }) {
  if (total === 0) return null
  return (
    <span className={page.howFar}>
      <ProgressBar label={`${name}: ${done} of ${total} done`} value={done} max={total} />
      {done} of {total} done
    </span>
  )
}

/** Who cannot sign in cannot be reminded: HR sends them the invitation, as on its home. */
function useInvitation({ people, personId, mode }: CaseDetails): { action?: ItemAction; refusal?: ReactNode } {
  const resend = useCommand(usersApi.resendInvitation)
  const { attempt, refusal } = useAttempt()
  const { roleId } = useViewer()
  const toast = useToast()
  const family = people.filter(({ side }) => side === 'employee')
  if (!isEmployer(roleId) || mode !== 'LEGAL' || family.some(({ status }) => status !== 'Invited')) return {}
  const [invited] = family
  if (!invited) {
    if (personId === null) return {}
    return { action: { verb: 'Invite', label: 'Invite', to: `/visaCareEmploymentInfo?person=${personId}` } }
  }
  const again = () =>
    attempt(async () => {
      await resend.run({ id: invited.userId })
      toast(`A new invitation is on its way to ${invited.name}.`, { kind: 'success' })
    })
  return {
    refusal,
    action: {
      ...{ verb: 'Resend invitation', label: `Resend invitation: ${invited.name}`, loading: resend.loading },
      onClick: () => void again(),
    },
  }
}
