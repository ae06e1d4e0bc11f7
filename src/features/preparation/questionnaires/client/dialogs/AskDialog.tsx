import { useState } from 'react'
import type { Question } from '#engine/questions.ts'
import { useCommand } from '#platform/client/use-operation.ts'
import { questionnairesApi } from '#preparation/client/api.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import { useToast } from '#ui/toasts.tsx'
import type { Comment, Questionnaire } from '../../records.ts'
import { isMissing } from '../../sections.ts'
import { useLanguage } from '../language.tsx'
import { useQuestionWords } from '../question-words.ts'

type AskDialogProps = {
  opened: boolean
  /** The questions in view. */
  subject: readonly Question[] | undefined
  close: () => void
  questionnaire: Questionnaire
  who: string
  onComments: (comments: readonly Comment[]) => void
}

/** "I don't know – ask the attorney": stays with the firm until somebody answers. */
export function AskDialog({ opened, subject: questions = [], close, questionnaire, who, onComments }: AskDialogProps) {
  const { say } = useLanguage()
  const words = useQuestionWords()
  const toast = useToast()
  const { attorney } = questionnaire.about
  const [key, setKey] = useState(() => lastFocused(questions) ?? questions.find(isMissing)?.key ?? questions[0]?.key)
  const [text, setText] = useState('')
  const comment = useCommand(questionnairesApi.comment)
  const question = questions.find((each) => each.key === key)
  const ask = async () => {
    if (!question) return
    const { subject, fact } = question
    const said = text.trim() || say.dontKnow
    const saved = await comment.run({ caseId: questionnaire.id, subject, fact: fact.id, text: said, asks: true })
    onComments(saved.comments)
    toast(say.askSent(attorney), { kind: 'success' })
    close()
  }
  return (
    <Dialog
      opened={opened}
      onClose={close}
      title={say.askShort(attorney)}
      actions={
        <>
          <Button onClick={close}>{say.cancel}</Button>
          <Button variant="primary" loading={comment.loading} onClick={() => void ask().catch(() => {})}>
            {say.sendQuestion}
          </Button>
        </>
      }
    >
      <p>{say.askText}</p>
      <SelectField
        label={say.askWhich}
        placeholder={null}
        value={key ?? ''}
        options={questions.map((each) => ({ value: each.key, label: words(each, who).label }))}
        onChange={setKey}
      />
      <TextAreaField
        label={say.askWhat}
        value={text}
        onChange={setText}
        maxLength={2000}
        rows={3}
        error={comment.error?.message}
      />
    </Dialog>
  )
}

/** A press on a button takes the focus away; the last question somebody was in is still where they are. */
const lastFocused = (questions: readonly Question[]) => questions.find(({ key }) => key === focused)?.key
let focused: string | undefined
if (typeof document !== 'undefined')
  document.addEventListener('focusin', ({ target }) => {
    const question = (target as Element | null)?.closest?.<HTMLElement>('[data-question]')
    if (question) focused = question.dataset.question
  })
