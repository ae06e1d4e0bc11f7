import { type ReactNode, useEffect, useState } from 'react'
import { inEnglish, type Language, type loadedOnce, SayContext } from './say.ts'

type SpeakingProps = { language: Language; spanish: ReturnType<typeof loadedOnce>; children: ReactNode }

/** Everything inside speaks the language that is read, and stays what it was when another one is chosen. */
export function Speaking({ language, spanish, children }: SpeakingProps) {
  const [first] = useState(language)
  const [loaded, setLoaded] = useState(() => spanish.now)
  useEffect(() => {
    if (language === 'es' && !loaded) void spanish.load().then((say) => setLoaded(() => say))
  }, [language, loaded, spanish])
  // Who comes in Spanish is not greeted in English; who changes to it reads on until the words are there.
  if (first === 'es' && !loaded) return null
  return <SayContext value={(language === 'es' && loaded) || inEnglish}>{children}</SayContext>
}
