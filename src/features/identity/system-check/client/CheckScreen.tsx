import { useCallback, useEffect, useState } from 'react'
import { systemCheckApi } from '#identity/client/api.ts'
import { browserNameAndVersion } from '#identity/sessions/client/browser.ts'
import { LoggedOutPage } from '#identity/sessions/client/LoggedOutPage.tsx'
import { Note } from '#identity/sessions/client/Note.tsx'
import { call } from '#platform/client/call.ts'
import { Button } from '#ui/Button.tsx'
import { IconAlertTriangle, IconCircleCheck, IconRefresh } from '#ui/icons.ts'
import { Loading } from '#ui/page/states.tsx'
import styles from './Check.module.css'
import { type BrowserFound, browserChecks, type Check, type ServerFound, serverChecks } from './checks.ts'

/** /checkingpage: does this browser, and does the server, have what VisaCare needs? */
export default function CheckScreen() {
  const [checks, setChecks] = useState<{ browser: Check[]; server: Check[] }>()
  const run = useCallback(async () => {
    setChecks(undefined)
    const [browser, server] = await Promise.all([probeBrowser(), probeServer()])
    setChecks({ browser: browserChecks(browser), server: serverChecks(server) })
  }, [])
  useEffect(() => void run(), [run])
  return (
    <LoggedOutPage title="Browser and server check" intro="Whether everything VisaCare needs is in place." wide>
      {checks ? (
        <div className={styles.page}>
          <Verdict checks={[...checks.browser, ...checks.server]} />
          <CheckList title="This browser" checks={checks.browser} />
          <CheckList title="The server" checks={checks.server} />
          <div>
            <Button icon={<IconRefresh size={16} aria-hidden />} onClick={() => void run()}>
              Check again
            </Button>
          </div>
        </div>
      ) : (
        <Loading lines={8} label="Checking…" />
      )}
    </LoggedOutPage>
  )
}

function Verdict({ checks }: { checks: Check[] }) {
  const problems = checks.filter(({ ok }) => !ok).length
  if (problems === 0) return <Note kind="success">Everything is in place.</Note>
  return (
    <Note kind="warning">{problems === 1 ? 'One thing needs' : `${problems} things need`} attention; see below.</Note>
  )
}

function CheckList({ title, checks }: { title: string; checks: Check[] }) {
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      <ul className={styles.checks}>
        {checks.map(({ name, ok, says, remedy }) => (
          <li key={name} data-ok={ok}>
            {ok ? (
              <IconCircleCheck size={18} role="img" aria-label="OK" />
            ) : (
              <IconAlertTriangle size={18} role="img" aria-label="Problem" />
            )}
            <span className={styles.name}>{name}</span>
            <span className={styles.says}>
              {says}
              {remedy && <span className={styles.remedy}>{remedy}</span>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

async function probeBrowser(): Promise<BrowserFound> {
  return {
    name: browserNameAndVersion(),
    modern: typeof structuredClone === 'function' && CSS.supports('selector(:has(*))') && 'at' in Array.prototype,
    cookies: navigator.cookieEnabled,
    storage: [() => localStorage, () => sessionStorage].every(canStore),
    indexedDb: await opensDatabase(),
    crypto: crypto.subtle !== undefined,
    online: navigator.onLine,
    zoom: zoomOf(window),
  }
}

/** Half the way of the answer lies between the server's clock and ours. */
async function probeServer(): Promise<ServerFound | undefined> {
  try {
    const asked = Date.now()
    const { time, ...found } = await call(systemCheckApi.read, {})
    const answered = Date.now()
    return { ...found, clockDifferenceMs: (asked + answered) / 2 - Date.parse(time) }
  } catch {
    return undefined
  }
}

function canStore(storage: () => Storage): boolean {
  try {
    storage().setItem('visacare.check', '1')
    storage().removeItem('visacare.check')
    return true
  } catch {
    return false
  }
}

function opensDatabase(): Promise<boolean> {
  return new Promise((resolve) => {
    try {
      const request = indexedDB.open('visacare.check')
      request.onerror = () => resolve(false)
      request.onsuccess = () => {
        request.result.close()
        indexedDB.deleteDatabase('visacare.check')
        resolve(true)
      }
    } catch {
      resolve(false)
    }
  })
}

// Zooming makes the inside of a window count fewer pixels than its outside; a phone's window has no outside of its own.
function zoomOf({ outerWidth, innerWidth, visualViewport }: Window): number {
  const touch = matchMedia('(pointer: coarse)').matches
  return touch || outerWidth === 0 ? (visualViewport?.scale ?? 1) : Math.round((outerWidth / innerWidth) * 20) / 20
}
