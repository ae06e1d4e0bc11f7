import { NotLoaded } from '#platform/client/NotLoaded.tsx'
import { useAttempt } from '#platform/client/use-attempt.tsx'
import { useDialog } from '#platform/client/use-dialog.ts'
import { useCommand, useOperation } from '#platform/client/use-operation.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { useToast } from '#ui/toasts.tsx'
import styles from './editor.module.css'
import { askForFacts, factsOfLetter, type LetterFacts, type MissingFact } from './letter-facts.ts'
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

/** What others can answer goes to them in one press, once they are named. Nothing to ask: no button. */
export function AskForFacts({ fileId }: { fileId: number }) {
  const { items } = useOperation(factsOfLetter, { id: fileId })
  const ask = useCommand(askForFacts, { refresh: [factsOfLetter] })
  const dialog = useDialog<true>()
  const { attempt, refusal } = useAttempt()
  const toast = useToast()
  const facts = items?.facts
  const open = facts?.may.ask ? facts.missing.filter((each) => each.ask !== null) : []
  const people = whomOf(open)
  const send = () =>
    attempt(async () => {
      dialog.close()
      await ask.run({ id: fileId })
      toast(`Asked ${people.map(({ whom }) => whom).join(' and ')}.`, { kind: 'success' })
    })
  if (open.length === 0) return refusal
  const title = open.length === 1 ? 'Ask for 1 fact' : `Ask for ${open.length} facts`
  return (
    <>
      <Button variant="primary" loading={ask.loading} onClick={() => dialog.open(true)}>
        {title}
      </Button>
      <Dialog
        opened={dialog.opened}
        onClose={dialog.close}
        title={title}
        actions={
          <>
            <Button onClick={dialog.close}>Cancel</Button>
            <Button variant="primary" onClick={() => void send()}>
              Ask
            </Button>
          </>
        }
      >
        {people.map(({ whom, labels }) => (
          <section key={whom}>
            <h3 className={styles.heading}>{whom}</h3>
            <ul className={styles.asked}>
              {labels.map((label) => (
                <li key={label}>{label}</li>
              ))}
            </ul>
          </section>
        ))}
        <p className={styles.nothing}>
          They are told, and find these questions among their tasks. Answers that were submitted are open again for
          them.
        </p>
      </Dialog>
      {refusal}
    </>
  )
}

function whomOf(open: readonly MissingFact[]): { whom: string; labels: string[] }[] {
  const all = new Map<string, string[]>()
  for (const { ask, label } of open) if (ask !== null) all.set(ask, [...(all.get(ask) ?? []), label])
  return [...all].map(([whom, labels]) => ({ whom, labels }))
}
