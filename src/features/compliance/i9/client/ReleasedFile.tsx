import type { ReactNode } from 'react'
import { useConfirmPassword } from '#identity/sessions/client/confirmed.tsx'
import { download } from '#platform/client/download.ts'
import { useAttempt } from '#platform/client/use-attempt.tsx'
import { Button } from '#ui/Button.tsx'

/** A file with numbers on it: who may see them gives the password again, for others the server masks or refuses. */
export function ReleasedFile({ href, children }: { href: string; children: ReactNode }) {
  const { confirmed, dialog } = useConfirmPassword()
  const { attempt, refusal } = useAttempt()
  return (
    <>
      <Button wide onClick={() => void attempt(() => confirmed(() => download(href)))}>
        {children}
      </Button>
      {dialog}
      {refusal}
    </>
  )
}
