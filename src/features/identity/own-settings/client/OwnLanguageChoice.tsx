import { Button } from '#ui/Button.tsx'
import { useOwnLanguage } from './language.ts'

/** One press to the other language, named in that language. */
export function OwnLanguageChoice() {
  const [language, choose] = useOwnLanguage()
  const other = language === 'es' ? 'en' : 'es'
  return (
    <p style={{ textAlign: 'center' }}>
      <Button variant="subtle" lang={other} onClick={() => choose(other)}>
        {other === 'es' ? 'Leer en español' : 'Read in English'}
      </Button>
    </p>
  )
}
