import { isEmployer } from '#case-file/cases/policy.ts'
import { counted } from '#formats/words.ts'
import { usersApi } from '#identity/client/api.ts'
import { useViewer } from '#parties/people/client/use-viewer.ts'
import { useAttempt } from '#platform/client/use-attempt.tsx'
import { useCommand } from '#platform/client/use-operation.ts'
import { IconBuilding, IconFlag, IconScale } from '#ui/icons.ts'
import { OpenItemRow, OpenItems } from '#ui/items/OpenItemRow.tsx'
import { Avatar, Tile } from '#ui/items/Tile.tsx'
import { Link } from '#ui/navigation.tsx'
import { Card } from '#ui/page/Card.tsx'
import { useToast } from '#ui/toasts.tsx'
import type { AwaitedFrom } from '../records.ts'
import { type Awaited, named, ofCases, thingsOwed } from './home-words.ts'
import styles from './homes.module.css'
import { useRemind } from './use-remind.tsx'

type WaitingCardProps = {
  awaited: readonly AwaitedFrom[]
  /** How many others owe something, and how many things they owe in all. */
  others: number
  total: number
  /** How many cases lie with USCIS or another agency. */
  agency: number
  /** In how many of these USCIS has not answered by the day it promised. */
  late: number
  listPath: (filter: Record<string, string>) => string
}

/** What others owe, by who owes it, the soonest first; they can be reminded, or invited again. */
export function WaitingCard({ awaited, others, total, agency, late, listPath }: WaitingCardProps) {
  const { remind, dialog } = useRemind()
  return (
    <Card
      title="Waiting for others"
      count={total}
      flush
      actions={total > 0 && <Link to={listPath({})}>All cases</Link>}
    >
      {awaited.length === 0 && agency === 0 && <p className={styles.more}>You are not waiting for anyone.</p>}
      <OpenItems label="Waiting for others">
        {awaited.map((from) => (
          <AwaitedRow key={from.key} group={named(from)} onRemind={remind} />
        ))}
        {agency > 0 && (
          <OpenItemRow
            kind="step"
            mark={<Tile tone="blue" icon={<IconFlag size={18} stroke={1.6} />} />}
            what={
              <>
                USCIS and other agencies <span className={styles.beside}>· {counted(agency, 'case')}</span>
              </>
            }
            about={late > 0 ? lateWords(late) : 'Filed. Nothing for you to do until they answer.'}
            action={{ verb: 'See cases', to: listPath({ ball: 'agency' }) }}
          />
        )}
      </OpenItems>
      {others > awaited.length && (
        <p className={styles.more}>
          {counted(others - awaited.length, 'other owes', 'others owe')} something too. See all cases.
        </p>
      )}
      {dialog}
    </Card>
  )
}

const lateWords = (late: number) =>
  `Filed. USCIS is late with ${counted(late, 'answer')}: the premium fee can be asked back.`

function AwaitedRow({ group, onRemind }: { group: Awaited; onRemind: (ids: readonly number[], who?: string) => void }) {
  const resend = useCommand(usersApi.resendInvitation)
  const { attempt, refusal } = useAttempt()
  const toast = useToast()
  const { who, kind, items, n, caseIds, dueOn } = group
  const login = items[0]?.login ?? null
  const invited = kind === 'person' && login?.status === 'Invited' ? login : null
  const { roleId } = useViewer()
  // Where nobody of the household can sign in, nobody can be reminded: their page sends the invitation. Others than the
  // employer are not told who has an account.
  const uninvited = kind === 'person' && login === null && isEmployer(roleId) ? items[0]?.personId : null
  const again = async () => {
    if (!invited) return
    if (await attempt(() => resend.run({ id: invited.userId })))
      toast(`A new invitation is on its way to ${who}.`, { kind: 'success' })
  }
  return (
    <>
      <OpenItemRow
        kind="task"
        mark={markOf(group)}
        what={
          <>
            {who} <span className={styles.beside}>· {ofCases(group)}</span>
          </>
        }
        about={`${invited ? 'Has not activated the account yet. ' : uninvited ? 'No account yet. ' : ''}${thingsOwed(items, n)}`}
        dueOn={dueOn}
        action={
          invited
            ? {
                verb: 'Resend invitation',
                label: `Resend invitation: ${who}`,
                onClick: () => void again(),
                loading: resend.loading,
              }
            : uninvited
              ? { verb: 'Invite', label: `Invite ${who}`, to: `/visaCareEmploymentInfo?person=${uninvited}` }
              : {
                  verb: 'Remind',
                  label: `Remind ${who}`,
                  onClick: () => onRemind(caseIds, who),
                }
        }
      />
      {refusal}
    </>
  )
}

function markOf({ kind, who }: Awaited) {
  if (kind === 'person') return <Avatar name={who} />
  const Icon = kind === 'firm' ? IconScale : IconBuilding
  return <Tile tone={kind === 'firm' ? 'teal' : 'gray'} icon={<Icon size={18} stroke={1.6} />} />
}
