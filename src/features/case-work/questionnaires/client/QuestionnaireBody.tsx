import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { PageHeader } from '#ui/page/PageHeader.tsx'
import { StatusBadge } from '#ui/page/StatusBadge.tsx'
import { useRemembered } from '#ui/remembered.ts'
import { mayEdit } from '../policy.ts'
import type { Questionnaire } from '../records.ts'
import type { Section } from '../sections.ts'
import type { Answers } from './answers.ts'
import { LanguageChoice } from './LanguageChoice.tsx'
import { useLanguage } from './language.tsx'
import { PartNotice } from './PartNotice.tsx'
import type { QuestionTools } from './QuestionRow.tsx'
import styles from './questionnaire.module.css'
import { SaveNote } from './SaveNote.tsx'
import { SectionNav } from './SectionNav.tsx'
import { SectionPanel } from './SectionPanel.tsx'
import { useParts, useStructure } from './use-answers.ts'

type QuestionnaireBodyProps = {
  questionnaire: Questionnaire
  answers: Answers
  title: string
  onLanguage: (language: 'en' | 'es') => void
  tools?: QuestionTools
  /** What can be done with the whole, and with one step. */
  actions?: ReactNode
  sectionActions?: (section: Section) => ReactNode
  intro?: ReactNode
}

/** The questions step by step, for somebody signed in or with a link. */
export function QuestionnaireBody(props: QuestionnaireBodyProps) {
  const { questionnaire, answers, title, onLanguage, tools, actions, sectionActions, intro } = props
  const { say, topic } = useLanguage()
  const { sections, progress, byKey } = useStructure(answers)
  const part = useParts(answers).find(({ audience }) => audience === questionnaire.audience)
  const [showAll, setShowAll] = useRemembered('questionnaire.showAll', false)
  // Chosen once: the step must not change under somebody who answers its last question.
  const [wanted, setWanted] = useState(() => beginning(sections))
  const marked = useMemo(
    () =>
      new Set([...(part?.status === 'Returned' ? part.questions : []), ...(wanted.question ? [wanted.question] : [])]),
    [part, wanted.question],
  )
  const section = sections.find(({ id }) => id === wanted.section) ?? firstOpen(sections)
  const names = useMemo(() => new Map(questionnaire.subjects.map(({ key, name }) => [key, name])), [questionnaire])
  const nameOf = ({ subject }: Pick<Section, 'subject'>) =>
    subject.startsWith('case/')
      ? say.thisCase
      : subject.startsWith('employment/')
        ? say.theJob
        : names.get(subject) || subject

  const go = (id: string, question?: string) => {
    setWanted({ section: id, question })
    const address = new URLSearchParams({ section: id, ...(question && { question }) })
    window.history.replaceState(null, '', `${window.location.pathname}?${address}`)
    if (!question) window.scrollTo(0, 0)
  }
  useEffect(() => {
    if (wanted.question) focusQuestion(wanted.question)
  }, [wanted.question])

  return (
    <div className={styles.page}>
      <PageHeader
        title={title}
        badge={
          part &&
          part.status !== 'Open' && (
            <StatusBadge hue={part.status === 'Returned' ? 'orange' : 'green'}>
              {part.status === 'Returned' ? say.statusReturned : say.statusSubmitted}
            </StatusBadge>
          )
        }
        standing={say.standing(progress.answered, progress.total, progress.percent)}
        action={actions}
      />
      {intro}
      {questionnaire.notAskedYet.length > 0 && (
        <p className={styles.dimmed}>
          {say.notYet(questionnaire.notAskedYet.map((formId) => formId.toUpperCase()).join(', '))}
        </p>
      )}
      <div className={styles.bar} aria-hidden>
        <div style={{ width: `${progress.percent}%` }} />
      </div>
      <div className={styles.top}>
        <SaveNote answers={answers} />
        {questionnaire.audience === 'employee' && <LanguageChoice onLanguage={onLanguage} />}
      </div>
      {part && (
        <PartNotice
          part={part}
          questions={part.questions.flatMap((key) => byKey.get(key) ?? [])}
          onGo={(question) => {
            const at = sections.find(({ questions }) => questions.some(({ key }) => key === question))
            if (at) go(at.id, question)
          }}
        />
      )}
      {section && (
        <div className={styles.columns}>
          <SectionNav sections={sections} current={section.id} nameOf={nameOf} onGo={(id) => go(id)} />
          <div className={styles.content}>
            <SectionPanel
              key={section.id}
              answers={answers}
              section={section}
              sections={sections}
              title={`${topic(section.topic, section.title)} · ${nameOf(section)}`}
              authors={questionnaire.authors}
              readOnly={!mayEdit(questionnaire, part?.status ?? 'Open')}
              tools={tools}
              showAll={showAll}
              onShowAll={setShowAll}
              marked={marked}
              onGo={go}
              actions={sectionActions?.(section)}
            />
          </div>
        </div>
      )}
    </div>
  )
}

/** Where the address leads: '?question=person/12:person.passports' from a form page, '?section=…' from here. */
function beginning(sections: readonly Section[]): { section?: string; question?: string } {
  const query = new URLSearchParams(window.location.search)
  const question = query.get('question') ?? undefined
  const ofQuestion = sections.find(({ questions }) => questions.some(({ key }) => key === question))
  return { section: ofQuestion?.id ?? query.get('section') ?? firstOpen(sections)?.id, question }
}

const firstOpen = (sections: readonly Section[]) =>
  sections.find(({ progress }) => progress.answered < progress.total) ?? sections[0]

function focusQuestion(key: string): void {
  requestAnimationFrame(() => {
    const row = document.querySelector(`[data-question="${CSS.escape(key)}"]`)
    row?.scrollIntoView({ block: 'center' })
    row?.querySelector<HTMLElement>('input, select, textarea, button')?.focus({ preventScroll: true })
  })
}
