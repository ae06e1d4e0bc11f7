import { useEffect, useMemo, useRef, useState } from 'react'
import type { Known } from '#engine/answer.ts'
import type { Fact } from '#engine/fact.ts'
import { CallFailed } from '#platform/client/call-failed.ts'
import { Button } from '#ui/Button.tsx'
import { FormErrors } from '#ui/fields/FormErrors.tsx'
import { FormActions } from '#ui/fields/FormLayout.tsx'
import { today } from '#ui/today.ts'
import type { GivenAnswer } from '../rules.ts'
import { changesIn, type Draft, type Drafts, draftsOf, problemsIn } from './draft.ts'
import { FactRow, type FactRowProps } from './FactRow.tsx'
import styles from './facts.module.css'
import { TouchedForms, wordsAbout } from './TouchedForms.tsx'
import { answerInWords, sourceInWords } from './words.ts'

export type SavedFacts = { known: Known; version: number; changed: string[] }

export type FactsFormProps = Pick<FactRowProps, 'authors' | 'onReveal' | 'onHistory'> & {
  /** Whose facts these are, such as 'person/12': then it is said which forms a change touches. */
  subject?: string
  /** What this form asks, in order. */
  facts: readonly Fact[]
  known: Known
  version: number
  /** A list of the answers instead of fields. */
  readOnly?: boolean
  save: (answers: Record<string, GivenAnswer>, version: number) => Promise<SavedFacts>
  onSaved: (saved: SavedFacts) => void
  /** Tells the page whether something was typed that is not saved. */
  onDirty?: (dirty: boolean) => void
}

/** What is known, to be read or to be changed. */
export function FactsForm({ readOnly = false, ...form }: FactsFormProps) {
  return readOnly ? <FactList facts={form.facts} known={form.known} authors={form.authors} /> : <EditFacts {...form} />
}

/** A form made from declarations: sends only what changed, and shows what somebody else changed meanwhile. */
function EditFacts(props: Omit<FactsFormProps, 'readOnly'>) {
  const { subject, facts, known, version, save, onSaved, onDirty, ...menu } = props
  const [base, setBase] = useState({ known, version })
  const start = useMemo(() => draftsOf(facts, base.known), [facts, base.known])
  const [drafts, setDrafts] = useState<Drafts>(start)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [message, setMessage] = useState<string>()
  const [conflict, setConflict] = useState<Conflict>()
  const [saving, setSaving] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const changes = changesIn(facts, start, drafts)
  const dirty = Object.keys(changes).length > 0
  useEffect(() => onDirty?.(dirty), [dirty, onDirty])

  const change = (fact: Fact, draft: Draft) => {
    setDrafts((now) => ({ ...now, [fact.id]: draft }))
    setErrors((now) => Object.fromEntries(Object.entries(now).filter(([name]) => !isAbout(fact.id, name))))
  }
  const refuse = (found: Record<string, string>, text?: string) => {
    setErrors(found)
    setMessage(text)
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
  }
  const submit = async (expected = base.version) => {
    const unreadable = [...(form.current?.querySelectorAll('input') ?? [])].find((input) => input.validity?.customError)
    if (unreadable) return unreadable.focus()
    const problems = problemsIn(facts, start, drafts, today())
    if (Object.keys(problems).length > 0) return refuse(problems)
    setSaving(true)
    try {
      const saved = await save(changes, expected)
      setBase(saved)
      setDrafts(draftsOf(facts, saved.known))
      setErrors({})
      setMessage(undefined)
      setConflict(undefined)
      onSaved(saved)
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error
      if (error.code === 'STALE') setConflict(error.details as Conflict)
      else refuse(error.fields, Object.keys(error.fields).length > 0 ? undefined : error.message)
    } finally {
      setSaving(false)
    }
  }
  /** Their answers replace mine where we both changed something; the rest of mine stays. */
  const takeTheirs = ({ current, version: now, changed }: Conflict) => {
    setBase({ known: current, version: now })
    const theirs = draftsOf(facts, current)
    const kept = facts.filter(({ id }) => id in changes && !changed.includes(id)).map(({ id }) => [id, drafts[id]])
    setDrafts({ ...theirs, ...(Object.fromEntries(kept) as Drafts) })
    setConflict(undefined)
  }

  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <FormErrors message={message} errors={errors} labels={labelsOf(facts, drafts)} />
      {conflict && (
        <ConflictNotice
          facts={facts}
          conflict={conflict}
          onTheirs={() => takeTheirs(conflict)}
          onMine={() => void submit(conflict.version)}
        />
      )}
      <div className={styles.facts}>
        {facts.map((fact) => (
          <FactRow
            key={fact.id}
            {...menu}
            fact={fact}
            draft={drafts[fact.id] ?? { text: '' }}
            known={base.known[fact.id]}
            errors={errors}
            readOnly={false}
            onChange={(draft) => change(fact, draft)}
          />
        ))}
      </div>
      {subject &&
        facts.map(
          ({ id, label }) =>
            id in changes && (
              <TouchedForms key={id} subject={subject} fact={id} words={wordsAbout(label)} isSaved={false} />
            ),
        )}
      <FormActions>
        {dirty && (
          <Button
            onClick={() => {
              setDrafts(start)
              setErrors({})
              setMessage(undefined)
            }}
          >
            Undo changes
          </Button>
        )}
        <Button type="submit" variant="primary" loading={saving} disabled={!dirty}>
          Save
        </Button>
      </FormActions>
    </form>
  )
}
const isAbout = (factId: string, name: string) => name === factId || name.startsWith(`${factId}/`)

/** What each field is called in the summary of errors. */
function labelsOf(facts: readonly Fact[], drafts: Drafts): Record<string, string> {
  const labels: Record<string, string> = {}
  for (const fact of facts) {
    labels[fact.id] = fact.label
    const draft = drafts[fact.id]
    if (fact.type !== 'records' || !draft || !('records' in draft)) continue
    for (const [index, record] of draft.records.entries()) {
      for (const [name, column] of Object.entries(fact.columns))
        labels[`${fact.id}/${record.id}/${name}`] = `${fact.one} ${index + 1}, ${column.label}`
    }
  }
  return labels
}

type FactListProps = { facts: readonly Fact[]; known: Known; authors: Record<string, string> }

/** The answers there are, to be read. */
function FactList({ facts, known, authors }: FactListProps) {
  const answered = facts.flatMap((fact) => {
    const answer = known[fact.id]
    return answer ? [{ fact, answer }] : []
  })
  if (answered.length === 0) return <p className={styles.dimmed}>Nothing is entered yet.</p>
  return (
    <dl className={styles.list}>
      {answered.map(({ fact, answer }) => (
        <div key={fact.id} title={sourceInWords(answer, authors)}>
          <dt>{fact.label}</dt>
          <dd>{answerInWords(fact, answer)}</dd>
        </div>
      ))}
    </dl>
  )
}

/** What the server says when somebody else saved the same answer first. */
type Conflict = { current: Known; version: number; changed: string[] }

type ConflictNoticeProps = { facts: readonly Fact[]; conflict: Conflict; onTheirs: () => void; onMine: () => void }

function ConflictNotice({ facts, conflict, onTheirs, onMine }: ConflictNoticeProps) {
  const changed = facts.filter(({ id }) => conflict.changed.includes(id))
  return (
    <div className={styles.conflict} role="alert">
      <p>Somebody else changed this while you were typing. Nothing of yours is lost.</p>
      <ul>
        {changed.map((fact) => (
          <li key={fact.id}>
            <strong>{fact.label}</strong> now reads: {answerInWords(fact, conflict.current[fact.id])}
          </li>
        ))}
      </ul>
      <div className={styles.conflictActions}>
        <Button size="small" onClick={onTheirs}>
          Take their answer
        </Button>
        <Button size="small" variant="primary" onClick={onMine}>
          Save mine instead
        </Button>
      </div>
    </div>
  )
}
