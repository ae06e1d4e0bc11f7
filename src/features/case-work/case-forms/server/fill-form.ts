import type { PaperField as InventoryField } from '#engine/inventory.ts'
import { fieldFinder } from '#engine/inventory.ts'
import type { KnownFacts } from '#engine/known-facts.ts'
import { byLength, type Fits, type OnPaper, toPaper } from '#engine/to-paper.ts'
import type { FormOnPaper } from '#forms/papers.ts'
import { fillEditable } from '#paper/fill/editable.ts'
import { fillFlat } from '#paper/fill/flat.ts'
import { oneWidget } from '#paper/fill/resolve.ts'
import { DocumentFonts } from '#paper/fonts/document-fonts.ts'
import { loadScriptsFor } from '#paper/fonts/scripts.ts'
import { layOut, normalized } from '#paper/layout/lay-out.ts'
import type { Filled, PreparedTemplate } from '#paper/types.ts'

export type Kind = 'editable' | 'flat'

/** A form filled from facts: the file, and what of it had to go elsewhere. */
export type FilledForm = OnPaper & { filled: Filled }

/** Fills an official form from what is known. Longer answers go to Additional Information, then to the addendum. */
export async function fillForm(
  template: PreparedTemplate,
  form: FormOnPaper,
  look: KnownFacts,
  kind: Kind,
): Promise<FilledForm> {
  const onPaper = await measuredPaper(template, form, look)
  const filled = kind === 'editable' ? fillEditable(template, onPaper.values) : fillFlat(template, onPaper.values)
  return { ...onPaper, filled }
}

/** What stands where, measured in the form's own face; the fonts of other alphabets are loaded when first met. */
export async function measuredPaper(template: PreparedTemplate, form: FormOnPaper, look: KnownFacts): Promise<OnPaper> {
  const find = fieldFinder(form.inventory)
  const onPaper = toPaper(form.paper, look, find, fitsIn(template))
  const texts = [...onPaper.values.values(), ...onPaper.overflow.map(({ text }) => text)]
  if (!texts.some((text) => typeof text === 'string' && NOT_LATIN.test(text))) return onPaper
  await loadScriptsFor(texts)
  return toPaper(form.paper, look, find, fitsIn(template))
}

const NOT_LATIN = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u

/** How much of a text a box of this form holds at the smallest size that is still easy to read. */
export function fitsIn({ fieldByName }: Pick<PreparedTemplate, 'fieldByName'>): Fits {
  const fonts = new DocumentFonts()
  return (known: InventoryField, text) => {
    const part = oneWidget(fieldByName, known.name)
    const field = part?.field ?? fieldByName.get(known.name)
    if (field?.kind !== 'text') return { fits: text, rest: '' }
    const plain = normalized(text, field.multiline === true)
    const counted = byLength({ ...known, maxLen: field.maxLength }, plain)
    let { fits } = counted
    for (const { rect, hidden } of part ? [part.widget] : field.widgets) {
      if (hidden) continue
      const laid = layOut(field, rect[2] - rect[0], rect[3] - rect[1], fits, fonts.measure(field.face))
      if (laid.rest !== '') fits = laid.fits
    }
    return { fits, rest: plain.slice(fits.length).trimStart() }
  }
}
