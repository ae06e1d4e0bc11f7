import { formPath } from '#case-file/cases/form-paths.ts'
import type { Question } from '#engine/questions.ts'
import { TouchedForms } from '#parties/facts/client/TouchedForms.tsx'
import { Link } from '#ui/navigation.tsx'
import type { Questionnaire } from '../records.ts'
import type { Answers } from './answers/answers.ts'
import { useRow } from './answers/use-answers.ts'
import { useLanguage } from './language.tsx'
import styles from './questionnaire.module.css'

type QuestionInfoProps = {
  question: Question
  questionnaire: Questionnaire
  remarks: number
  onRemarks: () => void
  onUses: () => void
}

/** Behind the "i": where the answer lands on paper, what is said about it and where else it is used. */
export function QuestionInfo({ question, questionnaire, remarks, onRemarks, onUses }: QuestionInfoProps) {
  const { say } = useLanguage()
  const [place] = question.items
  const form = place && questionnaire.forms.find(({ key }) => key === place.form)
  const path = place && form && formPath({ ...form, id: form.key }, questionnaire.id, place.item)
  return (
    <div className={styles.info}>
      {path && <Link to={path}>{say.onForm(form.formId.toUpperCase(), printed(place.item))}</Link>}
      <button type="button" onClick={onRemarks}>
        {say.remarks(remarks)}
      </button>
      {questionnaire.audience !== 'employee' && (
        <button type="button" onClick={onUses}>
          {say.uses}
        </button>
      )}
    </div>
  )
}

/** '3.5 date of birth' is item 3.5 on paper; the words tell boxes of one number apart. */
const printed = (item: string) => item.split(' ')[0] ?? item

type BelowQuestionProps = {
  question: Question
  answers: Answers
  remarks: number
  isAsked: boolean
  onRemarks: () => void
}

/** That somebody wrote about it or asked the attorney, and a warning when it differs from what was filed. */
export function BelowQuestion({ question, answers, remarks, isAsked, onRemarks }: BelowQuestionProps) {
  const { say } = useLanguage()
  return (
    <div className={styles.below}>
      {isAsked && <span className={styles.asked}>{say.askedNote}</span>}
      {remarks > 0 && (
        <button type="button" onClick={onRemarks}>
          {say.remarks(remarks)}
          <span className="visually-hidden">: {question.fact.label}</span>
        </button>
      )}
      <Touched question={question} answers={answers} />
    </div>
  )
}

/** Asked only once somebody changed the answer. */
function Touched({ question, answers }: Pick<BelowQuestionProps, 'question' | 'answers'>) {
  const { say } = useLanguage()
  const { known } = useRow(answers, question.key)
  const changed = known?.source === 'questionnaire' && Date.now() - Date.parse(known.at) < JUST_NOW_MS
  if (!changed) return null
  // Anew for each answer: what was different may be the same again.
  return (
    <TouchedForms key={known.at} subject={question.subject} fact={question.fact.id} words={say} filedOnly isSaved />
  )
}

const JUST_NOW_MS = 60_000
