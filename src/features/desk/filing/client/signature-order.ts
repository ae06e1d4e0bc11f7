import type { SignHere } from '#preparation/signatures/records.ts'
import type { Hue } from '#ui/theme/tokens.ts'

export type BoxState = 'blank' | 'look' | 'open' | 'signed' | 'optional'

/** How one box stands. A scan says nothing before somebody looked at it. */
export function boxState({ signed, scan, optional }: Pick<SignHere, 'signed' | 'scan' | 'optional'>): BoxState {
  if (signed) return 'signed'
  if (scan?.looked === 'No') return 'blank'
  if (scan) return 'look'
  return optional ? 'optional' : 'open'
}

const ORDER: readonly BoxState[] = ['blank', 'look', 'open', 'signed', 'optional']

/** Blank and doubtful boxes first; otherwise the order of the forms. */
export const byState = (places: readonly SignHere[]): SignHere[] =>
  [...places].sort((one, other) => ORDER.indexOf(boxState(one)) - ORDER.indexOf(boxState(other)))

export const boxKey = ({ caseFormId, block }: Pick<SignHere, 'caseFormId' | 'block'>): string =>
  `${caseFormId} ${block}`

/** The order in which they stood before; what is new comes last. */
export function inOrder(places: readonly SignHere[], before: readonly string[]): SignHere[] {
  const at = (place: SignHere) => {
    const found = before.indexOf(boxKey(place))
    return found < 0 ? before.length : found
  }
  return [...places].sort((one, other) => at(one) - at(other))
}

const WORDS: Readonly<Record<BoxState, readonly [string, Hue]>> = {
  signed: ['signed', 'green'],
  blank: ['blank', 'red'],
  look: ['to look at', 'orange'],
  open: ['open', 'gray'],
  optional: ['', 'gray'],
}

/** '6 signed', '1 blank', '1 to look at'. */
export function signatureCounts(
  places: readonly SignHere[],
  payments: readonly { seen: object | null }[] = [],
): { words: string; hue: Hue }[] {
  const states = [...places.map(boxState), ...payments.map(({ seen }): BoxState => (seen ? 'signed' : 'open'))]
  return (['signed', 'blank', 'look', 'open'] as const).flatMap((state) => {
    const count = states.filter((each) => each === state).length
    const [words, hue] = WORDS[state]
    return count === 0 ? [] : [{ words: `${count} ${words}`, hue }]
  })
}
