import { substitutesApi } from '#paperwork/client/api.ts'
import { AttemptButton } from '#platform/client/AttemptButton.tsx'
import { useCommand } from '#platform/client/use-operation.ts'
import { Link } from '#ui/navigation.tsx'
import rows from '#ui/page/rows.module.css'
import { StatusBadge } from '#ui/page/StatusBadge.tsx'
import type { Difference, Substitute } from '../contract.ts'
import { refresh } from './offer.ts'

type DifferencesProps = { caseId: number; substitute: Substitute; onAnswered: (substitute: Substitute) => void }

/** What the PDF says otherwise than the case, and who is right. */
export function Differences({ caseId, substitute, onAnswered }: DifferencesProps) {
  const answer = useCommand(substitutesApi.answer, { refresh })
  if (substitute.differences.length === 0) return <ReadIn {...substitute} />
  const say = (key: string, right: 'case' | 'pdf' | 'same') => async () =>
    onAnswered(await answer.run({ id: caseId, substituteId: substitute.id, key, right }))
  return (
    <section aria-label="Where the PDF and the case differ">
      <ReadIn {...substitute} />
      <p>The PDF and the case differ. Say which one is right.</p>
      <ul className={rows.list}>
        {substitute.differences.map((each) => (
          <li key={each.key} className={rows.row}>
            <div className={rows.head}>
              <span className={rows.grow}>
                <strong>{each.label}</strong>: {inPdf(each)}; the case says “{each.inCase}”.
              </span>
              {each.right && (
                <StatusBadge hue={each.right === 'case' ? 'orange' : 'green'}>{words[each.right]}</StatusBadge>
              )}
            </div>
            <div className={rows.actions}>
              {each.right !== 'case' && (
                <AttemptButton
                  size="small"
                  aria-label={`${each.label}: ${each.inPdf === '' ? 'the PDF does not say it' : 'the case is right'}`}
                  work={say(each.key, 'case')}
                >
                  {each.inPdf === '' ? 'The PDF does not say it' : words.case}
                </AttemptButton>
              )}
              {each.inPdf === '' && each.right !== 'same' && (
                <AttemptButton size="small" aria-label={`${each.label}: ${words.same}`} work={say(each.key, 'same')}>
                  {words.same}
                </AttemptButton>
              )}
              {each.inPdf !== '' && each.right !== 'pdf' && (
                <AttemptButton size="small" aria-label={`${each.label}: the PDF is right`} work={say(each.key, 'pdf')}>
                  {words.pdf}
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

const words = {
  case: 'The case is right',
  pdf: 'The PDF is right',
  same: 'It stands in the PDF as in the case',
} as const

const inPdf = ({ inPdf }: Difference) =>
  inPdf === '' ? 'VisaCare did not find it in the PDF' : `the PDF says “${inPdf}”`

/** What agrees with the case, and what nobody but the reader can compare. */
function ReadIn({ agreed, unread, wordsRead, differences }: Substitute) {
  if (agreed.length + unread.length + differences.length === 0)
    return <p>VisaCare compared nothing in this PDF. Compare names, birth dates and numbers with the case yourself.</p>
  return (
    <>
      {agreed.length > 0 && <p>These agree with the case: {agreed.join(', ')}.</p>}
      {unread.length > 0 && (
        <p>
          {wordsRead ? 'VisaCare could not read these in the PDF' : 'VisaCare could not read this PDF'}:{' '}
          {unread.join(', ')}. Compare them with the case yourself.
        </p>
      )}
    </>
  )
}
