import type { CaseDetails, OfferedMove } from '#case-file/case-details/records.ts'
import { unansweredWords } from '#case-file/cases/client/words.ts'
import { APPEAL } from '#case-file/cases/news.ts'
import type { OpenItem } from '#case-file/cases/open-items.ts'
import { Status } from '#case-types/status/statuses.ts'
import { caseScreenApi } from '#desk/client/api.ts'
import { showDate } from '#formats/dates.ts'
import { howFar } from '#formats/distance.ts'
import type { CasePackage } from '#paperwork/packages/records.ts'
import { useOperation } from '#platform/client/use-operation.ts'
import { CheckField } from '#ui/fields/CheckField.tsx'
import { today } from '#ui/today.ts'
import styles from '../case-page.module.css'

type BeforeAnswerProps = {
  missing: readonly string[]
  checked: boolean
  error?: string
  onChange: (confirmed: boolean) => void
}

/** What is sent once cannot be completed: whoever sends it without all that was asked says so. */
export function BeforeAnswer({ missing, checked, error, onChange }: BeforeAnswerProps) {
  if (missing.length === 0) return null
  return (
    <>
      <p>USCIS takes one answer, all at once. What is missing from it cannot be sent later.</p>
      <ul className={styles.missing}>
        {missing.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
      <CheckField label="The response went out as it is" checked={checked} error={error} onChange={onChange} />
    </>
  )
}

type Asked = Pick<OpenItem, 'kind' | 'about' | 'title'>

/**
 * What whoever says that a response was sent has to know: all of it counts as one answer (8 CFR 103.2(b)(11)). Which
 * packages there are is not known at once.
 */
export function missingOfAnswer(items: readonly Asked[], packages?: readonly Pick<CasePackage, 'status'>[]): string[] {
  const asked = items.filter(({ kind }) => kind === 'document').map(({ about, title }) => about.thing || title)
  return [
    ...(asked.length > 0 ? [`Asked for and not received: ${[...new Set(asked)].join(', ')}.`] : []),
    ...(!packages || packages.some(({ status }) => status === 'Ready') ? [] : ['No response package was built here.']),
  ]
}

/** Until when the decision of a case that is about to be closed can still be fought. */
export function appealOpen(
  { openItems }: Pick<CaseDetails, 'openItems'>,
  { to }: Pick<OfferedMove, 'to'>,
): string | undefined {
  if (to !== Status.completed) return undefined
  return openItems.find(({ kind, key }) => kind === 'date' && key === APPEAL)?.dueOn ?? undefined
}

type BeforeClosingProps = { until: string; checked: boolean; error?: string; onChange: (confirmed: boolean) => void }

/** Who closes a refused case gives up a day that does not come again: they say so. */
export function BeforeClosing({ until, checked, error, onChange }: BeforeClosingProps) {
  return (
    <>
      <p>
        An appeal or motion (I-290B) can still be filed until {showDate(until)} ({howFar(until, today())}). After that
        day it is too late.
      </p>
      <CheckField
        label="No appeal or motion will be filed: close the case"
        checked={checked}
        error={error}
        onChange={onChange}
      />
    </>
  )
}

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
