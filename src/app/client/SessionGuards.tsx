import { useEffect, useState } from 'react'
import { sessionsApi } from '#identity/client/api.ts'
import type { StoredSession } from '#identity/sessions/auth-data.ts'
import { enterSession, leaveSession, logOut } from '#identity/sessions/client/session.ts'
import { call } from '#platform/client/call.ts'
import { CallFailed } from '#platform/client/call-failed.ts'
import { OfflineDialog } from '#ui/dialogs/OfflineDialog.tsx'
import { useOnline } from '#ui/dialogs/offline.tsx'
import { SessionTimeoutDialog } from '#ui/dialogs/SessionTimeoutDialog.tsx'
import { useIdle } from '#ui/session/use-idle.ts'
import { navigate } from './location.ts'

const ASK_EVERY_MS = 30_000

// No answer at all, or a gateway's word that the product behind it does not answer.
const isLost = (error: unknown) => error instanceof CallFailed && [0, 502, 503, 504].includes(error.status)

/**
 * The check says only that the session is over, and every other call why: who was away too long, or has a new password, must
 * not read that somebody else signed in. A browser with a session again has another login's.
 */
async function whyClosed(): Promise<string> {
  try {
    await call(sessionsApi.me, {})
    return 'Your session was closed by another login.'
  } catch (error) {
    if (error instanceof CallFailed && error.status === 401 && error.code !== 'SIGNED_OUT') return error.message
    if (isLost(error)) throw error
    return 'Your session has ended. Please sign in again.'
  }
}

/** Idle, closed elsewhere, offline: what can end a session while a page is open. */
export function SessionGuards({ session }: { session: StoredSession }) {
  const online = useOnline()
  const [lost, setLost] = useState(false)
  const [goesOn, setGoesOn] = useState(false)
  const connected = online && !lost
  const userId = session.AUTHDATA.userProfile[0]?.userautoid.userId ?? ''

  const leave = async () => {
    await logOut(userId)
    navigate('/login', { replace: true })
  }
  const { expiring, stay } = useIdle({
    enabled: true,
    onLogout: () => void leave(),
    onActive: () => void call(sessionsApi.touch, {}).catch(() => {}),
  })

  useEffect(() => {
    if (connected) setGoesOn(false)
  }, [connected])

  // Another login closes this session; the page is told although it does nothing.
  useEffect(() => {
    if (!online) return
    const ask = async () => {
      const { loginsessionid, heldMark } = await call(sessionsApi.state, { sessionid: session.Token })
      setLost(false)
      if (loginsessionid === null) leaveSession(await whyClosed())
      // Somebody edited the menu or the rights of this role: what was saved applies at once, here too.
      else if (heldMark !== undefined && heldMark !== session.heldMark) enterSession(await call(sessionsApi.me, {}))
    }
    // A server that refuses the check ends the session here too; one that is not reached may still have it.
    const failed = (error: unknown) => {
      if (isLost(error)) setLost(true)
      else leaveSession('Your session could not be checked. Please sign in again.')
    }
    const askIfSeen = () => {
      if (document.visibilityState === 'visible') void ask().catch(failed)
    }
    const timer = setInterval(askIfSeen, ASK_EVERY_MS)
    document.addEventListener('visibilitychange', askIfSeen)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', askIfSeen)
    }
  }, [session.Token, session.heldMark, online])

  return (
    <>
      <SessionTimeoutDialog opened={expiring} onContinue={stay} onLogout={() => void leave()} />
      <OfflineDialog
        opened={!connected && !goesOn}
        onYes={() => window.location.assign('/login')}
        onNo={() => setGoesOn(true)}
      />
    </>
  )
}
