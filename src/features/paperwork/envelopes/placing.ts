import type { FieldKind, FieldPlace } from './records.ts'
import { FULL } from './whole-page.ts'

/** A place on a page while an envelope is prepared: it belongs to a signer who may not have a number of their own yet. */
export type Placed = FieldPlace & { key: number; signer: number }

const SIZES: Record<FieldKind, { width: number; height: number }> = {
  signature: { width: 3200, height: 480 },
  initials: { width: 1000, height: 480 },
  date: { width: 1600, height: 320 },
  text: { width: 3200, height: 320 },
}
const [LEAST_WIDE, LEAST_HIGH] = [400, 200]
const GAP = 150

const within = (value: number, least: number, most: number): number =>
  Math.round(Math.min(Math.max(value, least), most))

/** Never over an edge of the page. */
export const moved = <F extends FieldPlace>(field: F, right: number, down: number): F => ({
  ...field,
  x: within(field.x + right, 0, FULL - field.width),
  y: within(field.y + down, 0, FULL - field.height),
})

/** Larger to the right and down, as far as the page goes; small enough only to be written into. */
export const resized = <F extends FieldPlace>(field: F, wider: number, higher: number): F => ({
  ...field,
  width: within(field.width + wider, LEAST_WIDE, FULL - field.x),
  height: within(field.height + higher, LEAST_HIGH, FULL - field.y),
})

const overlap = (one: FieldPlace, other: FieldPlace): boolean =>
  one.page === other.page &&
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height

/** A new place on a page, in the middle and below what is there already, so that nothing is covered. */
export function placedOn(page: number, kind: FieldKind, signer: number, others: readonly Placed[]): Placed {
  const key = Math.max(0, ...others.map((each) => each.key)) + 1
  const { width, height } = SIZES[kind]
  const first: Placed = { key, signer, kind, label: '', page, x: (FULL - width) / 2, y: FULL / 2, width, height }
  const rows = Array.from({ length: 40 }, (_, row) => moved(first, 0, row * (height + GAP)))
  const above = rows.map((_, row) => moved(first, 0, -row * (height + GAP)))
  return [...rows, ...above].find((place) => !others.some((each) => overlap(place, each))) ?? first
}

type Preparing = { name: string; email: string; key: number }

/** What stands in the way of sending, in one sentence; nothing when it can go. */
export function whatIsMissing(signers: readonly Preparing[], fields: readonly Placed[]): string | undefined {
  if (signers.some(({ name, email }) => !name.trim() || !email.trim()))
    return 'Give a name and an e-mail address for each person who signs.'
  const without = signers.find(({ key }) => !fields.some(({ signer, kind }) => signer === key && kind === 'signature'))
  return without && `Place a signature for ${without.name.trim()}.`
}
