import type { ReactNode } from 'react'
import { editorApi } from '#paperwork/client/api.ts'
import { useOperation } from '#platform/client/use-operation.ts'
import { ErrorState, Loading } from '#ui/page/states.tsx'
import { LetterEditor } from './LetterEditor.tsx'

export type DocumentEditorProps = {
  fileId: number
  /** To read: nobody is kept from writing meanwhile. */
  view?: boolean
  /** Where "Back" leads, if not to the case. */
  back?: string
  /** What else is to be seen beside the letter, such as the facts it holds. */
  beside?: ReactNode
}

/** A Word file on the page: read, written, suggested to and commented on, without an office suite. */
export function DocumentEditor({ fileId, view = false, back, beside }: DocumentEditorProps) {
  const found = useOperation(editorApi.open, { id: fileId })
  if (found.error) return <ErrorState message={found.error.message} onRetry={() => void found.reload()} />
  if (!found.items) return <Loading lines={10} />
  // The letter that was opened stays under the writer's hands: a newer version is opened by choice only.
  return <LetterEditor key={fileId} opened={found.items} view={view} back={back} beside={beside} />
}
