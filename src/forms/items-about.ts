import { type Form, itemsOf } from '#engine/form.ts'
import { type FormRoles, inputsOf, type SubjectKey } from '#engine/known-facts.ts'
import type { Derived } from '#engine/reference.ts'
import { isDerived, type Ref } from '#engine/reference.ts'

/** The items of a form that say something about a fact of a subject: directly, or because they follow from it. */
export function itemsAbout(form: Form, roles: FormRoles, subject: SubjectKey, factId: string): string[] {
  const speaksOf = (ref: Ref, depth = 0): boolean => {
    if (!isDerived(ref.fact)) return ref.fact.id === factId && roles[ref.role] === subject
    return depth < 10 && inputsOf(ref as Ref<Derived>).some((input) => speaksOf(input, depth + 1))
  }
  return itemsOf(form)
    .filter(({ item }) => roles[item.role] && speaksOf({ role: item.role, fact: item.fact }))
    .map(({ key }) => key)
}
