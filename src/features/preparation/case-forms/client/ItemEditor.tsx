import { type Explanation, explain } from '#engine/explain.ts'
import type { Fact } from '#engine/fact.ts'
import type { SubjectKey } from '#engine/known-facts.ts'
import { isDerived, type Ref } from '#engine/reference.ts'
import { petition } from '#facts/petition.ts'
import { FactRow } from '#parties/facts/client/FactRow.tsx'
import { TouchedForms } from '#parties/facts/client/TouchedForms.tsx'
import { sourceInWords } from '#parties/facts/client/words.ts'
import { questionnairePath } from '#preparation/questionnaires/paths.ts'
import { Link } from '#ui/navigation.tsx'
import { factsBehind } from '../facts-of-form.ts'
import type { CaseFormView } from '../records.ts'
import styles from './form-screen.module.css'
import type { ItemOnPaper } from './items.ts'
import { knownOf, type LiveForm } from './use-live-form.ts'

type ItemEditorProps = {
  view: CaseFormView
  live: LiveForm
  placed: ItemOnPaper
  errors: Readonly<Record<string, string>>
}

/** What stands behind an item: its fact, or the facts it follows from, each with its source. */
export function ItemEditor({ view, live, placed, errors }: ItemEditorProps) {
  const { item } = placed
  const ref: Ref = { role: item.role, fact: item.fact }
  const behind = factsBehind(ref).flatMap((each) => {
    const subject = view.roles[each.role] as SubjectKey | undefined
    return subject ? [{ subject, fact: each.fact }] : []
  })
  return (
    <div className={styles.editor}>
      {item.help && <p className={styles.dimmed}>{item.help}</p>}
      <p className={styles.source}>{whereFrom(explain(ref, live.look), view.authors)}</p>
      {isDerived(item.fact) && behind.length > 0 && (
        <p className={styles.dimmed}>To change it, change what it follows from:</p>
      )}
      {behind.map(({ subject, fact }) => (
        <StoredFact key={`${subject}:${fact.id}`} {...{ view, live, subject, fact, errors }} />
      ))}
    </div>
  )
}

type StoredFactProps = Omit<ItemEditorProps, 'placed'> & { subject: SubjectKey; fact: Fact }

function StoredFact({ view, live, subject, fact, errors }: StoredFactProps) {
  const key = `${subject}:${fact.id}`
  const mayEdit = view.editable.includes(key) && view.status !== 'Filed'
  return (
    <div className={styles.fact}>
      <p className={styles.whose}>
        {view.names[subject] ?? ''}
        {mayEdit && (
          <Link to={questionnairePath(view.typeId, view.caseId, key)}>
            To the question<span className="visually-hidden">: {fact.label}</span>
          </Link>
        )}
      </p>
      <FactRow
        fact={fact}
        draft={live.draftOf(subject, fact)}
        known={knownOf(view, subject)[fact.id]}
        authors={view.authors}
        errors={{ ...live.problems, ...errors }}
        readOnly={!mayEdit}
        onChange={(draft) => live.change(subject, fact, draft)}
      />
      {live.isTyped(subject, fact) && (
        <TouchedForms subject={subject} fact={fact.id} besides={view.id} isSaved={false} />
      )}
      {!mayEdit && view.status !== 'Filed' && (
        <p className={styles.dimmed}>
          {fact.id === petition.laborCaseNumber.id ? (
            <Link to={`/visaCareFiling/${view.caseId}#lca`}>Edit the LCA</Link>
          ) : (
            'This is changed where it belongs: in the profile, or by somebody else of the case.'
          )}
        </p>
      )}
    </div>
  )
}

/** 'Answered by Priya NAIR on 11-15-2026 09:30', or what it follows from. */
export function whereFrom({ answer, answered, derivedFrom }: Explanation, authors: Record<string, string>): string {
  if (answered) return answered.at === '' ? 'Being typed; not saved yet' : sourceInWords(answered, authors)
  if (!derivedFrom) return 'Nobody has answered this yet'
  const labels = [...new Set(leavesOf(derivedFrom).map(({ label }) => label))]
  return `${answer ? 'Derived from' : 'Will follow from'}: ${labels.join(', ')}`
}

/** The answers at the end of a chain; of those that are not there yet, too, where none is. */
function leavesOf(explanations: readonly Explanation[]): Explanation[] {
  const leaves = explanations.flatMap((each) => (each.derivedFrom ? leavesOf(each.derivedFrom) : [each]))
  const answered = leaves.filter(({ answer }) => answer)
  return answered.length > 0 ? answered : leaves
}
