import { Button } from '#ui/Button.tsx'
import { CheckField } from '#ui/fields/CheckField.tsx'
import type { Permission } from '../permission-contract.ts'
import { ChangeMark } from './ChangeMark.tsx'
import { allToggled, type Draft, toggled } from './rights-draft.ts'
import styles from './roles.module.css'
import { byNoun, rightInWords } from './words.ts'

type OperationRightsProps = {
  rights: readonly Permission[]
  held: Draft
  draft: Draft
  onDraft: (draft: Draft) => void
}

/** What the role may do, noun by noun. */
export function OperationRights({ rights, held, draft, onDraft }: OperationRightsProps) {
  const groups = byNoun(rights, ({ name }) => name).map(([noun, group]) => {
    const ids = group.map(({ id }) => id)
    const all = ids.every((id) => draft.has(id))
    return (
      <section key={noun} className={styles.noun} aria-label={`${noun} rights`}>
        <div className={styles.nounHead}>
          <h3>{noun}</h3>
          <Button
            variant="link"
            aria-label={`${all ? 'None' : 'All'} of ${noun}`}
            onClick={() => onDraft(allToggled(draft, ids, !all))}
          >
            {all ? 'None' : 'All'}
          </Button>
        </div>
        {group.map((right) => (
          <CheckField
            key={right.id}
            label={
              <span className={styles.right}>
                {rightInWords(right)}
                <code className={styles.code}>{right.name}</code>
                <ChangeMark id={right.id} held={held} draft={draft} />
              </span>
            }
            checked={draft.has(right.id)}
            onChange={(on) => onDraft(toggled(draft, right.id, on))}
          />
        ))}
      </section>
    )
  })
  return <div className={styles.nouns}>{groups}</div>
}
