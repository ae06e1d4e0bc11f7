import { useState } from 'react'
import { caseDetailsApi } from '#case-file/client/api.ts'
import { useAttempt } from '#platform/client/use-attempt.tsx'
import { useCommand } from '#platform/client/use-operation.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { type YesNo, YesNoField } from '#ui/fields/YesNoField.tsx'
import type { CaseDocuments } from '../records.ts'
import styles from './documents.module.css'
import { refresh } from './refresh.ts'

type QuestionsDialogProps = { of: Pick<CaseDocuments, 'caseId' | 'questions'>; opened: boolean; onClose: () => void }

/** What decides whether documents are needed: each answer puts them on the list or takes them off it. */
export function QuestionsDialog({ of: { caseId, questions }, opened, onClose }: QuestionsDialogProps) {
  const save = useCommand(caseDetailsApi.update, { refresh: [...refresh, caseDetailsApi.get] })
  const [answers, setAnswers] = useState<Record<string, YesNo>>({})
  const { attempt, refusal } = useAttempt()
  const saveAll = () =>
    attempt(async () => {
      const known = Object.fromEntries(Object.entries(answers).map(([id, answer]) => [id, answer === 'Yes']))
      await save.run({ id: caseId, known })
      onClose()
    })
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title="What the list depends on"
      size="lg"
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            loading={save.loading}
            disabled={Object.keys(answers).length === 0}
            onClick={() => void saveAll()}
          >
            Save
          </Button>
        </>
      }
    >
      <div className={styles.stack}>
        {questions.map(({ id, words }) => (
          <YesNoField
            key={id}
            label={words}
            value={answers[id] ?? ''}
            onChange={(answer) => setAnswers((now) => ({ ...now, [id]: answer }))}
          />
        ))}
      </div>
      {refusal}
    </Dialog>
  )
}
