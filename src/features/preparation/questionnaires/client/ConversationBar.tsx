import { SelectField } from '#ui/fields/SelectField.tsx'
import { IconAlertCircle, IconChevronLeft, IconCircleCheck, IconLoader2, IconWifiOff } from '#ui/icons.ts'
import { type MoreAction, MoreMenu } from '#ui/MoreMenu.tsx'
import { Link } from '#ui/navigation.tsx'
import { MinutesLeft } from '#ui/page/MinutesLeft.tsx'
import type { Questionnaire } from '../records.ts'
import type { Section } from '../sections.ts'
import type { Answers } from './answers/answers.ts'
import { useSaveState } from './answers/use-answers.ts'
import { type Language, useLanguage } from './language.tsx'
import type { Messages } from './messages/en.ts'
import styles from './questionnaire.module.css'
import type { SaveState } from './unsent/sender.ts'
import { minutesLeft } from './way.ts'

type ConversationBarProps = {
  questionnaire: Questionnaire
  answers: Answers
  sections: readonly Section[]
  /** The topic that is shown; none while everything is. */
  place: number | undefined
  more: readonly MoreAction[]
  onLanguage: (language: 'en' | 'es') => void
}

/** The way back to the case, whether everything is saved, and how long it still takes. */
export function ConversationBar({ questionnaire, answers, sections, place, more, onLanguage }: ConversationBarProps) {
  const { say } = useLanguage()
  const { about, audience } = questionnaire
  const title = audience === 'employee' ? about.title : [about.title, about.person].filter(Boolean).join(' · ')
  return (
    <div className={styles.bar} data-print="none">
      <div className={styles.barWay}>
        {about.path ? (
          <Link to={about.path} className={styles.back}>
            <IconChevronLeft size={18} aria-hidden />
            <span>{title}</span>
          </Link>
        ) : (
          <span className={styles.back}>{title}</span>
        )}
        <SaveNote answers={answers} />
      </div>
      <div className={styles.barTools}>
        {audience === 'employee' && <LanguageChoice onLanguage={onLanguage} />}
        <MoreMenu label={say.more} actions={more} />
      </div>
      {place !== undefined && (
        <div className={styles.barMinutes}>
          <MinutesLeft
            place={say.topicOf(place, sections.length)}
            left={say.minutes(minutesLeft(sections))}
            value={place}
            max={sections.length}
          />
        </div>
      )}
    </div>
  )
}

const OPTIONS = [
  { value: 'en', label: 'English' },
  { value: 'es', label: 'Español' },
]

/** The employee's part in English or Spanish; official forms stay English. */
function LanguageChoice({ onLanguage }: { onLanguage: (language: Language) => void }) {
  const { language, say } = useLanguage()
  return (
    <SelectField
      label={say.language}
      labelHidden
      placeholder={null}
      value={language}
      options={OPTIONS}
      onChange={(value) => onLanguage(value === 'es' ? 'es' : 'en')}
    />
  )
}

/** Whether everything is at the server. */
function SaveNote({ answers }: { answers: Answers }) {
  const state = useSaveState(answers)
  const { say } = useLanguage()
  // Before anything was changed there is nothing to say.
  const begun = answers.isBegun() || state.kind !== 'saved'
  const size = { size: 16, 'aria-hidden': true } as const
  return (
    <p className={styles.saveNote} role="status" data-state={state.kind}>
      {state.kind === 'saved' && begun && <IconCircleCheck {...size} />}
      {state.kind === 'saving' && <IconLoader2 {...size} />}
      {state.kind === 'waiting' && <IconWifiOff {...size} />}
      {(state.kind === 'refused' || state.kind === 'notAccepted') && <IconAlertCircle {...size} />}
      {begun && inWords(state, say)}
    </p>
  )
}

function inWords(state: SaveState, say: Messages): string {
  if (state.kind === 'refused') return `${say.notSaved} ${state.message}`
  return state.kind === 'notAccepted' ? say.notAccepted(state.count) : say[state.kind]
}
