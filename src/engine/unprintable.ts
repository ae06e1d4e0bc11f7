import { unprintable } from '#formats/printable.ts'
import { isValue } from './answer.ts'
import { concerns, type Form, partName } from './form.ts'
import type { KnownFacts } from './known-facts.ts'

/** Where a form holds characters that no page can show, and which: 'Part 4, Item 57.a: നായർ'. */
export const unprintableOn = (form: Form, look: KnownFacts): string[] => placesOf(form, look, unprintable)

/**
 * Where a form that an agency reads in English holds letters of another alphabet, and which. What it asks for in somebody's
 * own alphabet (`native…`) belongs there.
 */
export const outsideLatinOn = (form: Form, look: KnownFacts): string[] =>
  placesOf(form, look, (text, factId) => (/\.native[A-Z]/.test(factId) ? '' : otherLetters(text)))

const otherLetters = (text: string): string =>
  [...new Set(text.match(/\p{L}/gu) ?? [])].filter((letter) => !/[\p{scx=Latin}\p{sc=Common}]/u.test(letter)).join('')

function placesOf(form: Form, look: KnownFacts, charactersIn: (text: string, factId: string) => string): string[] {
  const places = form.parts.flatMap((part) =>
    part.items.flatMap((item) => {
      const answer = concerns(part, item, look) === true ? look.answer({ role: item.role, fact: item.fact }) : undefined
      const characters = answer && isValue(answer) ? charactersIn(JSON.stringify(answer.value), item.fact.id) : ''
      return characters === '' ? [] : [`${partName(form, part.id)}, Item ${item.number}: ${characters}`]
    }),
  )
  return [...new Set(places)]
}
