import { lazy, Suspense } from 'react'
import { personOf } from '#identity/sessions/client/person.ts'
import { useSignedIn } from '#identity/sessions/client/session.ts'
import CreateClientScreen from '#parties/companies/client/CreateClientScreen.tsx'
import { givesReason } from '#parties/companies/policy.ts'
import { Loading } from '#ui/page/states.tsx'

// Firms and attorneys make clients here and never see the set-up: its script is not for them.
const ProviderHome = lazy(() => import('./ProviderHome.tsx'))

/**
 * /visaCareCreateClients: where the provider lands (decisions §2). Until the installation is set up its home is the
 * checklist; the form for a new client is then at ?new=client.
 */
export default function ProviderHomeScreen() {
  const session = useSignedIn()
  const asksForForm = new URLSearchParams(window.location.search).get('new') === 'client'
  const isProvider = givesReason(personOf(session).roleId) && session.rights.includes('installation:read')
  if (!isProvider || asksForForm) return <CreateClientScreen />
  return (
    <Suspense fallback={<Loading />}>
      <ProviderHome otherwise={<CreateClientScreen />} />
    </Suspense>
  )
}
