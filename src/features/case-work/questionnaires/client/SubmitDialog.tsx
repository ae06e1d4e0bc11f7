import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx'
import { useToast } from '#ui/toasts.tsx'
import type { Questionnaire } from '../records.ts'
import { isMissing } from '../sections.ts'
import type { Answers } from './answers.ts'
import { useLanguage } from './language.tsx'
import styles from './questionnaire.module.css'
import { useStructure } from './use-answers.ts'

type SubmitDialogProps = {
  opened: boolean
  close: () => void
  answers: Answers
  submit: () => Promise<Pick<Questionnaire, 'parts'>>
}

/** Says what is still missing before the part is handed in. */
export function SubmitDialog({ opened, close, answers, submit }: SubmitDialogProps) {
  const { say, fact } = useLanguage()
  const toast = useToast()
  const { sections } = useStructure(answers)
  const missing = sections.flatMap(({ questions }) => questions.filter(isMissing))
  const run = async () => {
    await answers.flush()
    const { parts } = await submit()
    answers.setParts(parts)
    toast(say.submitted, { kind: 'success' })
  }
  return (
    <ConfirmDialog
      opened={opened}
      onClose={close}
      title={say.submitTitle}
      confirmLabel={say.submit}
      cancelLabel={say.cancel}
      onConfirm={() => run().catch((error: Error) => toast(error.message, { kind: 'error' }))}
    >
      {missing.length === 0 ? (
        <p>{say.submitComplete}</p>
      ) : (
        <>
          <p>{say.submitMissing(missing.length)}</p>
          <ul className={styles.plain}>
            {missing.slice(0, 12).map((question) => (
              <li key={question.key}>{fact(question.fact).label}</li>
            ))}
            {missing.length > 12 && <li>…</li>}
          </ul>
        </>
      )}
    </ConfirmDialog>
  )
}
