import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import type { StoredSession } from '#features/sign-in/auth-data.ts'
import { isHeaderless } from '../routes/titles.ts'
import { Screen } from './App.tsx'
import { Frame } from './Frame.tsx'
import { SessionGuards } from './SessionGuards.tsx'

/** Everything a signed-in person sees: the frame, unless the path has none, and the dialogs that guard the session. */
export default function SignedIn({ address, session }: { address: string; session: StoredSession }) {
  const [queries] = useState(newQueryClient)
  return (
    <QueryClientProvider client={queries}>
      {isHeaderless(address) ? (
        <main id="main">
          <Screen address={address} />
        </main>
      ) : (
        <Frame address={address} session={session}>
          <Screen address={address} />
        </Frame>
      )}
      <SessionGuards session={session} />
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
