import styles from '#case-file/cases/client/cases.module.css'
import { caseTypeById } from '#case-types/all.ts'
import { ownSettingsApi } from '#identity/own-settings/client/api.ts'
import { showMoment } from '#platform/client/moments.ts'
import { useAttempt } from '#platform/client/use-attempt.tsx'
import { useCommand } from '#platform/client/use-operation.ts'
import { Button } from '#ui/Button.tsx'
import { Link } from '#ui/navigation.tsx'
import { Card } from '#ui/page/Card.tsx'
import { type KeptDraft, keptDrafts } from './draft.ts'
import { usePerson } from './WhoStep.tsx'

/** Cases that were begun and put aside; each is gone on with or thrown away. */
export function DraftList({ settings }: { settings: Readonly<Record<string, unknown>> }) {
  const drafts = keptDrafts(settings)
  const save = useCommand(ownSettingsApi.saveSettings, { refresh: [ownSettingsApi.settings] })
  const { attempt, refusal } = useAttempt()
  if (drafts.length === 0) return null
  return (
    <Card title="Drafts">
      <ul className={styles.list}>
        {drafts.map((draft) => (
          <DraftLine
            key={draft.id}
            draft={draft}
            onDrop={() => void attempt(() => save.run({ settings: { [`caseDraft.${draft.id}`]: null } }))}
          />
        ))}
      </ul>
      {refusal}
    </Card>
  )
}

function DraftLine({ draft: { id, draft, at }, onDrop }: { draft: KeptDraft; onDrop: () => void }) {
  const person = usePerson(draft)
  const who = person ? `${person.firstName} ${person.lastName}` : 'nobody chosen yet'
  const name = `${caseTypeById(Number(draft.typeId))?.name ?? 'New case'}, ${who}`
  return (
    <li>
      <span className={styles.grow}>
        <Link to={`/visaCareCreateCase/${id}`}>{name}</Link>
        {at && <span className={styles.under}>Saved {showMoment(at)}</span>}
      </span>
      <Button size="small" variant="subtle" aria-label={`Delete: ${name}`} onClick={onDrop}>
        Delete
      </Button>
    </li>
  )
}
