import { NotLoaded } from '#platform/client/NotLoaded.tsx'
import { useOperation } from '#platform/client/use-operation.ts'
import styles from './editor.module.css'
import { factsOfLetter, type LetterFacts } from './letter-facts.ts'
import { MissingFacts } from './MissingFacts.tsx'
import type { Letter } from './use-letter.ts'

type Props = { fileId: number; letter: Letter; editable: boolean }

/** The facts in a letter beside it: what is missing and where it is answered, what changed since, and the rest. */
export function LetterFactsPanel({ fileId, letter, editable }: Props) {
  const found = useOperation(factsOfLetter, { id: fileId })
  if (!found.items?.facts) return <NotLoaded of={found} />
  const { caseId, templateName, used, missing } = found.items.facts
  const known = used.length + missing.filter(({ now }) => now !== null).length
  const changed = used.filter(({ value, now }) => value !== now)
  return (
    <section aria-label="Facts in this letter">
      <h2 className={styles.heading}>
        Facts in this letter <span>{`${known} of ${used.length + missing.length} known`}</span>
      </h2>
      <p className={styles.nothing}>From “{templateName}”.</p>
      <MissingFacts
        {...{ caseId, missing, letter, editable }}
        onAnswered={async () => (await found.reload()).data?.facts?.missing ?? []}
      />
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

function Values({ of }: { of: LetterFacts['used'] }) {
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
