import { useEffect, useState } from 'react'
import type { Question } from '#engine/questions.ts'
import { type Term, termsIn } from '#facts/glossary.ts'
import { Button } from '#ui/Button.tsx'
import { useLanguage } from './language.tsx'
import { useQuestionWords } from './question-words.ts'
import styles from './topics.module.css'

type HelpPanelProps = {
  byKey: ReadonlyMap<string, Question>
  who: string
  attorney: string
  onAsk?: () => void
}

/** Help for the field in focus. It hears of the focus by itself, so that the page is not drawn anew for it. */
export function HelpPanel({ byKey, who, attorney, onAsk }: HelpPanelProps) {
  const { say } = useLanguage()
  const words = useQuestionWords()
  const [key, setKey] = useState<string>()
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      const row = (target as Element | null)?.closest?.<HTMLElement>('[data-question]')
      if (row?.dataset.question) setKey(row.dataset.question)
    }
    document.addEventListener('focusin', onFocus)
    return () => document.removeEventListener('focusin', onFocus)
  }, [])
  const question = key === undefined ? undefined : byKey.get(key)
  const fact = question && words(question, who)
  return (
    <aside className={styles.help} aria-label={say.help}>
      {fact && (
        <div className={styles.helpCard}>
          <p className={styles.helpTitle}>{fact.label}</p>
          {fact.help && <p>{fact.help}</p>}
          <GlossaryTerms text={`${fact.label} ${fact.help ?? ''}`} />
          {!fact.help && <p>{say.noHelp}</p>}
        </div>
      )}
      {onAsk && (
        <div className={styles.helpCard}>
          <p>
            <strong>{say.stuck}</strong> {say.stuckText(attorney)}
          </p>
          <Button variant="link" onClick={onAsk}>
            {say.askShort(attorney)}
          </Button>
        </div>
      )}
    </aside>
  )
}

/** The legal terms that a text uses, in plain words. */
export function GlossaryTerms({ text }: { text: string }) {
  const { language } = useLanguage()
  const terms: readonly Term[] = termsIn(text)
  if (terms.length === 0) return null
  return (
    <dl className={styles.terms}>
      {terms.map((term) => (
        <div key={term.name}>
          <dt>{term.name}</dt>
          <dd>{term[language]}</dd>
        </div>
      ))}
    </dl>
  )
}
