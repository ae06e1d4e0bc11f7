import type { CaseType } from '#case-types/case-type.ts'
import type { Circumstances } from '#case-types/circumstances.ts'
import { packageOf } from '#case-types/package/package.ts'
import { AGENCY_NOTICE } from '#preparation/documents/agency-notice.ts'
import { IN_HAND } from '#preparation/documents/policy.ts'
import { issuedAs } from '#preparation/filing-file/package-entries.ts'

type CaseForm = { id: number; formId: string; personId: number | null; side: string }
/** Items of the document list that need no document, and why. */
export type Waived = ReadonlyMap<string, string>

type Exhibit = { documentId: number; itemId: string; documentType: string }

export type Slot<F extends CaseForm = CaseForm, E extends Exhibit = Exhibit> =
  | { kind: 'cover' | 'index' }
  | { kind: 'payment'; formId: string }
  /** `documents`: what takes the place of a form that the agency itself issues. */
  /** `copyFor`: the form beside which it lies once more. */
  | { kind: 'form'; form: F; documents: E[]; copyFor?: string }
  /** `sealed`: an envelope that is in hand is laid in behind its tab. */
  | { kind: 'exhibit'; tab: number; name: string; documents: E[]; sealed?: true }

export type PackagePlan<F extends CaseForm = CaseForm, E extends Exhibit = Exhibit> = {
  slots: Slot<F, E>[]
  missing: string[]
}

/**
 * What goes into the package of a case, in the official order (case-types.md §1.3). What the case type wants and the case
 * does not have is listed, never passed over.
 */
export function planPackage<F extends CaseForm, E extends Exhibit>(
  type: CaseType,
  known: Circumstances,
  { forms, exhibits, waived }: { forms: readonly F[]; exhibits: readonly E[]; waived: Waived },
): PackagePlan<F, E> {
  const left = [...forms]
  const take = (formId: string) => {
    const at = left.findIndex((form) => form.formId === formId)
    return at < 0 ? undefined : left.splice(at, 1)[0]
  }
  const clients = Math.max(1, forms.filter(({ formId }) => formId === 'g-28').length)
  const applicants = Math.max(1, new Set(forms.filter(({ side }) => side === '').map(({ personId }) => personId)).size)
  const { parts, undecided } = packageOf(type, known, { clients, applicants })
  const missing = undecided.map((form) => `${upper(form)}: whether it belongs to the package is not decided yet.`)
  const slots: Slot<F, E>[] = []
  const inPlace = new Set(
    forms.flatMap((form) => (issuedFor(form, exhibits).length > 0 ? [issuedAs[form.formId] ?? ''] : [])),
  )
  const paid = new Set<string>()
  for (const part of parts) {
    if (part.kind === 'coverLetter') slots.push({ kind: 'cover' })
    else if (part.kind === 'index') slots.push({ kind: 'index' })
    else if (part.kind === 'payment') {
      if (!paid.has(part.for)) slots.push({ kind: 'payment', formId: part.for })
      paid.add(part.for)
    } else if (part.kind === 'form') {
      const form = take(part.form)
      // Its certified copy was waived: there is nothing to put in.
      if (form && waived.has(issuedAs[form.formId] ?? '')) continue
      const again = form && appearanceFor(form, forms)
      if (again) slots.push({ kind: 'form', form: again, documents: [], copyFor: part.form })
      if (form) slots.push({ kind: 'form', form, documents: issuedFor(form, exhibits) })
      else if (part.applicant === 0) missing.push(`${upper(part.form)}: the case has no such form.`)
    } else if (part.kind === 'exhibit') {
      const documents = exhibits.filter(({ itemId }) => itemId === part.item)
      if (inPlace.has(part.item)) continue
      const isSettled = waived.has(part.item)
      if (documents.length === 0 && !isSettled)
        missing.push(`Exhibit “${part.name}”: ${part.sealed ? 'it is not in hand.' : 'no document is in.'}`)
      const isInHand = part.sealed && waived.get(part.item) === IN_HAND
      slots.push({ kind: 'exhibit', tab: part.tab, name: part.name, documents, ...(isInHand && { sealed: true }) })
    }
  }
  return { slots: withOthers(slots, left, exhibits), missing }
}

/**
 * A request for premium processing carries a Form G-28 of its own: one for each represented person on each form
 * (case-types.md §11, §12). It is the signed one of the case, which lists both forms, once more.
 */
const appearanceFor = <F extends CaseForm>({ formId }: F, forms: readonly F[]): F | undefined => {
  if (formId !== 'i-907') return undefined
  const appearances = forms.filter((each) => each.formId === 'g-28')
  return appearances.find(({ side }) => side === 'employer') ?? appearances[0]
}

type Going = { itemId: string; review: string; formType: string }

/** What was sent back, or not approved for an item that is not needed, stays at home; so does what the agency itself has sent. */
export const goingIn = <E extends Going>(exhibits: readonly E[], waived: Waived): E[] =>
  exhibits.filter(
    ({ itemId, review, formType }) =>
      formType !== AGENCY_NOTICE && review !== 'Rejected' && (review === 'Accepted' || !waived.has(itemId)),
  )

/** The document of a certified form stands in the form's place, not behind it as an exhibit. */
const issuedFor = <E extends Exhibit>({ formId }: CaseForm, exhibits: readonly E[]): E[] =>
  exhibits.filter(({ itemId }) => itemId !== '' && itemId === issuedAs[formId])

/** Forms and documents that the case has beyond its type's own: forms before the exhibits, documents behind them. */
function withOthers<F extends CaseForm, E extends Exhibit>(
  slots: readonly Slot<F, E>[],
  left: readonly F[],
  exhibits: readonly E[],
): Slot<F, E>[] {
  const filled = slots.filter((slot) => slot.kind !== 'exhibit' || slot.documents.length > 0 || slot.sealed)
  const firstExhibit = filled.findIndex(({ kind }) => kind === 'exhibit')
  const at = firstExhibit < 0 ? filled.length : firstExhibit
  const used = new Set(slots.flatMap((slot) => (slot.kind === 'exhibit' || slot.kind === 'form' ? slot.documents : [])))
  const further = exhibits.filter((each) => !used.has(each))
  const placed = (form: F): Slot<F, E> => ({ kind: 'form', form, documents: issuedFor(form, exhibits) })
  const all: Slot<F, E>[] = [
    ...left.filter(({ formId }) => formId === ON_TOP).map(placed),
    ...filled.slice(0, at),
    ...left.filter(({ formId }) => formId !== ON_TOP).map(placed),
    ...filled.slice(at),
    ...further.map((each): Slot<F, E> => ({ kind: 'exhibit', tab: 0, name: each.documentType, documents: [each] })),
  ]
  // Tabs are counted by what is there: Exhibit 1, 2, 3 without holes.
  let tab = 0
  return all.map((slot) => (slot.kind === 'exhibit' ? { ...slot, tab: ++tab } : slot))
}

/** "Clip it on top of the first page of your immigration form(s)": Form G-1145. */
const ON_TOP = 'g-1145'

/**
 * What lies on top of the cover letter: the payments that come first, and above them the request for an e-notification.
 * The payment of a companion lies with its form.
 */
export function frontOf<S extends Slot>(slots: readonly S[]): S[] {
  const parts = slots.filter(({ kind }) => kind !== 'cover' && kind !== 'index')
  const behind = parts.findIndex(
    (slot) => slot.kind !== 'payment' && !(slot.kind === 'form' && slot.form.formId === ON_TOP),
  )
  return behind < 0 ? parts : parts.slice(0, behind)
}

const upper = (formId: string) => formId.toUpperCase()
