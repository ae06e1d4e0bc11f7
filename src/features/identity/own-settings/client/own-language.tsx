import { useSyncExternalStore } from 'react'
import { Role } from '#formats/roles.ts'
import { ownSettingsApi } from '#identity/client/api.ts'
import { personOf } from '#identity/sessions/client/person.ts'
import { useSignedIn } from '#identity/sessions/client/session.ts'
import { call } from '#platform/client/call.ts'
import { Button } from '#ui/Button.tsx'
import type { Language } from '#ui/say.ts'

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

const listening = new Set<() => void>()
const keyOf = (userId: number) => `visacare.language.${userId}`

/** Of somebody who has not chosen yet. */
export const browserLanguage = (): Language => (navigator.language.toLowerCase().startsWith('es') ? 'es' : 'en')

function chosen(userId: number): Language {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(userId)) ?? 'null')
    return kept === 'es' || kept === 'en' ? kept : browserLanguage()
  } catch {
    return browserLanguage()
  }
}

/**
 * The language an employee reads, on every screen and in this browser at once; with the choice kept at the server, mails
 * speak it too. The firm and HR work in English, as the agencies do.
 */
export function useOwnLanguage(): [Language, (language: Language) => void] {
  const { userId, roleId } = personOf(useSignedIn())
  const language = useSyncExternalStore(
    (heard) => {
      listening.add(heard)
      return () => listening.delete(heard)
    },
    () => (roleId === Role.employee ? chosen(userId) : 'en'),
  )
  const choose = (next: Language) => {
    try {
      localStorage.setItem(keyOf(userId), JSON.stringify(next))
    } catch {
      // Storage may be full or forbidden; the mails still follow the choice.
    }
    for (const heard of listening) heard()
    // A wish for the language is not worth an error message; this browser has it.
    call(ownSettingsApi.saveSettings, { settings: { language: next } }).catch(() => {})
  }
  return [language, choose]
}
