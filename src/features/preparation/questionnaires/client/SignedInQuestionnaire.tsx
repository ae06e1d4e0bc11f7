import { useEffect, useMemo, useRef, useState } from 'react'
import type { KnownAnswer } from '#engine/answer.ts'
import type { Audience, Fact } from '#engine/fact.ts'
import type { Question } from '#engine/questions.ts'
import { person } from '#facts/person.ts'
import { SIGNS_ALONE_FROM } from '#formats/dates.ts'
import { ageOn, type Day } from '#formats/day.ts'
import { useConfirmedCommand } from '#identity/sessions/client/confirmed.tsx'
import { personOf } from '#identity/sessions/client/person.ts'
import { useSignedIn } from '#identity/sessions/client/session.ts'
import { jobTemplatesApi, peopleApi } from '#parties/client/api.ts'
import { draftOf } from '#parties/facts/client/draft.ts'
import { RevealDialog } from '#parties/facts/client/RevealDialog.tsx'
import type { JobTemplate } from '#parties/job-templates/contract.ts'
import { call } from '#platform/client/call.ts'
import { useAttempt } from '#platform/client/use-attempt.tsx'
import { useDialog } from '#platform/client/use-dialog.ts'
import { useOperation } from '#platform/client/use-operation.ts'
import { questionnairesApi } from '#preparation/client/api.ts'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { today } from '#ui/today.ts'
import { leads, seesInternal } from '../policy.ts'
import type { Comment, Questionnaire } from '../records.ts'
import type { Section } from '../sections.ts'
import type { Answers } from './answers/answers.ts'
import { useParts } from './answers/use-answers.ts'
import { BelowQuestion, QuestionInfo } from './BelowQuestion.tsx'
import { AskDialog } from './dialogs/AskDialog.tsx'
import { CopyDialog } from './dialogs/CopyDialog.tsx'
import { HistoryDialog } from './dialogs/HistoryDialog.tsx'
import { InviteDialog } from './dialogs/InviteDialog.tsx'
import { RemarksDialog } from './dialogs/RemarksDialog.tsx'
import { ReopenAsked, ReopenDialog } from './dialogs/ReopenAsked.tsx'
import { ReturnDialog } from './dialogs/ReturnDialog.tsx'
import { UsesDialog } from './dialogs/UsesDialog.tsx'
import { type Language, useLanguage } from './language.tsx'
import { QuestionnaireBody } from './QuestionnaireBody.tsx'
import type { QuestionTools } from './QuestionRow.tsx'
import styles from './questionnaire.module.css'

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
  const reader = personOf(useSignedIn()).firstName
  const [comments, setComments] = useState<readonly Comment[]>(questionnaire.comments)
  const remarks = useDialog<Question>()
  const history = useDialog<Question>()
  const uses = useDialog<Question>()
  const copying = useDialog<Section>()
  const inviting = useDialog<true>()
  const asking = useDialog<Section['questions']>()
  const reopening = useDialog<true>()
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
      info: (question, close) => (
        <QuestionInfo
          question={question}
          questionnaire={questionnaire}
          remarks={remarksOn(comments, question).length}
          onRemarks={() => {
            close()
            act.current.remarks.open(question)
          }}
          onUses={() => {
            close()
            act.current.uses.open(question)
          }}
        />
      ),
      below: (question) => (
        <BelowQuestion
          question={question}
          answers={answers}
          remarks={remarksOn(comments, question).length}
          isAsked={remarksOn(comments, question).some(({ asks, closedAt }) => asks && closedAt === null)}
          onRemarks={() => act.current.remarks.open(question)}
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
        onLanguage={onLanguage}
        tools={tools}
        aboutOther={
          questionnaire.audience === 'employee' && isOther(reader, questionnaire.about.person)
            ? {
                name: questionnaire.about.person.split(' ')[0] ?? '',
                ...(!isSmallChild(questionnaire, today()) && { onInvite: () => inviting.open(true) }),
              }
            : undefined
        }
        intro={
          leads(questionnaire) && (
            <>
              <ReopenAsked caseId={caseId} answers={answers} onDone={reload} />
              <div className={styles.part}>
                <PartChoice answers={answers} />
              </div>
            </>
          )
        }
        more={(section) => [
          ...(section && /^(person|case)\//.test(section.subject)
            ? [{ label: say.copy, onSelect: () => copying.open(section) }]
            : []),
          { label: say.invite, onSelect: () => inviting.open(true) },
          ...(leads(questionnaire) ? [{ label: 'Return for correction', onSelect: () => returning.open(true) }] : []),
        ]}
        onSubmit={async () => {
          await answers.flush()
          const { parts } = await call(questionnairesApi.submit, { caseId, despiteMissing: true })
          answers.setParts(parts)
          reload()
        }}
        above={(section) => {
          const company = questionnaire.subjects.find(({ key }) => key.startsWith('company/'))
          if (section.topic !== 'job' || !company) return null
          const companyId = Number(company.key.split('/')[1])
          return <TemplateChoice companyId={companyId} employment={section.subject} answers={answers} />
        }}
        onAsk={leads(questionnaire) || questionnaire.mode === 'DIY' ? undefined : asking.open}
        onReopen={() => reopening.open(true)}
      />
      <RemarksDialog
        {...remarks}
        caseId={caseId}
        comments={comments}
        mayBeInternal={seesInternal(questionnaire)}
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
      <AskDialog
        key={`ask ${asking.turn}`}
        {...asking}
        questionnaire={questionnaire}
        who={questionnaire.about.person.split(' ')[0] ?? ''}
        onComments={setComments}
      />
      <ReopenDialog key={`reopen ${reopening.turn}`} {...reopening} questionnaire={questionnaire} answers={answers} />
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

/** Of a family one answers for another: then the questions say whom they mean. */
const isOther = (reader: string, person: string) =>
  reader !== '' && person !== '' && reader.split(' ')[0] !== person.split(' ')[0]

const remarksOn = (comments: readonly Comment[], { key }: Question) =>
  comments.filter(({ subject, fact }) => `${subject}:${fact}` === key)

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

/** Whether the questions are about somebody too young to answer them: a parent does, as a parent signs. */
function isSmallChild({ subjects, known }: Pick<Questionnaire, 'subjects' | 'known'>, today: Day): boolean {
  const subject = subjects.find(({ key }) => key.startsWith('person/'))?.key ?? ''
  const born = known[subject]?.[person.birthDate.id]
  return born !== undefined && 'value' in born && ageOn(String(born.value), today) < SIGNS_ALONE_FROM
}

type TemplateChoiceProps = { companyId: number; employment: string; answers: Answers }

/** A job that the company hires for again and again fills what is asked about this one. */
function TemplateChoice({ companyId, employment, answers }: TemplateChoiceProps) {
  const { items } = useOperation(jobTemplatesApi.list, { companyId })
  const [chosen, setChosen] = useState('')
  const templates = items?.items ?? []
  if (templates.length === 0) return null
  const choose = (id: string) => {
    setChosen(id)
    const template = templates.find((each) => String(each.id) === id)
    if (template) fillIn(answers, employment, template)
  }
  return (
    <SelectField
      label="Start from a job template"
      hint="Fills what it knows about the job. You can change every answer."
      value={chosen}
      options={templates.map(({ id, name }) => ({ value: String(id), label: name }))}
      onChange={choose}
    />
  )
}

/** As if it were typed: what is asked is answered, saved and checked like everything else. */
function fillIn(answers: Answers, employment: string, { answers: said }: Pick<JobTemplate, 'answers'>): void {
  for (const [fact, answer] of Object.entries(said)) {
    const key = `${employment}:${fact}`
    if (answers.isAsked(key)) answers.change(key, draftOf(answers.fact(key), answer as KnownAnswer))
  }
}
