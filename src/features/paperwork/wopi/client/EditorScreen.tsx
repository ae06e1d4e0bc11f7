import { useEffect, useState } from 'react'
import { useSession } from '#identity/sessions/client/session.ts'
import { wopiApi } from '#paperwork/client/api.ts'
import { AttemptButton } from '#platform/client/AttemptButton.tsx'
import { call, hrefOf } from '#platform/client/call.ts'
import { download } from '#platform/client/download.ts'
import { showMoment } from '#platform/client/moments.ts'
import type { RefOutput } from '#platform/client/operations.ts'
import type { ScreenProps } from '#platform/client/screen.ts'
import { Link } from '#ui/navigation.tsx'
import { PageHeader } from '#ui/page/PageHeader.tsx'
import { EmptyState, ErrorState, Loading } from '#ui/page/states.tsx'
import { pageAt } from '../pages.ts'
import { CaseFiles } from './CaseFiles.tsx'
import { OneFile } from './OneFile.tsx'
import styles from './wopi.module.css'

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

type Linked = RefOutput<typeof wopiApi.linked>

/** /wopiCollectionFile/{caseid}?link=…: the letter for whoever holds the link, without a session. */
function LinkedLetter({ token, caseId }: { token: string; caseId: number }) {
  const [letter, setLetter] = useState<Linked>()
  const [failed, setFailed] = useState<string>()
  useEffect(() => {
    if (token.length < 20 || !(caseId > 0))
      return setFailed('Open the whole link from your e-mail, or ask for a new one.')
    call(wopiApi.linked, { token, case: caseId }).then(setLetter, (error: Error) => setFailed(error.message))
  }, [token, caseId])
  // Somebody signed in is inside the main part already.
  const Main = useSession().phase === 'in' ? 'div' : 'main'
  return (
    <Main id={Main === 'main' ? 'main' : undefined} className={styles.narrow}>
      {failed && <ErrorState title="This link does not open" message={failed} />}
      {failed && Main === 'main' && (
        <p className={styles.centred}>
          Do you have an account? <Link to="/login">Sign in</Link>
        </p>
      )}
      {!failed && !letter && <Loading lines={4} />}
      {letter && (
        <>
          <PageHeader
            title={letter.name.replace(/\.pdf$/, '')}
            standing={`A letter from ${letter.from}, sent ${showMoment(letter.sentAt)}. This link works until ${showMoment(letter.expiresAt)}.`}
          />
          <AttemptButton variant="primary" work={() => download(hrefOf(wopiApi.linkedFile, { token, case: caseId }))}>
            Download the letter (PDF)
          </AttemptButton>
        </>
      )}
    </Main>
  )
}
