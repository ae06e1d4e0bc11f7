import type { CaseDetails } from '#case-file/case-details/records.ts'
import { unansweredWords } from '#case-file/cases/client/words.ts'
import { caseScreenApi } from '#desk/client/api.ts'
import { useOperation } from '#platform/client/use-operation.ts'

/** What submitting does, and what is still open: nobody hands in a half-answered case without knowing it. */
export function BeforeSubmitting({ file }: { file: Pick<CaseDetails, 'id' | 'mode' | 'forms'> }) {
  const progress = useOperation(caseScreenApi.progress, { id: file.id })
  const open = (progress.items?.items ?? []).filter(({ audience }) => audience !== 'attorney').flatMap(unansweredWords)
  return (
    <>
      <p>
        {file.mode === 'LEGAL'
          ? `The law firm takes over${file.forms.length > 0 ? ' and prepares the forms' : ''}.`
          : 'The next step is to generate the forms.'}{' '}
        Answers and documents can still be added afterwards.
      </p>
      {progress.error && !progress.items && <p role="alert">What is still unanswered could not be loaded.</p>}
      {open.length > 0 && (
        <>
          <p>Not everything is answered yet:</p>
          <ul>
            {open.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
