import { prepares } from '#case-file/case-details/client/case-tabs.ts'
import type { CaseDetails } from '#case-file/case-details/records.ts'
import styles from '#case-file/cases/client/cases.module.css'
import { formPath } from '#case-file/cases/form-paths.ts'
import { EditionBadge } from '#case-file/form-library/client/EditionBadge.tsx'
import { caseTypeById } from '#case-types/all.ts'
import { isIssued } from '#case-types/package/package.ts'
import { sideWord } from '#case-types/words/side-words.ts'
import { caseScreenApi } from '#desk/client/api.ts'
import { showDate } from '#formats/dates.ts'
import { formName } from '#formats/form-names.ts'
import { substitutesApi } from '#paperwork/client/api.ts'
import { UseElsewhere } from '#paperwork/substitutes/client/UseElsewhere.tsx'
import { useViewer } from '#parties/people/client/use-viewer.ts'
import { NotLoaded } from '#platform/client/NotLoaded.tsx'
import { useOperation } from '#platform/client/use-operation.ts'
import { questionnairePath } from '#preparation/questionnaires/paths.ts'
import { Link } from '#ui/navigation.tsx'
import { Card } from '#ui/page/Card.tsx'
import { StatusBadge } from '#ui/page/StatusBadge.tsx'
import { useSay } from '#ui/say.ts'
import { preparedBy } from '../moves/later-of.ts'
import { AddForm, formsOffered, RemoveForm } from './AddForm.tsx'

/** How far each side's questions are, and the way to them. */
export function QuestionnairesCard({ file }: { file: CaseDetails }) {
  const say = useSay()
  const { roleId, isEmployee } = useViewer()
  const full = prepares(file, roleId)
  const progress = useOperation(caseScreenApi.progress, { id: file.id })
  const path = questionnairePath(file.typeId, file.id)
  return (
    <Card title={say('Questions')} actions={<Link to={path}>{say('Open the questions')}</Link>}>
      {!progress.items && <NotLoaded of={progress} />}
      {progress.items?.items.length === 0 && (
        <p className={styles.dimmed}>{say('The forms of this case ask nothing yet that VisaCare knows.')}</p>
      )}
      <ul className={styles.list}>
        {(progress.items?.items ?? [])
          .filter(({ audience }) => !isEmployee || audience === 'employee')
          .map(({ audience, words, answered, total, percent }) => (
            <li key={audience}>
              <Link className={styles.grow} to={`${path}?audience=${audience}`}>
                {isEmployee ? say('Your questions') : words}
              </Link>
              <span className={styles.dimmed}>{say('{n} of {all} answered', { n: answered, all: total })}</span>
              {full && <Percent value={percent} label={words} />}
            </li>
          ))}
      </ul>
    </Card>
  )
}

/** The forms of the package in filing order. Doubts about an edition are for those who file. */
export function FormsCard({ file }: { file: CaseDetails }) {
  const say = useSay()
  const { roleId } = useViewer()
  const full = prepares(file, roleId)
  const wanting = useWanting(file, full)
  return (
    <Card
      title={say('Forms')}
      actions={full && formsOffered(file.forms).length > 0 && file.forms.length > 0 && <AddForm file={file} />}
    >
      {file.forms.length === 0 && <p className={styles.dimmed}>{say('This kind of case has no forms.')}</p>}
      <ul className={styles.list}>
        {file.forms.map((form) => {
          const path = formPath(form, file.id)
          const name = `${say(formName(form.formId))}${form.side ? ` (${say(sideWord(file, form.side))})` : ''}`
          return (
            <li key={form.id}>
              <span className={styles.grow}>
                {path ? <Link to={path}>{name}</Link> : name}
                <span className={styles.under}>
                  {[
                    form.personName,
                    full
                      ? (form.elsewhere ?? form.edition)
                        ? `edition ${showDate(form.elsewhere ?? form.edition)}`
                        : notBuilt(form.formId, file.typeId)
                      : preparedBy(file, say),
                  ]
                    .filter(Boolean)
                    .join(', ')}
                </span>
              </span>
              {file.may.seeFees && form.editionStatus && <EditionBadge {...form.editionStatus} onlyDoubts />}
              {(full || form.status !== 'Open') && (
                <StatusBadge hue={form.status === 'Open' ? 'gray' : 'green'}>{say(form.status)}</StatusBadge>
              )}
              {form.elsewhere !== null && <StatusBadge hue="green">{say('Prepared elsewhere')}</StatusBadge>}
              {full && path && form.elsewhere === null && <Percent value={form.percent} label={name} />}
              {wanting(form.id)}
              {full && <RemoveForm file={file} form={form} />}
            </li>
          )
        })}
      </ul>
    </Card>
  )
}

/** The button for a form that cannot be filed as it is written here, for whoever prepares the filing. */
function useWanting(file: CaseDetails, full: boolean) {
  const found = useOperation(substitutesApi.list, { id: file.id }, { enabled: full })
  return (caseFormId: number) => {
    const form = found.items?.items.find((each) => each.caseFormId === caseFormId)
    const isOpen = form && found.items?.mayEdit && !form.substitute?.attestedAt
    return isOpen ? <UseElsewhere caseId={file.id} form={form} /> : null
  }
}

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

/** The Department of Labor takes these in its own system; their answers stand on a worksheet. */
const ONLINE: ReadonlySet<string> = new Set(['eta-9035', 'eta-9141'])

/** Where a form comes from that is not written here. */
export function notBuilt(formId: string, typeId: number): string {
  const type = caseTypeById(typeId)
  if (type && isIssued(type, formId)) return 'its signed Final Determination goes in, from Documents'
  return ONLINE.has(formId) ? 'entered online, see its worksheet under Forms' : 'prepare it outside VisaCare'
}
