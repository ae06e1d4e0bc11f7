import { useState } from 'react'
import { signingApi } from '#case-work/client/api.ts'
import { call } from '#platform/client/call.ts'
import { Button } from '#ui/Button.tsx'
import { IconClock } from '#ui/icons.ts'
import { useSay } from '#ui/say.ts'
import type { ToSign } from '../signing-contract.ts'
import { BarePage } from './BarePage.tsx'
import styles from './sign.module.css'
import { overWords } from './words.ts'

/** A link that opens nothing to sign now: not yet, too late, declined or taken back. */
export function OverStep({ of, token }: { of: ToSign; token: string }) {
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
