import { useEffect, useMemo, useRef, useState } from 'react'
import type { Audience, Fact } from '#engine/fact.ts'
import type { Question } from '#engine/questions.ts'
import { useConfirmedCommand } from '#identity/sessions/client/confirmed.tsx'
import { RevealDialog } from '#parties/facts/client/RevealDialog.tsx'
import { peopleApi } from '#parties/people/client/api.ts'
import { call } from '#platform/client/call.ts'
import { useAttempt } from '#platform/client/use-attempt.tsx'
import { useDialog } from '#platform/client/use-dialog.ts'
import { Button } from '#ui/Button.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { leads } from '../policy.ts'
import type { Comment, Questionnaire } from '../records.ts'
import type { Section } from '../sections.ts'
import type { Answers } from './answers.ts'
import { questionnairesApi } from './api.ts'
import { BelowQuestion } from './BelowQuestion.tsx'
import { CopyDialog } from './CopyDialog.tsx'
import { HistoryDialog } from './HistoryDialog.tsx'
import { InviteDialog } from './InviteDialog.tsx'
import { type Language, useLanguage } from './language.tsx'
import { QuestionnaireBody } from './QuestionnaireBody.tsx'
import type { QuestionTools } from './QuestionRow.tsx'
import styles from './questionnaire.module.css'
import { RemarksDialog } from './RemarksDialog.tsx'
import { ReturnDialog } from './ReturnDialog.tsx'
import { SubmitDialog } from './SubmitDialog.tsx'
import { UsesDialog } from './UsesDialog.tsx'
import { useParts } from './use-answers.ts'

type SignedInQuestionnaireProps = {
  questionnaire: Questionnaire
  answers: Answers
  onLanguage: (language: Language) => void
  reload: () => void
}

/** The questions with everything a participant with an account can do about them. */
export function SignedInQuestionnaire({ questionnaire, answers, onLanguage, reload }: SignedInQuestionnaireProps) {
  const { say } = useLanguage()
  const { id: caseId } = questionnaire
  const [comments, setComments] = useState<readonly Comment[]>(questionnaire.comments)
  const remarks = useDialog<Question>()
  const history = useDialog<Question>()
  const uses = useDialog<Question>()
  const copying = useDialog<Section>()
  const inviting = useDialog<true>()
  const submitting = useDialog<true>()
  const returning = useDialog<true>()
  const revealed = useDialog<{ fact: Fact; value: unknown }>()
  const reveal = useConfirmedCommand(peopleApi.reveal)
  const { attempt, refusal } = useAttempt()

  // What the tools open may change; the tools themselves stay, so that the rows are not drawn anew.
  const act = useRef({ remarks, history, uses, reveal, revealed, attempt })
  useEffect(() => {
    act.current = { remarks, history, uses, reveal, revealed, attempt }
  })
  const tools = useMemo<QuestionTools>(
    () => ({
      onHistory: (question) => act.current.history.open(question),
      onReveal: (question, fact) =>
        void act.current.attempt(async () => {
          const id = Number(question.subject.split('/')[1])
          const answer = await act.current.reveal.run({ id, fact: fact.id })
          if (answer) act.current.revealed.open({ fact, value: answer.value })
        }),
      below: (question) => (
        <BelowQuestion
          question={question}
          answers={answers}
          questionnaire={questionnaire}
          remarks={comments.filter(({ subject, fact }) => `${subject}:${fact}` === question.key).length}
          onRemarks={() => act.current.remarks.open(question)}
          onUses={() => act.current.uses.open(question)}
        />
      ),
    }),
    [answers, comments, questionnaire],
  )

  return (
    <>
      <QuestionnaireBody
        questionnaire={questionnaire}
        answers={answers}
        title={say.ofCase(questionnaire.caseNumber)}
        onLanguage={onLanguage}
        tools={tools}
        intro={
          leads(questionnaire) && (
            <div className={styles.part}>
              <PartChoice answers={answers} />
            </div>
          )
        }
        actions={
          <>
            <Button onClick={() => inviting.open(true)}>{say.invite}</Button>
            {leads(questionnaire) && <Button onClick={() => returning.open(true)}>Return for correction</Button>}
            <Button variant="primary" onClick={() => submitting.open(true)}>
              {say.submit}
            </Button>
          </>
        }
        sectionActions={(section) =>
          /^(person|case)\//.test(section.subject) && (
            <Button size="small" onClick={() => copying.open(section)}>
              {say.copy}
            </Button>
          )
        }
      />
      <RemarksDialog
        {...remarks}
        caseId={caseId}
        comments={comments}
        mayBeInternal={leads(questionnaire)}
        onComments={setComments}
      />
      <HistoryDialog {...history} caseId={caseId} />
      <UsesDialog {...uses} />
      <CopyDialog key={`copy ${copying.turn}`} {...copying} caseId={caseId} answers={answers} />
      <InviteDialog key={`invite ${inviting.turn}`} {...inviting} questionnaire={questionnaire} onChanged={reload} />
      <ReturnDialog
        key={`return ${returning.turn}`}
        {...returning}
        questionnaire={questionnaire}
        answers={answers}
        onDone={reload}
      />
      <SubmitDialog
        {...submitting}
        answers={answers}
        submit={() => call(questionnairesApi.submit, { caseId, despiteMissing: true })}
      />
      <RevealDialog
        opened={revealed.opened}
        fact={revealed.subject?.fact}
        value={revealed.subject?.value}
        onClose={revealed.close}
      />
      {reveal.dialog}
      {refusal}
    </>
  )
}

const PARTS: readonly { value: Audience | ''; label: string }[] = [
  { value: '', label: 'Everything' },
  { value: 'employee', label: 'The employee’s part' },
  { value: 'employer', label: 'The employer’s part' },
]

/** The firm answers everything, and looks at others' parts as they see them. */
function PartChoice({ answers }: { answers: Answers }) {
  const [part, setPart] = useState<Audience | ''>('')
  const parts = useParts(answers)
  const options = PARTS.map(({ value, label }) => {
    const found = parts.find(({ audience }) => audience === value)
    return { value, label: found ? `${label}: ${found.percent} %, ${found.status.toLowerCase()}` : label }
  })
  return (
    <SelectField
      label="Questions of"
      placeholder={null}
      value={part}
      options={options}
      onChange={(value) => {
        setPart(value as Audience | '')
        answers.showPart((value || null) as Audience | null)
      }}
    />
  )
}
