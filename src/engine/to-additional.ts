import { partName } from './form.ts'
import type { FieldFinder, PaperField } from './inventory.ts'
import { byLength, type Fits, type OnPaper, type Overflow } from './on-paper.ts'
import type { FieldName, Paper } from './paper.ts'

/** A box that stays without its value, which stands elsewhere. */
export type Emptied = { entry: Overflow; box: PaperField; values: Map<string, string | true> }

/** Fills the form's Additional Information entries in order; what is left goes to the addendum sheet. */
export function intoAdditional(
  paper: Paper,
  page: OnPaper,
  emptied: readonly Emptied[],
  find: FieldFinder,
  fits: Fits,
): void {
  const slots = [...paper.additional]
  const inPart = new Set<Overflow>()
  for (const entry of page.overflow) {
    const slot = slots.shift()
    const box = slot && find(slot.text)
    if (!slot || !box) {
      page.addendum.push(entry)
      continue
    }
    inPart.add(entry)
    const put = (name: FieldName | undefined, text: string): boolean => {
      const field = name && find(name)
      if (field && byLength(field, text).rest !== '') return false
      if (field) page.values.set(field.name, text)
      return true
    }
    put(slot.page, entry.page ? String(entry.page) : '')
    // Half a part or item is another one: what its box cannot hold stands whole before the text.
    const before = [
      put(slot.part, entry.part) ? '' : partName(paper.form, entry.part),
      put(slot.item, entry.item) || !/\d/.test(entry.item) ? '' : `Item ${entry.item}`,
    ]
    const lead = [...before, entry.label].filter(Boolean).join(', ')
    const { fits: fitting, rest } = fits(box, `${lead}: ${entry.text}`)
    const elsewhere = rest ? fits(box, `${lead}: see the attached sheet.`) : undefined
    // Carried once: what the entry cannot hold stands on the sheet alone, whole.
    page.values.set(box.name, elsewhere?.rest === '' ? elsewhere.fits : fitting)
    if (rest) page.addendum.push(entry)
  }
  const part = additionalPartOf(paper)
  for (const each of emptied) refer(each, inPart.has(each.entry) && part ? `See Part ${part}` : ATTACHED, fits)
}

const ATTACHED = 'See attached sheet'

/** The number of the part that takes what boxes cannot hold. */
export const additionalPartOf = ({ additional, form }: Paper): string | undefined =>
  additional.length === 0
    ? undefined
    : form.parts.findLast(({ id, title }) => /^\d+$/.test(id) && title.startsWith('Additional Information'))?.id

/** An empty box says where to look, if it has room for words. */
function refer({ entry, box, values }: Emptied, words: string, fits: Fits): void {
  if (!hasRoomFor(box, words) || fits(box, words).rest !== '') return
  values.set(box.name, words)
  entry.says = words
}

/** Words only where they can be read: not in a comb, not in fewer places than they have letters. */
export const hasRoomFor = ({ type, comb, maxLen }: PaperField, words: string): boolean =>
  type === 'text' && !comb && (maxLen === undefined || maxLen >= words.length)
