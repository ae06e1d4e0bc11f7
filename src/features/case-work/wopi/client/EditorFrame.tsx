import { useEffect, useRef } from 'react'
import type { wopiApi } from '#case-work/client/api.ts'
import type { EditableFile } from '#case-work/editable-files/records.ts'
import type { RefOutput } from '#platform/client/operations.ts'
import { LinkButton } from '#ui/Button.tsx'
import { lettersCasePath } from './letter-paths.ts'
import styles from './wopi.module.css'

type Editor = NonNullable<RefOutput<typeof wopiApi.enter>['editor']>

const FRAME = 'document-editor'

/**
 * The outside editor in a frame. The token is posted to it, so that it stands in no address and no history; the page's
 * policy lets it be posted there and nowhere else.
 */
export function EditorFrame({ file, editor }: { file: EditableFile; editor: Editor }) {
  const { name } = file
  const form = useRef<HTMLFormElement>(null)
  const { actionUrl, accessToken, accessTokenTtl } = editor
  // biome-ignore lint/correctness/useExhaustiveDependencies: another token is another form to send
  useEffect(() => form.current?.submit(), [actionUrl, accessToken])
  useEffect(() => {
    // Who writes in the frame is there, though this page sees no key and no mouse.
    const { origin } = new URL(actionUrl)
    const heard = (event: MessageEvent) => event.origin === origin && document.dispatchEvent(new Event('mousemove'))
    window.addEventListener('message', heard)
    return () => window.removeEventListener('message', heard)
  }, [actionUrl])
  return (
    <div className={styles.frame}>
      <div className={styles.bar}>
        <LinkButton to={lettersCasePath(file.caseId)} size="small">
          {file.caseId === null ? 'Back to cases' : 'Back to the case'}
        </LinkButton>
        <h1 className={styles.name}>{name}</h1>
      </div>
      <form ref={form} action={actionUrl} method="post" target={FRAME} hidden>
        <input type="hidden" name="access_token" value={accessToken} />
        <input type="hidden" name="access_token_ttl" value={accessTokenTtl} />
      </form>
      <iframe
        name={FRAME}
        title={name}
        className={styles.editor}
        allow="clipboard-read; clipboard-write; fullscreen"
        referrerPolicy="no-referrer"
      />
    </div>
  )
}
