import { lazy, type ReactNode, Suspense, useEffect } from 'react'
import type { StoredSession } from '#identity/sessions/auth-data.ts'
import { followOtherTabs, leaveSession, restoreSession, useSession } from '#identity/sessions/client/session.ts'
import { sessionProblem } from '#platform/client/call.ts'
import { OfflineBanner, useOnline } from '#ui/dialogs/offline.tsx'
import { Crash } from '#ui/page/Crash.tsx'
import { NoAccess, NotFound } from '#ui/page/NotFound.tsx'
import { Loading } from '#ui/page/states.tsx'
import { matchRoute } from '../routes/match.ts'
import { whereTo } from '../routes/redirects.ts'
import { isFor, screenOf } from '../routes/table.ts'
import { documentTitle } from '../routes/titles.ts'
import { navigate, useAddress } from './location.ts'
import { SessionGuards } from './SessionGuards.tsx'
import { loadScreen, screens } from './screens.ts'

// The signed-in frame brings the shell and the query cache; the sign-in page does without.
const loadSignedIn = () => import('./SignedIn.tsx')
const SignedIn = lazy(loadSignedIn)

/** While the session is asked for, what a signed-in page needs is already on its way. What fails is told when shown. */
export function loadAhead(address: string): void {
  const match = matchRoute(address)
  if (match?.route.access !== 'session') return
  void loadSignedIn().catch(() => {})
  void loadScreen(screenOf(match.route))?.catch(() => {})
}

/** Session, address and route table decide what is on screen. */
export function App() {
  const address = useAddress()
  const session = useSession()
  const online = useOnline()

  useEffect(followOtherTabs, [])
  useEffect(() => {
    // Closed elsewhere or a failed check leads to /; the sign-in page says why (decisions §7).
    sessionProblem.heard = ({ status, code, message }) => {
      if (status !== 401) return void restoreSession()
      if (code === 'LOGIN_ERROR' || code === 'SWITCHED_OFF' || code === 'WRONG_CODE' || code === 'WRONG_PASSKEY') return
      leaveSession(code === 'SIGNED_OUT' ? null : message)
    }
  }, [])

  const elsewhere = session.phase === 'unknown' ? undefined : destination(address, session)
  useEffect(() => {
    if (elsewhere !== undefined) navigate(elsewhere, { replace: true })
  }, [elsewhere])
  useEffect(() => {
    document.title = documentTitle(address)
  }, [address])

  if (session.phase === 'unknown' || elsewhere !== undefined) return <Loading alone label="VisaCare is starting" />
  const inside = session.phase === 'in' && session.session.FIRSTLOGIN === 'No' ? session.session : undefined
  return (
    <Guarded address={address} session={inside}>
      <Suspense fallback={<Loading alone label="Loading" />}>
        {inside ? (
          <SignedIn address={address} session={inside} />
        ) : (
          <>
            <OfflineBanner shown={!online} />
            <Screen address={address} />
          </>
        )}
      </Suspense>
    </Guarded>
  )
}

type GuardedProps = { address: string; session: StoredSession | undefined; children: ReactNode }

/** The dialogs that guard a session stand beside the page: they outlive a part of it that fails or does not load. */
export const Guarded = ({ address, session, children }: GuardedProps) => (
  <>
    <Crash resetKey={address}>{children}</Crash>
    {session && <SessionGuards session={session} />}
  </>
)

function destination(
  address: string,
  session: Exclude<ReturnType<typeof useSession>, { phase: 'unknown' }>,
): string | undefined {
  if (session.phase === 'out') return whereTo(address, null)
  const { AUTHDATA, FIRSTLOGIN, landing, secondFactorMissing } = session.session
  const roleId = AUTHDATA.userProfile[0]?.roleFkId.roleId ?? 0
  if (secondFactorMissing && FIRSTLOGIN === 'No')
    return matchRoute(address)?.route.path === '/myProfile' ? undefined : '/myProfile'
  return whereTo(address, { roleId, firstLogin: FIRSTLOGIN, landing })
}

type ScreenProps = {
  address: string
  /** What a signed-in person may do. */
  rights?: readonly string[] | null
}

/** The screen that the route table has for an address, and for the rights of who came. */
export function Screen({ address, rights }: ScreenProps) {
  const match = matchRoute(address)
  const Found = match && screens[screenOf(match.route)]
  if (!Found) return <NotFound />
  return rights && !isFor(match.route, rights) ? <NoAccess /> : <Found params={match.params} />
}
