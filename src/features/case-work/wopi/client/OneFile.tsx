import { lazy, useEffect, useState } from 'react'
import { editableFilesApi, wopiApi } from '#case-work/client/api.ts'
import { AttemptButton } from '#platform/client/AttemptButton.tsx'
import { call, hrefOf } from '#platform/client/call.ts'
import { CallFailed } from '#platform/client/call-failed.ts'
import { download } from '#platform/client/download.ts'
import type { RefOutput } from '#platform/client/operations.ts'
import { ErrorState, Loading } from '#ui/page/states.tsx'
import { EditorFrame } from './EditorFrame.tsx'

// Only where it is shown: whoever writes in an outside editor has no use for it.
const DocumentEditor = lazy(() =>
  import('#case-work/document-editor/client/DocumentEditor.tsx').then((module) => ({ default: module.DocumentEditor })),
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
