import paths from 'virtual:api-paths/signed-in'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { useOwnLanguage } from '#identity/own-settings/client/own-language.tsx'
import type { StoredSession } from '#identity/sessions/auth-data.ts'
import { personOf } from '#identity/sessions/client/person.ts'
import { knowPaths } from '#platform/client/call.ts'
import { ClientParts } from '#platform/client/feature.ts'
import { NotAllLoaded } from '#platform/client/NotLoaded.tsx'
import { hasUnsent } from '#preparation/questionnaires/client/unsent/unsent.ts'
import { Crash } from '#ui/page/Crash.tsx'
import { Speaking } from '#ui/Speaking.tsx'
import { loadedOnce } from '#ui/say.ts'
import { isHeaderless } from '../routes/titles.ts'
import { Screen } from './App.tsx'
import { Frame } from './Frame.tsx'
import { clientParts } from './screens.ts'

knowPaths(paths)

// Only where an earlier visit left answers behind.
const UnsentAnswers = lazy(() => import('#preparation/questionnaires/client/unsent/UnsentAnswers.tsx'))

/** Everything a signed-in person sees: the frame, unless the path has none. */
export default function SignedIn({ address, session }: { address: string; session: StoredSession }) {
  const [queries] = useState(newQueryClient)
  const { userId } = personOf(session)
  const [leftBehind, setLeftBehind] = useState(() => hasUnsent(String(userId)))
  useEffect(() => {
    const look = () => setLeftBehind(hasUnsent(String(userId)))
    window.addEventListener('online', look)
    return () => window.removeEventListener('online', look)
  }, [userId])
  return (
    <QueryClientProvider client={queries}>
      <ClientParts.Provider value={clientParts}>
        {isHeaderless(address) ? (
          <main id="main">
            <NotAllLoaded />
            <Crash resetKey={address}>
              <Screen address={address} rights={session.rights} />
            </Crash>
          </main>
        ) : (
          <OwnLanguage>
            <Frame address={address} session={session}>
              <Crash resetKey={address}>
                <Screen address={address} rights={session.rights} />
              </Crash>
            </Frame>
          </OwnLanguage>
        )}
      </ClientParts.Provider>
      {leftBehind && (
        <Suspense fallback={null}>
          <UnsentAnswers owner={String(userId)} />
        </Suspense>
      )}
    </QueryClientProvider>
  )
}

function newQueryClient() {
  return new QueryClient({
    defaultOptions: {
      // A refusal will not change by asking again; a lost connection might.
      queries: { retry: (count, error) => count < 2 && (error as { status?: number }).status === 0, staleTime: 5_000 },
      mutations: { retry: false },
    },
  })
}

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
