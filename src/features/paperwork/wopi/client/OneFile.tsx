import { lazy, useEffect, useRef, useState } from 'react'
import { editableFilesApi, wopiApi } from '#paperwork/client/api.ts'
import type { EditableFile } from '#paperwork/editable-files/records.ts'
import { AttemptButton } from '#platform/client/AttemptButton.tsx'
import { call, hrefOf } from '#platform/client/call.ts'
import { CallFailed } from '#platform/client/call-failed.ts'
import { download } from '#platform/client/download.ts'
import type { RefOutput } from '#platform/client/operations.ts'
import { LinkButton } from '#ui/Button.tsx'
import { ErrorState, Loading } from '#ui/page/states.tsx'
import { lettersCasePath } from './letter-paths.ts'
import styles from './wopi.module.css'

// Only where it is shown: whoever writes in an outside editor has no use for it.
const DocumentEditor = lazy(() =>
  import('#paperwork/document-editor/client/LetterEditor.tsx').then((module) => ({ default: module.DocumentEditor })),
)

type Opened = RefOutput<typeof wopiApi.enter>

/** A file in the editor that the installation has: an outside one in a frame, else the product's own. */
export function OneFile({ id, view }: { id: number; view: boolean }) {
  const [opened, setOpened] = useState<Opened>()
  const [failed, setFailed] = useState<CallFailed | Error>()
  useEffect(() => {
    let left = false
    call(wopiApi.enter, { id, view }).then(
      (answer) => left || setOpened(answer),
      (error: Error) => left || setFailed(error),
    )
    return () => {
      left = true
    }
  }, [id, view])
  if (failed)
    return (
      <>
        <ErrorState title="This file does not open" message={failed.message} />
        {failed instanceof CallFailed && failed.code === 'EDITOR_AWAY' && (
          <AttemptButton work={() => download(hrefOf(editableFilesApi.download, { id }))}>
            Download the file
          </AttemptButton>
        )}
      </>
    )
  if (!opened) return <Loading lines={10} />
  const { file, editor } = opened
  if (editor) return <EditorFrame file={file} editor={editor} />
  return <DocumentEditor fileId={id} view={view} />
}

type Editor = NonNullable<RefOutput<typeof wopiApi.enter>['editor']>

const FRAME = 'document-editor'

/**
 * The outside editor in a frame. The token is posted to it, so that it stands in no address and no history; the page's
 * policy lets it be posted there and nowhere else.
 */
function EditorFrame({ file, editor }: { file: EditableFile; editor: Editor }) {
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
