import { saidName } from '#case-types/words/said.ts'
import { caseDraftsApi } from '#desk/client/api.ts'
import { showMoment } from '#platform/client/moments.ts'
import { NotLoaded } from '#platform/client/NotLoaded.tsx'
import { useAttempt } from '#platform/client/use-attempt.tsx'
import { useCommand, useOperation } from '#platform/client/use-operation.ts'
import { Button, LinkButton } from '#ui/Button.tsx'
import { Avatar } from '#ui/items/Tile.tsx'
import { Link } from '#ui/navigation.tsx'
import { Card } from '#ui/page/Card.tsx'
import type { KeptDraft } from '../chosen.ts'
import styles from './drafts.module.css'

type DraftsCardProps = {
  /** So many of the newest; a link leads to the others. */
  most?: number
}

/** Cases that were begun and not opened yet; nothing when there are none. */
export function DraftsCard({ most = 30 }: DraftsCardProps) {
  const drafts = useOperation(caseDraftsApi.list, {})
  const discard = useCommand(caseDraftsApi.discard, { refresh: [caseDraftsApi.list] })
  const { attempt, refusal } = useAttempt()
  if (!drafts.items) return <NotLoaded title="Drafts" of={drafts} />
  const { items } = drafts.items
  if (items.length === 0) return null
  return (
    <Card
      title="Drafts"
      count={items.length}
      flush
      actions={items.length > most && <Link to="/visaCareCreateCase">All drafts</Link>}
    >
      <ul className={styles.drafts}>
        {items.slice(0, most).map((draft) => (
          <DraftLine key={draft.id} draft={draft} onDiscard={() => void attempt(() => discard.run({ id: draft.id }))} />
        ))}
      </ul>
      {refusal}
    </Card>
  )
}

function DraftLine({ draft, onDiscard }: { draft: KeptDraft; onDiscard: () => void }) {
  const { id, chosen, personName, companyName, changedAt } = draft
  const what = chosen.typeId ? saidName(Number(chosen.typeId), chosen.subType || undefined) : 'New case'
  const who = personName || companyName || 'No one chosen yet'
  return (
    <li>
      <Avatar name={who} />
      <span className={styles.text}>
        <strong>{who}</strong>
        <span>
          {what}, {showMoment(changedAt)}
        </span>
      </span>
      <span className={styles.buttons}>
        <LinkButton size="small" to={`/visaCareCreateCase/${id}`} label={`Continue: ${what}, ${who}`}>
          Continue
        </LinkButton>
        <Button size="small" variant="subtle" aria-label={`Discard: ${what}, ${who}`} onClick={onDiscard}>
          Discard
        </Button>
      </span>
    </li>
  )
}
