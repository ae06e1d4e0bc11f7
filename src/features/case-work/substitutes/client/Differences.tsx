import { AttemptButton } from '#platform/client/AttemptButton.tsx'
import { useCommand } from '#platform/client/use-operation.ts'
import { Link } from '#ui/navigation.tsx'
import rows from '#ui/page/rows.module.css'
import { StatusBadge } from '#ui/page/StatusBadge.tsx'
import type { Difference, Substitute } from '../records.ts'
import { refresh, substitutesApi } from './api.ts'

type DifferencesProps = { caseId: number; substitute: Substitute; onAnswered: (substitute: Substitute) => void }

/** What the PDF says otherwise than the case, and who is right. */
export function Differences({ caseId, substitute, onAnswered }: DifferencesProps) {
  const answer = useCommand(substitutesApi.answer, { refresh })
  if (!substitute.wordsRead)
    return <p>VisaCare could not read this PDF. Compare names, birth dates and numbers with the case yourself.</p>
  if (substitute.differences.length === 0)
    return <p>Names, birth dates and numbers are those of the case, as far as VisaCare could read them.</p>
  const say = (key: string, right: 'case' | 'pdf') => async () =>
    onAnswered(await answer.run({ id: caseId, substituteId: substitute.id, key, right }))
  return (
    <section aria-label="Where the PDF and the case differ">
      <p>The PDF and the case differ. Say which one is right.</p>
      <ul className={rows.list}>
        {substitute.differences.map((each) => (
          <li key={each.key} className={rows.row}>
            <div className={rows.head}>
              <span className={rows.grow}>
                <strong>{each.label}</strong>: {inPdf(each)}; the case says “{each.inCase}”.
              </span>
              {each.right && (
                <StatusBadge hue={each.right === 'pdf' ? 'green' : 'orange'}>
                  {each.right === 'pdf' ? 'The PDF is right' : 'The case is right'}
                </StatusBadge>
              )}
            </div>
            <div className={rows.actions}>
              {each.right !== 'case' && (
                <AttemptButton
                  size="small"
                  aria-label={`${each.label}: the case is right`}
                  work={say(each.key, 'case')}
                >
                  The case is right
                </AttemptButton>
              )}
              {each.right !== 'pdf' && (
                <AttemptButton size="small" aria-label={`${each.label}: the PDF is right`} work={say(each.key, 'pdf')}>
                  The PDF is right
                </AttemptButton>
              )}
            </div>
            {each.right === 'case' && <span className={rows.dimmed}>Correct the PDF, then upload it again.</span>}
            {each.right === 'pdf' && each.to !== '' && (
              <span>
                <Link to={each.to}>Correct “{each.label}” in the case</Link>
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

const inPdf = ({ inPdf }: Difference) => (inPdf === '' ? 'the PDF does not show it' : `the PDF says “${inPdf}”`)
