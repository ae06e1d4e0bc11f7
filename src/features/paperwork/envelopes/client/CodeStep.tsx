import { type FormEvent, useState } from 'react'
import { signingApi } from '#paperwork/client/api.ts'
import { call } from '#platform/client/call.ts'
import { Button } from '#ui/Button.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { useSay } from '#ui/say.ts'
import type { ToSign } from '../signing-contract.ts'
import { BarePage } from './BarePage.tsx'
import styles from './sign.module.css'
import { whoAsks } from './words.ts'

const HELD = 'Not mailed yet: this installation has no mail server, and the code waits there. Ask {office} for it.'

type CodeStepProps = { of: ToSign; token: string; onRight: (pass: string) => void }

/** Who it is: a code mailed to the same address as the link. Before it nothing of the document is shown but its name. */
export function CodeStep({ of, token, onRight }: CodeStepProps) {
  const say = useSay()
  const [sent, setSent] = useState<{ sentTo: string; held: boolean }>()
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const attempt = async (work: () => Promise<void>) => {
    setBusy(true)
    setProblem(undefined)
    await work().catch((error: Error) => setProblem(say(error.message)))
    setBusy(false)
  }
  const send = () => attempt(async () => setSent(await call(signingApi.sendCode, { token })))
  const check = (event: FormEvent) => {
    event.preventDefault()
    void attempt(async () => onRight((await call(signingApi.identify, { token, code })).pass))
  }
  const isOver = of.standing !== 'yours'
  return (
    <BarePage
      note={say('Private link')}
      foot={
        sent ? (
          <>
            <Button variant="primary" type="submit" form="code" wide loading={busy}>
              {say('Continue')}
            </Button>
            <Button variant="link" wide onClick={() => void send()}>
              {say('Mail a new code')}
            </Button>
          </>
        ) : (
          <Button variant="primary" wide loading={busy} onClick={() => void send()}>
            {say('Mail me a code')}
          </Button>
        )
      }
    >
      <h1>{isOver ? of.title : say('Please sign: {title}', { title: of.title })}</h1>
      <p className={styles.lead}>{whoAsks(of, say)}</p>
      {of.message && <p className={`${styles.card} ${styles.padded}`}>{of.message}</p>}
      {!sent && (
        <p className={styles.lead}>
          {say(
            'Hello {name}. Before the pages open, we mail a code of six digits to {email}, so that nobody else signs for you.',
            { name: of.you.name, email: of.you.email },
          )}
        </p>
      )}
      {sent && (
        <form id="code" className={styles.code} onSubmit={check}>
          <TextField
            label={say('Code from the e-mail to {email}', { email: sent.sentTo })}
            hint={say(sent.held ? HELD : 'It can take a minute. Look into your spam folder, too.', {
              office: of.office,
            })}
            value={code}
            onChange={setCode}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={7}
            error={problem}
            autoFocus
          />
        </form>
      )}
      {!sent && problem && (
        <p className={styles.error} role="alert">
          {problem}
        </p>
      )}
    </BarePage>
  )
}
