import { useSession } from '#identity/sessions/client/session.ts'
import type { ScreenProps } from '#platform/client/screen.ts'
import { EmptyState } from '#ui/page/states.tsx'
import { pageAt } from '../pages.ts'
import { CaseFiles } from './CaseFiles.tsx'
import { LinkedLetter } from './LinkedLetter.tsx'
import { OneFile } from './OneFile.tsx'

/** The document editor's pages: a file by itself, the newest of its kind in a case, or a letter by a link. */
export default function EditorScreen({ params }: ScreenProps) {
  const isIn = useSession().phase === 'in'
  const { pathname, search } = window.location
  const query = new URLSearchParams(search)
  const link = query.get('link')
  const page = pageAt(pathname)
  if (page?.access === 'public' && (link || !isIn))
    return <LinkedLetter token={link ?? ''} caseId={Number(params.caseId)} />
  if (params.fileId) return <OneFile id={Number(params.fileId)} view={query.has('view')} />
  if (page && params.caseId) return <CaseFiles page={page} caseId={Number(params.caseId)} />
  return (
    <EmptyState
      title="Choose a case first"
      text="Letters belong to a case. Open the case, then the letter you want to read or write."
      link={{ to: '/visaCareManageCase', words: 'Show cases' }}
    />
  )
}
