import { questionnairePath } from '#case-work/questionnaires/paths.ts'
import { showDate } from '#formats/dates.ts'
import { Link } from '#ui/navigation.tsx'
import type { CaseFormView } from '../records.ts'
import styles from './form-screen.module.css'

type FiledNoticeProps = { view: CaseFormView; filed: NonNullable<CaseFormView['filed']> }

/** That this is what the agency has, and what is answered otherwise today. */
export function FiledNotice({ view, filed }: FiledNoticeProps) {
  const { on, byName, package: number, changedSince } = filed
  return (
    <p className={styles.notice} role="note">
      Form {view.name} was filed on {showDate(on)} with package {number}
      {byName && ` by ${byName}`}.{' '}
      {view.preparedElsewhere
        ? 'A PDF prepared elsewhere went out in its place: this page shows the answers of that day.'
        : 'This is what was filed; it stays as it is.'}{' '}
      {changedSince.length > 0 && `Answered otherwise since then: ${changedSince.join(', ')}. `}
      <Link to={questionnairePath(view.typeId, view.caseId)}>Today’s answers</Link>
    </p>
  )
}
