import { today } from '#platform/client/today.ts'
import { Due } from '#ui/items/Due.tsx'
import { inEnglish, type Say } from '#ui/say.ts'
import { nextOf, type OfCase } from './next-of.ts'

/** The first day that counts in a case, for its header. */
export function nextDateOf(file: OfCase, roleId: number, say: Say = inEnglish) {
  const next = nextOf(file, roleId, today())
  if (!next) return undefined
  const acting = next.actBy ? ` ${say('(act by {day})', { day: next.actBy })}` : ''
  return { label: `${say(next.label)}${acting}`, due: <Due on={next.on} /> }
}
