import { type Form, partName } from './form.ts'
import type { PaperField } from './inventory.ts'

/** What does not fit into its box goes to Additional Information with page, part and item, whole. */
export type Overflow = {
  page: number
  part: string
  item: string
  label: string
  text: string
  /** What stands in the box all the same: its beginning, or nothing where a beginning would be another value. */
  inBox?: string
  /** What stands in the box instead: 'See Part 14'. */
  says?: string
  /** Prose over several lines: that it begins in its box and goes on elsewhere is nothing to look at. */
  goesOn?: true
}

export type FurtherSheet = { pages: number[]; values: Map<string, string | true> }

export type OnPaper = {
  /** Full field name → text, or true for a crossed box. */
  values: Map<string, string | true>
  /** Which item wrote a field: what a click on the box edits. */
  sources: Map<string, string>
  overflow: Overflow[]
  /** Boxes with a shorter name in place of one that does not fit; they need no further room. */
  shortened: Overflow[]
  /** Pages of the form that are attached once more, with what stands on them. */
  sheets: FurtherSheet[]
  /** What even the form's own pages cannot hold: printed on an addendum sheet. */
  addendum: Overflow[]
}

/** How much of a text a box holds; the paper engine measures, a plain one counts characters. */
export type Fits = (field: PaperField, text: string) => { fits: string; rest: string }

/** By the number of characters alone. */
export const byLength = ({ maxLen }: Pick<PaperField, 'maxLen'>, text: string): ReturnType<Fits> =>
  maxLen === undefined || text.length <= maxLen
    ? { fits: text, rest: '' }
    : { fits: text.slice(0, maxLen), rest: text.slice(maxLen) }

/** What its box cannot hold: the place, and what stands there instead. Prose that goes on elsewhere is not cut. */
export const cutOn = (form: Pick<Form, 'parts'>, { overflow }: Pick<OnPaper, 'overflow'>): string[] =>
  overflow
    .filter(({ inBox, goesOn }) => inBox !== undefined && !goesOn)
    .map(({ part, item, label, inBox, says }) => {
      const box = says ? `the box says “${says}”` : inBox ? 'the box holds its first words' : 'the box stays empty'
      return `${partName(form, part)}, Item ${item}, ${label}: ${box}`
    })
