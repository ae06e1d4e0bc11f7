import { type Term, termsIn } from '#facts/glossary.ts'
import { useLanguage } from './language.tsx'
import styles from './topics.module.css'

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
