import { factsIn } from '#engine/condition.ts'
import type { Audience, Fact, Subject } from '#engine/fact.ts'
import type { Form, Item, Part } from '#engine/form.ts'
import { type FormRoles, inputsOf, type SubjectKey } from '#engine/known-facts.ts'
import type { Condition, Derived } from '#engine/reference.ts'
import { isDerived, type Ref, subjectOf } from '#engine/reference.ts'
import { INDIVIDUAL } from '#facts/derived/petitioner.ts'
import { answeredBy, type DoItYourself } from './do-it-yourself.ts'

/** A form of a case, and who stands in which role of it. */
export type FormWithRoles = { form: Form; roles: FormRoles; key: string }

/** One thing the forms of a case may ask about one subject, whatever the conditions say today. */
export type Asked = { key: string; subject: SubjectKey; fact: Fact; audiences: readonly Audience[] }

/** Who is asked about a subject where the fact itself names nobody: people about themselves, employers about the job. */
const usual: Record<Subject, readonly Audience[]> = {
  person: ['employee', 'attorney'],
  company: ['employer', 'attorney'],
  employment: ['employer', 'attorney'],
  i9: ['employer'],
  firm: ['attorney'],
  attorney: ['attorney'],
  case: ['employer', 'employee', 'attorney'],
}

/** Names and addresses that accounts hang on: changed in the profile they belong to, never by a questionnaire. */
const keptInProfiles: ReadonlySet<string> = new Set([
  'company.legalName',
  'company.email',
  'firm.name',
  'firm.email',
  'attorney.familyName',
  'attorney.givenName',
  'attorney.middleName',
  'attorney.email',
])

export const questionKey = (subject: SubjectKey, factId: string): string => `${subject}:${factId}`

/** Every question the forms of a case can ask, by key, and who answers it. What nobody may answer here is not among them. */
export function askedIn(forms: readonly FormWithRoles[], diy?: DoItYourself): Map<string, Asked> {
  const asked = new Map<string, Asked>()
  for (const { form, roles } of forms) for (const { ref, item } of askedBy(form)) add(asked, roles, ref, item)
  if (!diy) return asked
  return new Map([...asked].map(([key, each]) => [key, { ...each, audiences: answeredBy(each, diy) }]))
}

/** What a form can ask, whoever is in it: worked out once, for forms do not change. */
function askedBy(form: Form): readonly { ref: Ref<Fact>; item: Item }[] {
  const known = ofForm.get(form)
  if (known) return known
  const found = form.parts.flatMap((part) =>
    part.items.flatMap((item) => storedRefs(part, item).map((ref) => ({ ref, item }))),
  )
  ofForm.set(form, found)
  return found
}
const ofForm = new WeakMap<Form, readonly { ref: Ref<Fact>; item: Item }[]>()

function add(asked: Map<string, Asked>, roles: FormRoles, ref: Ref<Fact>, item: Item): void {
  const subject = roles[ref.role]
  if (!subject || keptInProfiles.has(ref.fact.id)) return
  const key = questionKey(subject, ref.fact.id)
  const named = item.fact.id === ref.fact.id ? item.askedOf : undefined
  const usually = named ?? ref.fact.askedOf ?? usual[subjectOf(ref.fact) as Subject]
  // Who petitions alone answers what an employer would have.
  const audiences = roles[INDIVIDUAL] ? usually.map((each) => (each === 'employer' ? 'employee' : each)) : usually
  const before = asked.get(key)?.audiences ?? []
  asked.set(key, { key, subject, fact: ref.fact, audiences: [...new Set([...before, ...audiences])] })
}

/** The stored facts behind an item: its own, those it follows from, and those its conditions speak of. */
export const storedRefs = (part: Part, item: Item): Ref<Fact>[] =>
  [{ role: item.role, fact: item.fact }, ...conditionRefs(part, item)].flatMap((ref) => storedBehind(ref))

/** The questions whose answers decide about others: what conditions speak of, and what other facts follow from. */
export function decidingKeys(forms: readonly FormWithRoles[]): Set<string> {
  const keys = new Set<string>()
  for (const { form, roles } of forms) {
    for (const part of form.parts) {
      for (const item of part.items) {
        const own: Ref = { role: item.role, fact: item.fact }
        const behind = [...conditionRefs(part, item), ...(isDerived(own.fact) ? [own] : [])].flatMap((ref) =>
          storedBehind(ref),
        )
        for (const ref of behind) {
          const subject = roles[ref.role]
          if (subject) keys.add(questionKey(subject, ref.fact.id))
        }
      }
    }
  }
  return keys
}

export const conditionRefs = (part: Part, item: Item): Ref[] =>
  [part.when, item.when].flatMap((condition: Condition | undefined) => (condition ? factsIn(condition) : []))

/** The stored facts a fact follows from, down to the last; a stored fact itself. */
export function storedBehind(ref: Ref): readonly Ref<Fact>[] {
  if (!isDerived(ref.fact)) return [ref as Ref<Fact>]
  const at = `${ref.role}:${ref.fact.id}`
  const found = behind.get(at)
  if (found) return found
  // Declarations do not change while the product runs; set before going deeper, so that a circle ends.
  behind.set(at, [])
  const refs = inputsOf(ref as Ref<Derived>).flatMap((input) =>
    [...(input.askedIf ? factsIn(input.askedIf) : []), input].flatMap((each) => storedBehind(each)),
  )
  behind.set(at, refs)
  return refs
}
const behind = new Map<string, readonly Ref<Fact>[]>()
