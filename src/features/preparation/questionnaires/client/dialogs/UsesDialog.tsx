import type { Question } from '#engine/questions.ts'
import { factsApi } from '#parties/client/api.ts'
import { useOperation } from '#platform/client/use-operation.ts'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { ErrorState, Loading } from '#ui/page/states.tsx'
import { useLanguage } from '../language.tsx'
import styles from '../questionnaire.module.css'

type UsesDialogProps = { opened: boolean; subject: Question | undefined; close: () => void }

/** Which open forms an answer is written on, and which filed ones a change of it contradicts. */
export function UsesDialog({ opened, subject, close }: UsesDialogProps) {
  const { say, fact } = useLanguage()
  return (
    <Dialog opened={opened} onClose={close} title={subject ? say.usesOf(fact(subject.fact).label) : ''}>
      {opened && subject && <Uses question={subject} />}
    </Dialog>
  )
}

function Uses({ question }: { question: Question }) {
  const { say } = useLanguage()
  const { items, error } = useOperation(factsApi.touches, { subject: question.subject, fact: question.fact.id })
  if (error) return <ErrorState message={error.message} />
  if (!items) return <Loading lines={3} />
  const { open, filed } = items
  if (open.length + filed.length === 0) return <p>{say.usedNowhere}</p>
  return (
    <>
      {open.length > 0 && <Forms title={say.usedOpen} forms={open} />}
      {filed.length > 0 && <Forms title={say.usedFiled} forms={filed} />}
    </>
  )
}

type Place = { caseFormId: number; formId: string; caseNumber: string; items: string[] }

function Forms({ title, forms }: { title: string; forms: readonly Place[] }) {
  const { say } = useLanguage()
  return (
    <>
      <p>{title}</p>
      <ul className={styles.plain}>
        {forms.map(({ caseFormId, formId, caseNumber, items }) => (
          <li key={caseFormId}>
            {say.inCase(formId.toUpperCase(), caseNumber)}: {items.join(', ')}
          </li>
        ))}
      </ul>
    </>
  )
}
