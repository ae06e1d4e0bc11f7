import { useState } from 'react'
import { Button, type ButtonProps } from '#ui/Button.tsx'
import { useAttempt } from './use-attempt.tsx'

type AttemptButtonProps = Omit<ButtonProps, 'onClick' | 'loading'> & { work: () => Promise<unknown> }

/** A button whose work takes a while: it shows that it is under way, and says why it was refused. */
export function AttemptButton({ work, ...button }: AttemptButtonProps) {
  const [busy, setBusy] = useState(false)
  const { attempt, refusal } = useAttempt()
  const press = async () => {
    setBusy(true)
    await attempt(work)
    setBusy(false)
  }
  return (
    <>
      <Button {...button} loading={busy} onClick={() => void press()} />
      {refusal}
    </>
  )
}
