import { NotLoaded } from '#platform/client/NotLoaded.tsx'
import { operationNamed } from '#platform/client/operations.ts'
import { useOperation } from '#platform/client/use-operation.ts'
import { Link } from '#ui/navigation.tsx'
import styles from './editor.module.css'

type Facts = {
  templateName: string
  used: { label: string; value: string; now: string }[]
  missing: { name: string; label: string; where: string; link: string | null }[]
}

/** Letters stand above the editor: what one was written from is asked for by name. */
export const factsOfLetter = operationNamed<{ id: number }, { facts: Facts | null }>('letters.facts')

/** The facts in a letter beside it: what is missing and where it is answered, what changed since, and the rest. */
export function LetterFactsPanel({ fileId }: { fileId: number }) {
  const found = useOperation(factsOfLetter, { id: fileId })
  if (!found.items?.facts) return <NotLoaded of={found} />
  const { templateName, used, missing } = found.items.facts
  const changed = used.filter(({ value, now }) => value !== now)
  return (
    <section aria-label="Facts in this letter">
      <h2 className={styles.heading}>
        Facts in this letter <span>{`${used.length} of ${used.length + missing.length} known`}</span>
      </h2>
      <p className={styles.nothing}>From “{templateName}”.</p>
      {missing.length > 0 && (
        <>
          <p className={styles.nothing}>Missing when it was made ({missing.length}):</p>
          <ul className={styles.notes} aria-label="Missing when it was made">
            {missing.map(({ name, label, where, link }) => (
              <li key={name}>
                <p>
                  <strong>{label}</strong>
                </p>
                {link ? <Link to={link}>{where === 'Questions' ? 'Answer it' : where}</Link> : <p>{where}</p>}
              </li>
            ))}
          </ul>
        </>
      )}
      {changed.length > 0 && (
        <ul className={styles.notes} aria-label="Changed since it was made">
          {changed.map(({ label, value, now }) => (
            <li key={label}>
              <p>
                <strong>{label}</strong> changed
              </p>
              <p>
                “{value}” is now {now ? `“${now}”` : 'unknown'}.
              </p>
            </li>
          ))}
        </ul>
      )}
      <Values of={used.slice(0, SHOWN)} />
      {used.length > SHOWN && (
        <details>
          <summary>{used.length - SHOWN} more</summary>
          <Values of={used.slice(SHOWN)} />
        </details>
      )}
    </section>
  )
}

/** So many that comments below stay in sight. */
const SHOWN = 5

function Values({ of }: { of: Facts['used'] }) {
  return (
    <dl className={styles.values}>
      {of.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
