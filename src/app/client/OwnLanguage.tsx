import { type ReactNode, use } from 'react'
import { useOwnLanguage } from '#identity/own-settings/client/language.ts'
import { inEnglish, type Say, SayContext, sayFrom } from '#ui/say.ts'

let spanish: Promise<Say> | undefined

/** Loaded when somebody first reads Spanish; then it is one and the same. */
const loadSpanish = () => {
  spanish ??= import('./spanish/catalogue.ts').then(({ catalogue }) => sayFrom(catalogue))
  return spanish
}

/** Everything inside speaks the language that the person reads. */
export function OwnLanguage({ children }: { children: ReactNode }) {
  const [language] = useOwnLanguage()
  return language === 'es' ? <InSpanish>{children}</InSpanish> : <SayContext value={inEnglish}>{children}</SayContext>
}

function InSpanish({ children }: { children: ReactNode }) {
  return <SayContext value={use(loadSpanish())}>{children}</SayContext>
}
