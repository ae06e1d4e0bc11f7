import { useState } from 'react'
import type { Question } from '#engine/questions.ts'
import { showMoment } from '#platform/client/moments.ts'
import { useCommand } from '#platform/client/use-operation.ts'
import { questionnairesApi } from '#preparation/client/api.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { CheckField } from '#ui/fields/CheckField.tsx'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import type { Comment } from '../../records.ts'
import { useLanguage } from '../language.tsx'
import styles from '../questionnaire.module.css'

type RemarksDialogProps = {
  opened: boolean
  subject: Question | undefined
  close: () => void
  caseId: number
  comments: readonly Comment[]
  mayBeInternal: boolean
  onComments: (comments: readonly Comment[]) => void
}

/** What is said about one question, oldest first, and room for more. */
export function RemarksDialog(props: RemarksDialogProps) {
  const { opened, subject: question, close, caseId, comments, mayBeInternal, onComments } = props
  const { say, fact } = useLanguage()
  const comment = useCommand(questionnairesApi.comment)
  const [text, setText] = useState('')
  const [internal, setInternal] = useState(false)
  const own = comments.filter(({ subject, fact: id }) => `${subject}:${id}` === question?.key)
  const add = async () => {
    if (!question || text.trim() === '') return
    const { subject } = question
    const saved = await comment.run({ caseId, subject, fact: question.fact.id, text, internal }).catch(() => undefined)
    if (!saved) return
    onComments(saved.comments)
    setText('')
  }
  return (
    <Dialog
      opened={opened}
      onClose={close}
      title={question ? say.remarksOn(fact(question.fact).label) : ''}
      actions={
        <>
          <Button onClick={close}>{say.close}</Button>
          <Button variant="primary" loading={comment.loading} disabled={text.trim() === ''} onClick={() => void add()}>
            {say.sendRemark}
          </Button>
        </>
      }
    >
      <ol className={styles.thread}>
        {own.map((each) => (
          <li key={each.id}>
            <p>{each.text}</p>
            <p className={styles.dimmed}>
              {each.byName}, {showMoment(each.at)}
              {each.internal && `, ${say.internal.toLowerCase()}`}
            </p>
          </li>
        ))}
      </ol>
      <TextAreaField
        label={say.remark}
        value={text}
        onChange={setText}
        maxLength={2000}
        rows={3}
        error={comment.error?.message}
      />
      {mayBeInternal && <CheckField label={say.internal} checked={internal} onChange={setInternal} />}
    </Dialog>
  )
}
