import { type Term, termsIn } from '#facts/glossary.ts'
import { useOwnLanguage } from '#identity/own-settings/client/own-language.tsx'
import { useSay } from '#ui/say.ts'
import styles from './glossary.module.css'

const MOST = 8

/** The legal terms that a card uses, in plain words: folded, reached by keyboard and touch. */
export default function Glossary({ text }: { text: string }) {
  const [language] = useOwnLanguage()
  const say = useSay()
  const terms: readonly Term[] = termsIn(text, MOST)
  if (terms.length === 0) return null
  return (
    <details className={styles.glossary}>
      <summary>{say('What do these terms mean?')}</summary>
      <dl>
        {terms.map((term) => (
          <div key={term.name}>
            <dt>{term.name}</dt>
            <dd>{term[language]}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
