import { type ReactNode, useState } from 'react'
import type { Question } from '#engine/questions.ts'
import { Button } from '#ui/Button.tsx'
import { CheckField } from '#ui/fields/CheckField.tsx'
import { Card } from '#ui/page/Card.tsx'
import { nextMissing, type Section } from '../sections.ts'
import { useLanguage } from './language.tsx'
import { QuestionRow, type QuestionRowProps } from './QuestionRow.tsx'
import styles from './questionnaire.module.css'

type SectionPanelProps = Pick<QuestionRowProps, 'answers' | 'authors' | 'readOnly' | 'tools'> & {
  section: Section
  sections: readonly Section[]
  title: string
  showAll: boolean
  onShowAll: (all: boolean) => void
  /** Questions that came back for correction, or that an address names: shown though they are answered. */
  marked: ReadonlySet<string>
  onGo: (sectionId: string, question?: string) => void
  actions?: ReactNode
}

/** One step; the only one that is mounted. */
export function SectionPanel(props: SectionPanelProps) {
  const { answers, section, sections, title, showAll, onShowAll, marked, onGo, actions, ...row } = props
  const { say } = useLanguage()
  // What was open when the step was entered stays in view while it is answered.
  const [hidden] = useState(() => new Set(section.questions.filter((each) => each.answered).map(({ key }) => key)))
  const isShown = ({ key }: Question) => showAll || !hidden.has(key) || marked.has(key)
  const shown = section.questions.filter(isShown)
  const place = sections.findIndex(({ id }) => id === section.id)
  const [previous, next] = [sections[place - 1], sections[place + 1]]
  const jump = () => {
    const found = nextMissing(sections, focusedQuestion())
    const at = found && sections.find(({ questions }) => questions.some(({ key }) => key === found.key))
    if (found && at) onGo(at.id, found.key)
  }
  return (
    <Card title={title} actions={actions}>
      <CheckField label={say.showAll} checked={showAll} onChange={onShowAll} />
      {shown.length === 0 && <p className={styles.dimmed}>{say.nothingMissing}</p>}
      <div className={styles.questions}>
        {shown.map((question) => (
          <QuestionRow
            key={question.key}
            {...row}
            answers={answers}
            question={question}
            marked={marked.has(question.key)}
          />
        ))}
      </div>
      <div className={styles.steps}>
        <Button disabled={!previous} onClick={() => previous && onGo(previous.id)}>
          {say.previous}
        </Button>
        <Button disabled={nextMissing(sections) === undefined} onClick={jump}>
          {say.nextMissing}
        </Button>
        <Button variant="primary" disabled={!next} onClick={() => next && onGo(next.id)}>
          {say.next}
        </Button>
      </div>
    </Card>
  )
}

const focusedQuestion = () =>
  document.activeElement?.closest<HTMLElement>('[data-question]')?.dataset.question ?? lastFocused
let lastFocused: string | undefined

/** A press on a button takes the focus away; the last question somebody was in is still where they are. */
if (typeof document !== 'undefined')
  document.addEventListener('focusin', ({ target }) => {
    const question = (target as Element | null)?.closest?.<HTMLElement>('[data-question]')
    if (question) lastFocused = question.dataset.question
  })
