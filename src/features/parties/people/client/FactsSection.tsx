import { useCallback, useState } from 'react'
import type { Known } from '#engine/answer.ts'
import type { Fact } from '#engine/fact.ts'
import { useConfirmedCommand } from '#identity/sessions/client/confirmed.tsx'
import { peopleApi } from '#parties/client/api.ts'
import { FactsForm } from '#parties/facts/client/FactsForm.tsx'
import { RevealDialog } from '#parties/facts/client/RevealDialog.tsx'
import { useAttempt } from '#platform/client/use-attempt.tsx'
import { useDialog } from '#platform/client/use-dialog.ts'
import { useCommand } from '#platform/client/use-operation.ts'
import { Button } from '#ui/Button.tsx'
import { IconPencil } from '#ui/icons.ts'
import { Card } from '#ui/page/Card.tsx'
import { useToast } from '#ui/toasts.tsx'
import type { Person } from '../records.ts'
import { revealsSecrets } from '../rules.ts'
import { HistoryDialog } from './HistorySection.tsx'
import styles from './people.module.css'
import type { Section } from './sections.ts'
import { useViewer } from './use-viewer.ts'

type FactsSectionProps = {
  person: Person
  section: Section
  onDirty: (dirty: boolean) => void
  onSaved: () => void
}

/** One section of what is known of a person; saved as a whole. */
export function FactsSection({ person, section, onDirty, onSaved }: FactsSectionProps) {
  const { roleId } = useViewer()
  const save = useCommand(peopleApi.saveFacts, { refresh: [peopleApi.list, peopleApi.history] })
  const reveal = useConfirmedCommand(peopleApi.reveal)
  const revealed = useDialog<{ fact: Fact; value: unknown }>()
  const history = useDialog<Fact>()
  const { attempt, refusal } = useAttempt()
  const toast = useToast()
  // The page reads anew after a save; the form has the saved answers already and keeps what is typed since.
  const [start, setStart] = useState(person.facts)
  // Read first: what is known is rarely changed.
  const [editing, setEditing] = useState(false)
  const show = useCallback(
    (fact: Fact) =>
      void attempt(async () => {
        const answer = await reveal.run({ id: person.id, fact: fact.id })
        if (answer) revealed.open({ fact, value: answer.value })
      }),
    [attempt, reveal.run, person.id, revealed.open],
  )
  return (
    <Card
      title={section.title}
      actions={
        !editing && (
          <Button
            size="small"
            icon={<IconPencil size={16} aria-hidden />}
            onClick={() => {
              setStart(person.facts)
              setEditing(true)
            }}
          >
            Edit
          </Button>
        )
      }
    >
      <p className={styles.dimmed}>{section.says}</p>
      <FactsForm
        subject={`person/${person.id}`}
        facts={section.facts}
        readOnly={!editing}
        known={(editing ? start : person.facts).known as Known}
        version={start.version}
        authors={person.authors}
        save={async (answers, version) => {
          const saved = await save.run({ id: person.id, answers: answers as never, version })
          return { ...saved, known: saved.known as Known }
        }}
        onSaved={({ changed }) => {
          toast(changed.length === 1 ? 'One answer was saved.' : `${changed.length} answers were saved.`, {
            kind: 'success',
          })
          setEditing(false)
          onDirty(false)
          onSaved()
        }}
        onDirty={onDirty}
        onReveal={revealsSecrets(roleId) ? show : undefined}
        onHistory={history.open}
      />
      <RevealDialog
        opened={revealed.opened}
        fact={revealed.subject?.fact}
        value={revealed.subject?.value}
        onClose={revealed.close}
      />
      <HistoryDialog opened={history.opened} personId={person.id} fact={history.subject} onClose={history.close} />
      {reveal.dialog}
      {refusal}
    </Card>
  )
}
