import { useAttempt } from '#platform/client/use-attempt.tsx'
import { useCommand } from '#platform/client/use-operation.ts'
import { questionnairesApi } from '#preparation/client/api.ts'
import { Button } from '#ui/Button.tsx'
import { Strip } from '#ui/items/Strip.tsx'
import { useToast } from '#ui/toasts.tsx'
import type { Answers } from '../answers/answers.ts'
import { useParts } from '../answers/use-answers.ts'

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
