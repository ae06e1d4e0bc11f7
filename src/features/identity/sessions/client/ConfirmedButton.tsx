import type { ComponentProps } from 'react'
import { AttemptButton } from '#platform/client/AttemptButton.tsx'
import { useConfirmPassword } from './confirmed.tsx'

/** A button whose work may want the password again first: the server says so, the dialog asks, the work is repeated. */
export function ConfirmedButton({ work, ...button }: ComponentProps<typeof AttemptButton>) {
  const { confirmed, dialog } = useConfirmPassword()
  return (
    <>
      <AttemptButton {...button} work={() => confirmed(work)} />
      {dialog}
    </>
  )
}
