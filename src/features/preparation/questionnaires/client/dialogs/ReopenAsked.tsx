import { useState } from 'react'
import { useAttempt } from '#platform/client/use-attempt.tsx'
import { useCommand } from '#platform/client/use-operation.ts'
import { questionnairesApi } from '#preparation/client/api.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import { Strip } from '#ui/items/Strip.tsx'
import { useToast } from '#ui/toasts.tsx'
import type { Questionnaire } from '../../records.ts'
import type { Answers } from '../answers/answers.ts'
import { useParts } from '../answers/use-answers.ts'
import { useLanguage } from '../language.tsx'

type ReopenAskedProps = { caseId: number; answers: Answers; onDone: () => void }

/** Whoever sent a part asked to have it back: the firm reads why, and gives it back with one press. */
export function ReopenAsked({ caseId, answers, onDone }: ReopenAskedProps) {
  const parts = useParts(answers)
  const back = useCommand(questionnairesApi.return)
  const { attempt, refusal } = useAttempt()
  const toast = useToast()
  const asked = parts.find(({ reopenAskedAt }) => reopenAskedAt !== null)
  if (!asked || (asked.audience !== 'employee' && asked.audience !== 'employer')) return null
  const { audience, reopenAskedByName: who, reopenWhy: why } = asked
  const reopen = () =>
    attempt(async () => {
      const done = await back.run({ caseId, audience, message: REOPENED, questions: [] })
      answers.setParts(done.parts)
      toast(`The answers are open again. ${who} has been told.`, { kind: 'success' })
      onDone()
    })
  return (
    <>
      <Strip
        tone="amber"
        title={`${who} asks to reopen the ${audience}’s answers`}
        action={
          <Button variant="primary" loading={back.loading} onClick={() => void reopen()}>
            Reopen
          </Button>
        }
      >
        {why && <p>“{why}”</p>}
      </Strip>
      {refusal}
    </>
  )
}

const REOPENED = 'Open again, as you asked.'

type ReopenDialogProps = { opened: boolean; close: () => void; questionnaire: Questionnaire; answers: Answers }

/** Asks the firm to open the part again, and why. */
export function ReopenDialog({ opened, close, questionnaire, answers }: ReopenDialogProps) {
  const { say } = useLanguage()
  const [why, setWhy] = useState('')
  const reopen = useCommand(questionnairesApi.askToReopen)
  const ask = async () => {
    const { parts } = await reopen.run({ caseId: questionnaire.id, why })
    answers.setParts(parts)
    close()
  }
  return (
    <Dialog
      opened={opened}
      onClose={close}
      title={say.askToReopen}
      actions={
        <>
          <Button onClick={close}>{say.cancel}</Button>
          <Button variant="primary" loading={reopen.loading} onClick={() => void ask().catch(() => {})}>
            {say.sendQuestion}
          </Button>
        </>
      }
    >
      <TextAreaField
        label={say.reopenWhy}
        value={why}
        onChange={setWhy}
        maxLength={2000}
        rows={3}
        error={reopen.error?.message}
      />
    </Dialog>
  )
}
