import { factsIn } from '#engine/condition.ts'
import type { Fact } from '#engine/fact.ts'
import { type Form, itemsOf } from '#engine/form.ts'
import { inputsOf } from '#engine/known-facts.ts'
import type { Condition, Derived } from '#engine/reference.ts'
import { isDerived, type Ref, refOf } from '#engine/reference.ts'

/** Every stored fact a form can be written from, by role: of its items, of its conditions, and of what follows from others. */
export function factsOfForm(form: Form): Ref<Fact>[] {
  const found = new Map<string, Ref<Fact>>()
  const seen = new Set<string>()
  const addAll = (condition: Condition | undefined) => {
    for (const ref of condition ? factsIn(condition) : []) add(ref)
  }
  const add = (ref: Ref) => {
    const key = `${ref.role}:${ref.fact.id}`
    if (seen.has(key)) return
    seen.add(key)
    if (!isDerived(ref.fact)) found.set(key, { role: ref.role, fact: ref.fact })
    else
      for (const input of inputsOf(ref as Ref<Derived>)) {
        add(input)
        addAll(input.askedIf)
      }
  }
  for (const { part, item } of itemsOf(form)) {
    addAll(part.when)
    addAll(item.when)
    add({ role: item.role, fact: item.fact })
    if (item.shorter) add(refOf(item.shorter))
  }
  return [...found.values()]
}

/** The stored facts behind one item, those it follows from included, in asking order. */
export function factsBehind(ref: Ref): Ref<Fact>[] {
  if (!isDerived(ref.fact)) return [ref as Ref<Fact>]
  const behind = inputsOf(ref as Ref<Derived>).flatMap(factsBehind)
  return [...new Map(behind.map((each) => [`${each.role}:${each.fact.id}`, each])).values()]
}
