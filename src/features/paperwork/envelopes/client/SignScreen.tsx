import { lazy, Suspense, useEffect, useState } from 'react'
import { useSession } from '#identity/sessions/client/session.ts'
import { signingApi } from '#paperwork/client/api.ts'
import { call } from '#platform/client/call.ts'
import type { ScreenProps } from '#platform/client/screen.ts'
import { useHash } from '#platform/client/use-hash.ts'
import { Button } from '#ui/Button.tsx'
import { IconClock } from '#ui/icons.ts'
import { ErrorState, Loading } from '#ui/page/states.tsx'
import { useSay } from '#ui/say.ts'
import type { ToSign } from '../signing-contract.ts'
import { BarePage } from './BarePage.tsx'
import { CodeStep } from './CodeStep.tsx'
import { SignerLanguage, useKnownLanguage } from './SignerLanguage.tsx'
import styles from './sign.module.css'
import { overWords } from './words.ts'

// Pages and pen are loaded when the code was right; the sender's side only for somebody signed in.
const Signing = lazy(() => import('./Signing.tsx'))
const EnvelopeOverview = lazy(() => import('./EnvelopeOverview.tsx'))

/** /docuSignPageView/{envelopeId}: with the mailed link what somebody signs, else how the envelope stands for its sender. */
export default function SignScreen({ params }: ScreenProps) {
  const token = useHash()
  const { phase } = useSession()
  const id = Number(params.envelopeId)
  if (token)
    return (
      <SignerLanguage>
        <ByLink key={token} token={token} />
      </SignerLanguage>
    )
  if (phase === 'in' && Number.isInteger(id) && id > 0)
    return (
      <Suspense fallback={<Loading />}>
        <EnvelopeOverview id={id} />
      </Suspense>
    )
  return (
    <SignerLanguage>
      <NoLink />
    </SignerLanguage>
  )
}

function NoLink() {
  const say = useSay()
  return (
    <BarePage note={say('Signing')}>
      <h1>{say('Open the link from your e-mail')}</h1>
      <p className={styles.lead}>
        {say('Each person who signs has a link of their own. It leads here and to the document.')}
      </p>
    </BarePage>
  )
}

function ByLink({ token }: { token: string }) {
  const say = useSay()
  const [pass, setPass] = useState(() => keptPass(token))
  const [found, setFound] = useState<ToSign>()
  const [problem, setProblem] = useState<string>()
  const [attempt, setAttempt] = useState(0)
  useKnownLanguage(found?.language)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a further attempt asks again
  useEffect(() => {
    setProblem(undefined)
    call(signingApi.open, { token, pass }).then(setFound, (error: Error) => setProblem(error.message))
  }, [token, pass, attempt])
  if (problem)
    return (
      <BarePage note={say('Signing')}>
        <ErrorState title={say('This link does not open')} message={problem} onRetry={() => setAttempt((n) => n + 1)} />
      </BarePage>
    )
  if (!found)
    return (
      <BarePage note={say('Signing')}>
        <Loading />
      </BarePage>
    )
  const { standing, identified } = found
  if (standing !== 'yours' && standing !== 'signed' && standing !== 'finished')
    return <OverStep of={found} token={token} />
  if (!identified || !pass) {
    const right = (given: string) => {
      keepPass(token, given)
      setPass(given)
    }
    return <CodeStep of={found} token={token} onRight={right} />
  }
  return (
    <Suspense fallback={<Loading />}>
      <Signing of={found} token={token} pass={pass} onChange={setFound} />
    </Suspense>
  )
}

const nameOf = (token: string) => `signing.${token.slice(0, 16)}`

/** What the code was exchanged for, until the tab is closed: loading the page again asks for no second code. */
function keptPass(token: string): string | undefined {
  return window.sessionStorage.getItem(nameOf(token)) ?? undefined
}

function keepPass(token: string, pass: string): void {
  window.sessionStorage.setItem(nameOf(token), pass)
}

/** A link that opens nothing to sign now: not yet, too late, declined or taken back. */
function OverStep({ of, token }: { of: ToSign; token: string }) {
  const say = useSay()
  const [said, setSaid] = useState<string>()
  const { title, text } = overWords(of, say)
  const ask = () =>
    call(signingApi.askAgain, { token }).then(
      () => setSaid(say('{from} was told. You get a new link by e-mail.', { from: of.from })),
      (error: Error) => setSaid(say(error.message)),
    )
  return (
    <BarePage
      note={say('Private link')}
      foot={
        of.standing === 'expired' &&
        !said && (
          <Button variant="primary" wide onClick={() => void ask()}>
            {say('Ask for a new link')}
          </Button>
        )
      }
    >
      <div className={styles.done}>
        <span className={styles.disc} data-tone="wait">
          <IconClock size={26} aria-hidden />
        </span>
        <h1>{title}</h1>
        <p className={styles.lead}>{of.title}</p>
        <p className={styles.lead}>{text}</p>
        {said && <p role="status">{said}</p>}
      </div>
    </BarePage>
  )
}
