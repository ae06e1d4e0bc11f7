import { addDays } from '#formats/day.ts'

export type NewAddress = {
  street: string
  unitKind?: 'APT' | 'STE' | 'FLR' | ''
  unitNumber?: string
  city: string
  state: string
  postalCode: string
}
type Known = Record<string, unknown> & { kind?: unknown; from?: unknown; until?: unknown }

/**
 * The addresses of somebody after a move: the old home ends the day before, the new one begins that day. A home that
 * would begin only then or later was reported before and gives way; mailing and foreign addresses stay.
 */
export function movedTo(
  addresses: readonly Known[],
  on: string,
  { unitKind, unitNumber, ...home }: NewAddress,
): Known[] {
  const stayed = addresses
    .filter(({ kind, from }) => kind !== 'Home' || !(typeof from === 'string' && from >= on))
    .map((each) =>
      each.kind === 'Home' && !(typeof each.until === 'string' && each.until < on)
        ? { ...each, until: addDays(on, -1) }
        : each,
    )
  const unit = unitNumber ? { ...(unitKind && { unitKind }), unitNumber } : {}
  return [...stayed, { kind: 'Home', ...home, ...unit, country: 'US', from: on }]
}
