import { prepares } from '#case-file/case-details/client/case-tabs.ts'
import type { CaseDetails } from '#case-file/case-details/records.ts'
import styles from '#case-file/cases/client/cases.module.css'
import { formPath } from '#case-file/cases/form-paths.ts'
import { EditionBadge } from '#case-file/form-library/client/EditionBadge.tsx'
import { questionnairePath } from '#case-work/questionnaires/paths.ts'
import { showDate } from '#formats/dates.ts'
import { formName } from '#formats/form-names.ts'
import { useViewer } from '#parties/people/client/use-viewer.ts'
import { useOperation } from '#platform/client/use-operation.ts'
import { Link } from '#ui/navigation.tsx'
import { Card } from '#ui/page/Card.tsx'
import { StatusBadge } from '#ui/page/StatusBadge.tsx'
import { AddForm, RemoveForm } from './AddForm.tsx'
import { caseScreenApi } from './api.ts'

/** How far each side's questions are, and the way to them. */
export function QuestionnairesCard({ file }: { file: CaseDetails }) {
  const progress = useOperation(caseScreenApi.progress, { id: file.id })
  const path = questionnairePath(file.typeId, file.id)
  return (
    <Card title="Questionnaires" actions={<Link to={path}>Open the questions</Link>}>
      {progress.items?.items.length === 0 && (
        <p className={styles.dimmed}>The forms of this case ask nothing yet that VisaCare knows.</p>
      )}
      <ul className={styles.list}>
        {(progress.items?.items ?? []).map(({ audience, words, answered, total, percent }) => (
          <li key={audience}>
            <Link className={styles.grow} to={`${path}?audience=${audience}`}>
              {words}
            </Link>
            <span className={styles.dimmed}>
              {answered} of {total}
            </span>
            <Percent value={percent} label={words} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** The forms of the package in filing order. Doubts about an edition are for those who file. */
export function FormsCard({ file }: { file: CaseDetails }) {
  const { roleId } = useViewer()
  const arranges = prepares(file, roleId)
  return (
    <Card title="Forms" actions={arranges && file.forms.length > 0 && <AddForm file={file} />}>
      {file.forms.length === 0 && <p className={styles.dimmed}>This kind of case has no forms.</p>}
      <ul className={styles.list}>
        {file.forms.map((form) => {
          const path = formPath(form, file.id)
          const name = `${formName(form.formId)}${form.side ? ` (${form.side})` : ''}`
          return (
            <li key={form.id}>
              <span className={styles.grow}>
                {path ? <Link to={path}>{name}</Link> : name}
                <span className={styles.under}>
                  {[form.personName, form.edition ? `edition ${showDate(form.edition)}` : NOT_BUILT]
                    .filter(Boolean)
                    .join(', ')}
                </span>
              </span>
              {file.may.seeFees && form.editionStatus && <EditionBadge {...form.editionStatus} onlyDoubts />}
              <StatusBadge hue={form.status === 'Open' ? 'gray' : 'green'}>{form.status}</StatusBadge>
              {path && <Percent value={form.percent} label={name} />}
              {arranges && <RemoveForm file={file} form={form} />}
            </li>
          )
        })}
      </ul>
    </Card>
  )
}

const NOT_BUILT = 'prepare it outside VisaCare'

function Percent({ value, label }: { value: number; label: string }) {
  return (
    <>
      <div
        className={styles.bar}
        role="progressbar"
        aria-label={label}
        aria-valuenow={value}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        <span style={{ width: `${value}%` }} />
      </div>
      <span className={styles.figures}>{value} %</span>
    </>
  )
}
