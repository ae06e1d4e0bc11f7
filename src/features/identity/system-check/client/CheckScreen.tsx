import { useCallback, useEffect, useState } from 'react'
import { LoggedOutPage } from '#identity/sessions/client/LoggedOutPage.tsx'
import { Note } from '#identity/sessions/client/Note.tsx'
import { Button } from '#ui/Button.tsx'
import { IconAlertTriangle, IconCircleCheck, IconRefresh } from '#ui/icons.ts'
import { Loading } from '#ui/page/states.tsx'
import styles from './Check.module.css'
import { browserChecks, type Check, serverChecks } from './checks.ts'
import { probeBrowser, probeServer } from './probe.ts'

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
