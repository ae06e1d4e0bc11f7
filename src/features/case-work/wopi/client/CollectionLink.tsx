import { useState } from 'react'
import { lettersApi, wopiApi } from '#case-work/client/api.ts'
import { useLetterWork } from '#case-work/letters/client/use-letter-work.ts'
import { WorkProgress } from '#case-work/letters/client/WorkProgress.tsx'
import { AttemptButton } from '#platform/client/AttemptButton.tsx'
import { call } from '#platform/client/call.ts'
import { showMoment } from '#platform/client/moments.ts'
import type { RefOutput } from '#platform/client/operations.ts'
import { TextField } from '#ui/fields/TextField.tsx'
import { useToast } from '#ui/toasts.tsx'
import styles from './wopi.module.css'

/** For a reader without an account: a link to the letter as it reads now, printed, that ends by itself. */
export function CollectionLink({ id }: { id: number }) {
  const [link, setLink] = useState<RefOutput<typeof wopiApi.link>>()
  const { work, follow } = useLetterWork()
  const toast = useToast()
  const make = async () => {
    await follow(call(lettersApi.print, { id, toSend: true }))
    setLink(await call(wopiApi.link, { id }))
  }
  const takeBack = async () => {
    const { revoked } = await call(wopiApi.revokeLinks, { id })
    setLink(undefined)
    toast(revoked === 0 ? 'There is no link that still works.' : 'The links do not work any more.', { kind: 'success' })
  }
  return (
    <div className={styles.bar}>
      {link && (
        <div className={styles.link}>
          <TextField
            label={`Link, works until ${showMoment(link.expiresAt)}`}
            hint="It gives the letter as it reads now, as a PDF. Copy it now; it is not shown again."
            readOnly
            value={new URL(link.path, window.location.origin).href}
            onChange={() => {}}
          />
        </div>
      )}
      <AttemptButton work={make}>Make a link to send</AttemptButton>
      <AttemptButton variant="subtle" work={takeBack}>
        Take back all links
      </AttemptButton>
      <WorkProgress work={work} name="the letter" />
    </div>
  )
}
