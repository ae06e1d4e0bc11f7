import type { ScreenProps } from '#platform/client/screen.ts'
import { EmptyState } from '#ui/page/states.tsx'
import { DocumentEditor } from './DocumentEditor.tsx'

/** /visaCareLetter/{fileId} */
export default function LetterScreen({ params }: ScreenProps) {
  const fileId = Number(params.fileId)
  if (Number.isInteger(fileId) && fileId > 0) return <DocumentEditor fileId={fileId} />
  return (
    <EmptyState
      title="Which letter?"
      text="A letter is opened from its case."
      link={{ to: '/visaCareAttorneyCases', words: 'Cases' }}
    />
  )
}
