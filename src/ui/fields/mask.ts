/** Masks of the specification §5; `d` stands for a digit. */
export const MASKS = {
  phone: '(ddd) ddd-dddd',
  fein: 'dd-ddddddd',
  ssn: 'ddd-dd-dddd',
} as const

export type MaskName = keyof typeof MASKS

/** The digits written into the mask, as far as they reach. */
export function masked(mask: MaskName, digits: string): string {
  let rest = digits
  let text = ''
  for (const place of MASKS[mask]) {
    if (rest === '') break
    text += place === 'd' ? rest[0] : place
    if (place === 'd') rest = rest.slice(1)
  }
  return text
}

export function digitsOf(mask: MaskName, text: string): string {
  const digits = text.replace(/\D/g, '')
  const most = placesOf(mask)
  // Decisions §11: a pasted number may start with the trunk prefix 1 or 0.
  const local = mask === 'phone' && digits.length > most ? digits.replace(/^[10]/, '') : digits
  return local.slice(0, most)
}

export function isComplete(mask: MaskName, text: string): boolean {
  return digitsOf(mask, text).length === placesOf(mask)
}

/** Where the caret belongs so that it stays behind the digit it was behind. */
export function caretAfter(mask: MaskName, digitsBefore: number, text: string): number {
  let seen = 0
  for (let at = 0; at < text.length; at += 1) {
    if (seen === digitsBefore) return digitsBefore === 0 ? 0 : at
    if (MASKS[mask][at] === 'd') seen += 1
  }
  return text.length
}

function placesOf(mask: MaskName): number {
  return MASKS[mask].replace(/[^d]/g, '').length
}
