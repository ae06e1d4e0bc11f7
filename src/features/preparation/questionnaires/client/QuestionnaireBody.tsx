import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import type { Question } from '#engine/questions.ts'
import { whose } from '#identity/sessions/client/person.ts'
import { showMoment } from '#platform/client/moments.ts'
import { Button } from '#ui/Button.tsx'
import { CheckField } from '#ui/fields/CheckField.tsx'
import type { MoreAction } from '#ui/MoreMenu.tsx'
import { useRemembered } from '#ui/remembered.ts'
import { leads, mayEdit } from '../policy.ts'
import type { Part, Questionnaire } from '../records.ts'
import type { Section } from '../sections.ts'
import type { Answers } from './answers/answers.ts'
import { meansCasePerson } from './answers/means-you.ts'
import { useParts, useStructure } from './answers/use-answers.ts'
import { ConversationBar } from './ConversationBar.tsx'
import { ConversationFoot } from './ConversationFoot.tsx'
import { HelpPanel } from './HelpPanel.tsx'
import { SpeakInMode, useLanguage } from './language.tsx'
import type { QuestionTools } from './QuestionRow.tsx'
import styles from './questionnaire.module.css'
import { ReviewStep } from './ReviewStep.tsx'
import { SentStep } from './SentStep.tsx'
import { TopicNav } from './TopicNav.tsx'
import { TopicPage } from './TopicPage.tsx'
import { after, before, beginning, firstOpen, firstWrong, focusQuestion, REVIEW } from './way.ts'

export type QuestionnaireBodyProps = {
  questionnaire: Questionnaire
  answers: Answers
  onLanguage: (language: 'en' | 'es') => void
  tools?: QuestionTools
  /** What can be done with the whole, rarely: behind "…". */
  more?: (section: Section | undefined) => readonly MoreAction[]
  /** Above the questions of a topic. */
  above?: (section: Section) => ReactNode
  intro?: ReactNode
  /** The first name of whom it is about, where somebody else answers, and the way to let them. */
  aboutOther?: { name: string; onInvite?: () => void }
  /** Whoever may hand the part in. */
  onSubmit?: () => Promise<void>
  /** Asks the attorney about one of the questions in view. */
  onAsk?: (questions: Section['questions']) => void
  onReopen?: () => void
}

/** The questions topic by topic, for somebody signed in or with a link. */
export const QuestionnaireBody = (props: QuestionnaireBodyProps) => (
  <SpeakInMode mode={props.questionnaire.mode}>
    <Conversation {...props} />
  </SpeakInMode>
)

function Conversation(props: QuestionnaireBodyProps) {
  const { questionnaire, answers, onLanguage, tools, more, above, intro } = props
  const { say, topic } = useLanguage()
  const { sections, progress, byKey } = useStructure(answers)
  const part = useParts(answers).find(({ audience }) => audience === questionnaire.audience)
  const [showAll, setShowAll] = useRemembered('questionnaire.showAll', false)
  const [confirmed, setConfirmed] = useRemembered<string[]>(
    `questionnaire.confirmed.${whose()}.${questionnaire.id}`,
    [],
  )
  // Chosen once: the topic must not change under somebody who answers its last question.
  const [wanted, setWanted] = useState(() => beginning(sections))
  const marked = useMemo(
    () =>
      new Set([...(part?.status === 'Returned' ? part.questions : []), ...(wanted.question ? [wanted.question] : [])]),
    [part, wanted.question],
  )
  const readOnly = !mayEdit(questionnaire, part?.status ?? 'Open')
  const isSent = readOnly && part?.status === 'Submitted' && wanted.section !== REVIEW && !wanted.question
  const isReview = wanted.section === REVIEW
  const section = sections.find(({ id }) => id === wanted.section) ?? firstOpen(sections)
  const names = useMemo(() => new Map(questionnaire.subjects.map(({ key, name }) => [key, name])), [questionnaire])
  const severalPeople = questionnaire.subjects.filter(({ key }) => key.startsWith('person/')).length > 1
  const titleOf = (each: Section) => {
    const title = topic(each.topic, each.title)
    const name = severalPeople && each.subject.startsWith('person/') ? names.get(each.subject) : undefined
    return name ? `${title} · ${name}` : title
  }
  const who = firstName(questionnaire)

  const go = (id: string, question?: string) => {
    setWanted({ section: id, question })
    const address = new URLSearchParams({ section: id, ...(question && { question }) })
    window.history.replaceState(null, '', `${window.location.pathname}?${address}`)
    if (!question) window.scrollTo(0, 0)
  }
  useEffect(() => {
    if (wanted.question) focusQuestion(wanted.question)
  }, [wanted.question])

  const current = isReview ? REVIEW : (section?.id ?? REVIEW)
  const next = isReview ? undefined : after(sections, current)
  const previous = before(sections, current)
  // Said once: whoever presses again leaves it as it is.
  const warned = useRef<string>(undefined)
  const goOn = () => {
    const wrong = section && firstWrong(section.questions, answers.row)
    if (wrong && warned.current !== wrong.key) {
      warned.current = wrong.key
      focusQuestion(wrong.key)
      return
    }
    go(next?.id ?? REVIEW)
  }
  const submit = async () => {
    await props.onSubmit?.()
    setWanted({})
    window.history.replaceState(null, '', window.location.pathname)
    window.scrollTo(0, 0)
  }
  const showsAll = leads(questionnaire) && showAll

  return (
    <div className={styles.page}>
      <ConversationBar
        {...{ questionnaire, answers, sections, onLanguage }}
        more={more?.(isReview || isSent ? undefined : section) ?? []}
        place={isReview || isSent ? undefined : sections.findIndex(({ id }) => id === current) + 1}
      />
      <div className={styles.columns}>
        {isSent ? <span /> : <TopicNav sections={sections} current={current} titleOf={titleOf} onGo={(id) => go(id)} />}
        <div className={styles.content}>
          {intro}
          {props.aboutOther && !isSent && meansCasePerson(questionnaire, isReview ? undefined : section) && (
            <p className={styles.aboutOther}>
              {say.aboutOther(props.aboutOther.name)}{' '}
              {props.aboutOther.onInvite && !readOnly && (
                <Button variant="link" onClick={props.aboutOther.onInvite}>
                  {say.inviteOther(props.aboutOther.name)}
                </Button>
              )}
            </p>
          )}
          {part && !isSent && (
            <PartNotice
              part={part}
              questions={part.questions.flatMap((key) => byKey.get(key) ?? [])}
              onGo={(question) => {
                const at = sections.find(({ questions }) => questions.some(({ key }) => key === question))
                if (at) go(at.id, question)
              }}
            />
          )}
          {leads(questionnaire) && !isReview && (
            <CheckField label={say.showAll} checked={showAll} onChange={setShowAll} />
          )}
          {isSent && part && (
            <SentStep {...{ questionnaire, part, who }} onReview={() => go(REVIEW)} onReopen={props.onReopen} />
          )}
          {!isSent && isReview && (
            <ReviewStep
              {...{ answers, sections, progress, titleOf, readOnly, who }}
              onReveal={tools?.onReveal}
              onGo={go}
            />
          )}
          {!isSent && !isReview && section && (
            <TopicPage
              key={section.id}
              {...{ answers, section, readOnly, tools, marked, who }}
              title={titleOf(section)}
              authors={questionnaire.authors}
              showAll={showsAll}
              confirmed={confirmed.includes(section.id)}
              onConfirm={(is) =>
                setConfirmed(is ? [...confirmed, section.id] : confirmed.filter((id) => id !== section.id))
              }
              above={above?.(section)}
            />
          )}
        </div>
        {!isSent && (
          <HelpPanel
            byKey={byKey}
            who={who}
            attorney={questionnaire.about.attorney}
            onAsk={section && props.onAsk && !readOnly ? () => props.onAsk?.(section.questions) : undefined}
          />
        )}
      </div>
      <ConversationFoot
        {...{ questionnaire, readOnly, isReview, isSent }}
        onBack={previous && (() => go(previous.id))}
        next={next && titleOf(next)}
        onNext={goOn}
        onSubmit={props.onSubmit && submit}
        onAsk={section && props.onAsk ? () => props.onAsk?.(section.questions) : undefined}
      />
    </div>
  )
}

/** Whom the questions are about, as people speak of each other. */
const firstName = ({ about, subjects }: Questionnaire): string =>
  about.person.split(' ')[0] || subjects.find(({ key }) => key.startsWith('person/'))?.name.split(' ')[0] || ''

type PartNoticeProps = { part: Part; questions: readonly Question[]; onGo: (question: string) => void }

/** That a part rests because it was submitted, or what is to be corrected or answered because it came back. */
function PartNotice({ part, questions, onGo }: PartNoticeProps) {
  const { say, fact } = useLanguage()
  if (part.status === 'Submitted')
    return (
      <div className={styles.notice} role="note">
        <p>{say.submittedNote(showMoment(part.submittedAt))}</p>
      </div>
    )
  if (part.status !== 'Returned') return null
  return (
    <div className={styles.notice} role="note">
      <p>
        {part.message === '' && questions.length > 0 ? (
          <strong>{say.moreAsked(part.returnedByName)}</strong>
        ) : (
          <>
            <strong>{say.returnedNote}</strong> {part.returnedByName && `${part.returnedByName}: `}“{part.message}”
          </>
        )}
      </p>
      {questions.length > 0 && (
        <>
          <p>{say.knownFacts}</p>
          <ul>
            {questions.map((question) => (
              <li key={question.key}>
                <button type="button" className={styles.textButton} onClick={() => onGo(question.key)}>
                  {fact(question.fact).label}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
