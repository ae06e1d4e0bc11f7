import { useEffect, useState } from 'react'
import { sessionsApi } from '#identity/client/api.ts'
import { Note } from '#identity/sessions/client/Note.tsx'
import { enterSession, useSession } from '#identity/sessions/client/session.ts'
import { paymentsApi } from '#money/client/api.ts'
import styles from '#money/plans/client/money.module.css'
import { call } from '#platform/client/call.ts'
import { LinkButton } from '#ui/Button.tsx'
import { Stack } from '#ui/page/Card.tsx'
import { SandboxNote } from './SandboxNote.tsx'

type Shown = { state: 'asking' | 'open' | 'done' | 'failed'; words: string }
const MOST_TRIES = 10

/** /stripePaymentCheckout: where the payment provider sends people back to, signed in or not. */
export default function CheckoutScreen() {
  const reference = new URLSearchParams(window.location.search).get('reference') ?? ''
  const [shown, setShown] = useState<Shown>({ state: 'asking', words: 'One moment, we ask the payment provider…' })
  const isIn = useSession().phase === 'in'

  useEffect(() => {
    let left = MOST_TRIES
    let timer: ReturnType<typeof setTimeout> | undefined
    const ask = async () => {
      try {
        const { state, failure } = await call(paymentsApi.returned, { reference })
        if (state === 'open' && left-- > 0) timer = setTimeout(() => void ask(), 1500)
        else setShown({ state, words: wordsOf(state, failure) })
        if (state === 'done') void call(sessionsApi.me, {}).then(enterSession, () => {})
      } catch (error) {
        setShown({ state: 'failed', words: error instanceof Error ? error.message : String(error) })
      }
    }
    if (reference.length >= 8) void ask()
    else setShown({ state: 'failed', words: 'This address belongs to no payment. Open your billing page instead.' })
    return () => clearTimeout(timer)
  }, [reference])

  return (
    <div className={styles.narrow}>
      <Stack>
        {isIn && <SandboxNote />}
        <h1>Payment</h1>
        <Note kind={shown.state === 'done' ? 'success' : shown.state === 'asking' ? 'info' : 'warning'}>
          {shown.words}
        </Note>
        <LinkButton to={isIn ? '/visaCareStripePaymentMethod' : '/'} variant="primary">
          {isIn ? 'Go to billing' : 'Sign in'}
        </LinkButton>
      </Stack>
    </div>
  )
}

const wordsOf = (state: 'open' | 'done' | 'failed', failure: string): string => {
  if (state === 'done') return 'Your payment method was saved. New employees and cases can be created now.'
  if (state === 'failed') return failure || 'The payment method was not saved.'
  return 'The payment method was not saved: the page of the provider was left before its end.'
}
