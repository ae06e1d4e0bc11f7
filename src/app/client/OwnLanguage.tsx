import type { ReactNode } from 'react'
import { useOwnLanguage } from '#identity/own-settings/client/language.ts'
import { Speaking } from '#ui/Speaking.tsx'
import { loadedOnce } from '#ui/say.ts'

const spanish = loadedOnce(async () => (await import('./spanish/catalogue.ts')).catalogue)

/** The screens of somebody signed in, in the language that the person reads. */
export function OwnLanguage({ children }: { children: ReactNode }) {
  const [language] = useOwnLanguage()
  return (
    <Speaking language={language} spanish={spanish}>
      {children}
    </Speaking>
  )
}
