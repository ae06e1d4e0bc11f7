import { showDate } from '#formats/dates.ts'
import type { Hue } from '#ui/theme/tokens.ts'
import type { FilingAddress, OfferedAddresses } from '../contract.ts'

export const carriers: readonly { value: FilingAddress['carrier']; label: string }[] = [
  { value: 'USPS', label: 'U.S. Postal Service' },
  { value: 'Courier', label: 'Courier (FedEx, UPS, DHL)' },
  { value: 'Online', label: 'Online account' },
]

/** 'Form I-485 Supplement J' → 'i-485supj': a form as people write it, by its own id. */
export const formIdOf = (written: string): string =>
  written
    .trim()
    .toLowerCase()
    .replace(/^form\s+/, '')
    .replace(/\s*supplement j$/, 'supj')

/** 'MA, ny' → MA, NY, each once. */
export const statesIn = (written: string): string[] => [
  ...new Set(
    written
      .toUpperCase()
      .split(/[\s,;]+/)
      .filter(Boolean),
  ),
]

/** What the list of filing addresses offers a case, and why. */
export function offeredWords({ filedAs, unknown }: OfferedAddresses['destination'], proposed: number): string {
  if (unknown !== '') return unknown
  if (proposed === 0) return `None is written down for this filing: ${filedAs}.`
  return proposed === 1 ? `Proposed for: ${filedAs}.` : `${proposed} fit: ${filedAs}.`
}

/** Whether a filing address can be used, in a few words. */
export function confirmedWords({ verifiedOn, fresh }: Pick<FilingAddress, 'verifiedOn' | 'fresh'>): {
  words: string
  hue: Hue
} {
  if (verifiedOn === null) return { words: 'Not confirmed', hue: 'red' }
  return fresh
    ? { words: `On ${showDate(verifiedOn)}`, hue: 'green' }
    : { words: `${showDate(verifiedOn)}, look again`, hue: 'orange' }
}

/** The same in a sentence. */
export function addressStanding({ verifiedOn, verifiedBy, fresh, source }: FilingAddress): string {
  const said = source === '' ? '' : ` Source: ${source}.`
  if (verifiedOn === null) return `Nobody has confirmed this address yet; it is not used for filing.${said}`
  const again = fresh ? '' : ' That was more than seven days ago: look it up again before filing.'
  return `Confirmed by ${verifiedBy || 'VisaCare'} on ${showDate(verifiedOn)}.${again}${said}`
}

type AddressGiven = { formId: string; states: string; address: string; effectiveFrom: string }

/** What is wrong with a filing address before it is sent, by field. */
export function addressProblems({ formId, states, address, effectiveFrom }: AddressGiven): Partial<AddressGiven> {
  const wrong = statesIn(states).filter((code) => code.length !== 2)
  return {
    ...(!/^[a-z]{1,3}-\d{1,4}[a-z]{0,4}$/.test(formIdOf(formId)) && { formId: 'Enter a form, such as I-129.' }),
    ...(wrong.length > 0 && { states: `Two letters for each state: ${wrong.join(', ')} is none.` }),
    ...(address.trim() === '' && { address: 'Field is required' }),
    ...(effectiveFrom === '' && { effectiveFrom: 'Field is required' }),
  }
}
