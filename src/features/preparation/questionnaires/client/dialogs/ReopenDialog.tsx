import { useState } from 'react'
import { useCommand } from '#platform/client/use-operation.ts'
import { questionnairesApi } from '#preparation/client/api.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import type { Questionnaire } from '../../records.ts'
import type { Answers } from '../answers/answers.ts'
import { useLanguage } from '../language.tsx'

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
