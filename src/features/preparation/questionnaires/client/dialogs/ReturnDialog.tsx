import { useState } from 'react'
import { useCommand } from '#platform/client/use-operation.ts'
import { questionnairesApi } from '#preparation/client/api.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { CheckField } from '#ui/fields/CheckField.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import { useToast } from '#ui/toasts.tsx'
import type { Questionnaire } from '../../records.ts'
import type { Answers } from '../answers/answers.ts'
import { useStructure } from '../answers/use-answers.ts'
import styles from '../questionnaire.module.css'

type ReturnDialogProps = {
  opened: boolean
  close: () => void
  questionnaire: Questionnaire
  answers: Answers
  onDone: () => void
}

/** The firm sends a part back: which questions, and why. */
export function ReturnDialog({ opened, close, questionnaire, answers, onDone }: ReturnDialogProps) {
  const [audience, setAudience] = useState<'employee' | 'employer'>('employee')
  const [message, setMessage] = useState('')
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const back = useCommand(questionnairesApi.return)
  const toast = useToast()
  const { sections } = useStructure(answers)
  const questions = sections.flatMap((section) => section.questions)
  const offered = questions.filter(({ key }) => answers.audiencesOf(key).includes(audience))
  const toggle = (key: string) =>
    setChosen((now) => new Set(now.has(key) ? [...now].filter((each) => each !== key) : [...now, key]))
  const run = async () => {
    const named = offered.filter(({ key }) => chosen.has(key)).map(({ subject, fact }) => ({ subject, fact: fact.id }))
    const { parts } = await back.run({ caseId: questionnaire.id, audience, message, questions: named })
    answers.setParts(parts)
    toast('Sent back. The person who answers it has been told.', { kind: 'success' })
    close()
    onDone()
  }
  return (
    <Dialog
      opened={opened}
      onClose={close}
      title="Return for correction"
      size="lg"
      actions={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button
            variant="primary"
            loading={back.loading}
            disabled={message.trim() === ''}
            onClick={() => void run().catch(() => {})}
          >
            Return
          </Button>
        </>
      }
    >
      <SelectField
        label="Part"
        placeholder={null}
        value={audience}
        options={[
          { value: 'employee', label: 'The employee’s part' },
          { value: 'employer', label: 'The employer’s part' },
        ]}
        onChange={(value) => setAudience(value === 'employer' ? 'employer' : 'employee')}
      />
      <TextAreaField
        label="Message"
        required
        value={message}
        onChange={setMessage}
        rows={3}
        maxLength={2000}
        error={back.error?.message}
      />
      <fieldset className={styles.choices}>
        <legend>Questions to look at</legend>
        {offered.map(({ key, fact }) => (
          <CheckField key={key} label={fact.label} checked={chosen.has(key)} onChange={() => toggle(key)} />
        ))}
      </fieldset>
    </Dialog>
  )
}
