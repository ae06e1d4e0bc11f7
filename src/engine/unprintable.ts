import { unprintable } from '#formats/printable.ts'
import { isValue } from './answer.ts'
import { concerns, type Form, partName } from './form.ts'
import type { KnownFacts } from './known-facts.ts'

/** Where a form holds characters that no page can show, and which: 'Part 4, Item 57.a: നായർ'. */
export function unprintableOn(form: Form, look: KnownFacts): string[] {
  const places = form.parts.flatMap((part) =>
    part.items.flatMap((item) => {
      const answer = concerns(part, item, look) === true ? look.answer({ role: item.role, fact: item.fact }) : undefined
      const characters = answer && isValue(answer) ? unprintable(JSON.stringify(answer.value)) : ''
      return characters === '' ? [] : [`${partName(form, part.id)}, Item ${item.number}: ${characters}`]
    }),
  )
  return [...new Set(places)]
}
