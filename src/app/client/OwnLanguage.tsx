import { type ReactNode, useEffect, useState } from 'react'
import { useOwnLanguage } from '#identity/own-settings/client/language.ts'
import { inEnglish, type Say, SayContext, sayFrom } from '#ui/say.ts'

let spanish: Say | undefined

/** Loaded when somebody first reads Spanish; then it is one and the same. */
async function loadSpanish(): Promise<Say> {
  const { catalogue } = await import('./spanish/catalogue.ts')
  spanish ??= sayFrom(catalogue)
  return spanish
}

/** Everything inside speaks the language that the person reads, and stays what it was when another one is chosen. */
export function OwnLanguage({ children }: { children: ReactNode }) {
  const [language] = useOwnLanguage()
  const [first] = useState(language)
  const [loaded, setLoaded] = useState(() => spanish)
  useEffect(() => {
    if (language === 'es' && !loaded) void loadSpanish().then((say) => setLoaded(() => say))
  }, [language, loaded])
  // Who comes in Spanish is not greeted in English; who changes to it reads on until the words are there.
  if (first === 'es' && !loaded) return null
  return <SayContext value={(language === 'es' && loaded) || inEnglish}>{children}</SayContext>
}
