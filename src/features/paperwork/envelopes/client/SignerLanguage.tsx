import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import { browserLanguage } from '#identity/own-settings/client/own-language.tsx'
import { Button } from '#ui/Button.tsx'
import { Speaking } from '#ui/Speaking.tsx'
import { type Language, loadedOnce } from '#ui/say.ts'

const spanish = loadedOnce(async () => (await import('./spanish.ts')).signingInSpanish)
const KEPT = 'signing.language'

type Choice = { language: Language; choose: (language: Language) => void; know: (language: Language | null) => void }
const ChoiceContext = createContext<Choice | undefined>(undefined)

/**
 * The language of a signer, who may have no account: chosen on this page, else as the person chose in VisaCare, else as
 * the browser is set.
 */
export function SignerLanguage({ children }: { children: ReactNode }) {
  const [chosen, setChosen] = useState(keptLanguage)
  const [known, know] = useState<Language | null>(null)
  const language = chosen ?? known ?? browserLanguage()
  const choose = (next: Language) => {
    window.sessionStorage.setItem(KEPT, next)
    setChosen(next)
  }
  return (
    <ChoiceContext value={{ language, choose, know }}>
      <Speaking language={language} spanish={spanish}>
        <div lang={language}>{children}</div>
      </Speaking>
    </ChoiceContext>
  )
}

/** Tells which language the person of this link chose elsewhere. */
export function useKnownLanguage(language: Language | null | undefined): void {
  const know = useContext(ChoiceContext)?.know
  useEffect(() => {
    if (language) know?.(language)
  }, [language, know])
}

/** One press to the other language, named in that language; nothing where the page has only one. */
export function LanguageButton() {
  const choice = useContext(ChoiceContext)
  if (!choice) return null
  const other = choice.language === 'es' ? 'en' : 'es'
  return (
    <Button variant="subtle" size="small" lang={other} onClick={() => choice.choose(other)}>
      {other === 'es' ? 'Español' : 'English'}
    </Button>
  )
}

function keptLanguage(): Language | undefined {
  const kept = window.sessionStorage.getItem(KEPT)
  return kept === 'es' || kept === 'en' ? kept : undefined
}
