import { counted } from '#formats/words.ts'
import { usersApi } from '#identity/users/client/api.ts'
import { useAttempt } from '#platform/client/use-attempt.tsx'
import { useCommand } from '#platform/client/use-operation.ts'
import { IconBuilding, IconFlag, IconScale } from '#ui/icons.ts'
import { OpenItemRow, OpenItems } from '#ui/items/OpenItemRow.tsx'
import { Avatar, Tile } from '#ui/items/Tile.tsx'
import { Link } from '#ui/navigation.tsx'
import { Card } from '#ui/page/Card.tsx'
import { useToast } from '#ui/toasts.tsx'
import type { HomeItem } from '../records.ts'
import { type Awaited, byWho, firstDue, ofCases, thingsOwed } from './home-words.ts'
import styles from './homes.module.css'
import { useRemind } from './use-remind.tsx'

const SHOWN = 7

type WaitingCardProps = {
  items: readonly HomeItem[]
  total: number
  /** How many cases lie with USCIS or another agency. */
  agency: number
  /** In how many of these USCIS has not answered by the day it promised. */
  late: number
  listPath: (filter: Record<string, string>) => string
}

/** What others owe, by who owes it, the soonest first; they can be reminded, or invited again. */
export function WaitingCard({ items, total, agency, late, listPath }: WaitingCardProps) {
  const { remind, dialog } = useRemind()
  const groups = byWho(items)
  return (
    <Card
      title="Waiting for others"
      count={total}
      flush
      actions={total > 0 && <Link to={listPath({})}>All cases</Link>}
    >
      {groups.length === 0 && agency === 0 && <p className={styles.more}>You are not waiting for anyone.</p>}
      <OpenItems label="Waiting for others">
        {groups.slice(0, SHOWN).map((group) => (
          <AwaitedRow key={group.key} group={group} onRemind={remind} />
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
      {dialog}
    </Card>
  )
}

const lateWords = (late: number) =>
  `Filed. USCIS is late with ${counted(late, 'answer')}: your law firm asks for the premium fee back.`

function AwaitedRow({ group, onRemind }: { group: Awaited; onRemind: (ids: readonly number[], who?: string) => void }) {
  const resend = useCommand(usersApi.resendInvitation)
  const { attempt, refusal } = useAttempt()
  const toast = useToast()
  const { who, kind, items } = group
  const login = items[0]?.login ?? null
  const invited = kind === 'person' && login?.status === 'Invited' ? login : null
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
            {who} <span className={styles.beside}>· {ofCases(items, kind !== 'person')}</span>
          </>
        }
        about={invited ? `Has not activated the account yet. ${thingsOwed(items)}` : thingsOwed(items)}
        dueOn={firstDue(items)}
        action={
          invited
            ? {
                verb: 'Resend invitation',
                label: `Resend invitation: ${who}`,
                onClick: () => void again(),
                loading: resend.loading,
              }
            : {
                verb: 'Remind',
                label: `Remind ${who}`,
                onClick: () => onRemind([...new Set(items.map(({ caseId }) => caseId))], who),
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
