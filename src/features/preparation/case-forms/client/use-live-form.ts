import { useMemo, useState } from 'react'
import type { Answer, Known, KnownAnswer } from '#engine/answer.ts'
import { completenessOf } from '#engine/completeness.ts'
import type { Fact, Subject } from '#engine/fact.ts'
import { itemsOf } from '#engine/form.ts'
import { type FieldFinder, fieldFinder } from '#engine/inventory.ts'
import { type KnownFacts, knownFacts, type SubjectKey } from '#engine/known-facts.ts'
import type { OnPaper } from '#engine/on-paper.ts'
import { byLength, type Fits } from '#engine/on-paper.ts'
import { toPaper } from '#engine/to-paper.ts'
import type { FormOnPaper } from '#forms/form-on-paper.ts'
import { heldIn } from '#paper/layout/held-in.ts'
import { type FaceMetrics, measureWith } from '#paper/layout/measure.ts'
import { changesIn, type Draft, type Drafts, draftOf, draftsOf } from '#parties/facts/client/draft.ts'
import { type GivenAnswer, isMask, readAnswers } from '#parties/facts/rules.ts'
import type { CaseFormView, FormLayout } from '../records.ts'

type Touched = Readonly<Record<string, { facts: readonly Fact[]; drafts: Drafts }>>
type Changes = { subject: SubjectKey; answers: Record<string, GivenAnswer>; version: number | undefined }[]

/** The form as it will be with what is being typed: every key press is a new look at the facts, and a new page. */
export function useLiveForm(view: CaseFormView, form: FormOnPaper, layout: FormLayout) {
  const [touched, setTouched] = useState<Touched>({})
  const find = useMemo(() => fieldFinder(form.inventory), [form])
  const fits = useMemo(() => fitsOn(layout), [layout])
  const typed = useMemo(() => typedIn(view, touched), [view, touched])
  const live = useMemo(() => {
    const answers = (subject: SubjectKey, factId: string): KnownAnswer | undefined => {
      const said = typed.answers[subject]?.[factId]
      if (said === undefined) return knownOf(view, subject)[factId]
      return said === null ? undefined : { ...said, ...BEING_TYPED }
    }
    const look = knownFacts(answers, view.roles as Record<string, SubjectKey>, view.today)
    const paper = view.filed
      ? asFiled(view, form, look, find)
      : withMasks(toPaper(form.paper, look, find, fits), form, look, find)
    return { look, paper, progress: completenessOf(form.paper.form, look) }
  }, [typed, view, form, find, fits])

  return {
    ...live,
    ...typed,
    isDirty: typed.changes.length > 0,
    isTyped: (subject: SubjectKey, fact: Fact) => typed.answers[subject]?.[fact.id] !== undefined,
    draftOf: (subject: SubjectKey, fact: Fact): Draft =>
      touched[subject]?.drafts[fact.id] ?? draftOf(fact, knownOf(view, subject)[fact.id]),
    change: (subject: SubjectKey, fact: Fact, draft: Draft) =>
      setTouched((now) => {
        const before = now[subject] ?? { facts: [], drafts: {} }
        const facts = before.facts.some(({ id }) => id === fact.id) ? before.facts : [...before.facts, fact]
        return { ...now, [subject]: { facts, drafts: { ...before.drafts, [fact.id]: draft } } }
      }),
    forget: () => setTouched({}),
  }
}

export type LiveForm = ReturnType<typeof useLiveForm>

/** What was filed is not worked out anew: the boxes are those of the package. */
const asFiled = (
  { values, overflow, addendum }: CaseFormView,
  form: FormOnPaper,
  look: KnownFacts,
  find: FieldFinder,
): OnPaper =>
  withMasks(
    {
      values: new Map(values.map(({ field, value }) => [field, value])),
      sources: new Map(values.flatMap(({ field, item }) => (item === null ? [] : [[field, item]]))),
      sheets: [],
      shortened: [],
      overflow,
      addendum,
    },
    form,
    look,
    find,
  )

/** A box for digits drops the dots of a masked number; on the screen they say that there is more. */
function withMasks(paper: OnPaper, { paper: { form } }: FormOnPaper, look: KnownFacts, find: FieldFinder): OnPaper {
  const masked = new Set(
    itemsOf(form).flatMap(({ item, key }) => (isMask(look.value({ role: item.role, fact: item.fact })) ? [key] : [])),
  )
  if (masked.size === 0) return paper
  const values = new Map(paper.values)
  for (const [field, value] of paper.values) {
    if (typeof value !== 'string' || isMask(value) || !masked.has(paper.sources.get(field) ?? '')) continue
    values.set(field, value.padStart(find(field)?.maxLen ?? value.length, '•'))
  }
  return { ...paper, values }
}

const BEING_TYPED = { source: 'form', by: null, at: '' } as const

export const knownOf = (view: CaseFormView, subject: string): Known => (view.known[subject] ?? {}) as Known

/** What was typed, as answers where it can be read, and as what is sent. */
function typedIn(view: CaseFormView, touched: Touched) {
  const changes: Changes = []
  const answers: Record<string, Record<string, Answer | null>> = {}
  const problems: Record<string, string> = {}
  for (const [subject, { facts, drafts }] of Object.entries(touched)) {
    const current = knownOf(view, subject)
    const given = changesIn(facts, draftsOf(facts, current), drafts)
    if (Object.keys(given).length === 0) continue
    const kind = subject.split('/')[0] as Subject
    const read = readAnswers(kind, given, { current, today: view.today })
    answers[subject] = read.answers
    Object.assign(problems, read.problems)
    changes.push({ subject: subject as SubjectKey, answers: given, version: view.versions[subject] })
  }
  return { changes, answers, problems }
}

/** How much of a text a box holds, measured as the paper will have it; without the blank by its number of characters. */
function fitsOn({ pages, metrics }: FormLayout): Fits {
  const boxes = new Map(pages.flatMap(({ boxes }) => boxes.map((box) => [box.name, box] as const)))
  const measures = new Map(Object.entries(metrics).map(([face, each]) => [face, measureWith(each as FaceMetrics)]))
  return (field, text) => {
    const box = boxes.get(field.name)
    const measure = box && measures.get(box.face)
    if (!box || !measure) return byLength(field, text)
    if (box.kind !== 'text') return { fits: text, rest: '' }
    return heldIn(box, [box.rect], text, measure)
  }
}
