import type { PaperField as InventoryField } from '#engine/inventory.ts'
import { fieldFinder } from '#engine/inventory.ts'
import type { KnownFacts } from '#engine/known-facts.ts'
import type { Fits, OnPaper } from '#engine/on-paper.ts'
import { toPaper } from '#engine/to-paper.ts'
import type { FormOnPaper } from '#forms/form-on-paper.ts'
import { fillEditable } from '#paper/fill/editable.ts'
import { fillFlat } from '#paper/fill/flat.ts'
import { oneWidget } from '#paper/fill/resolve.ts'
import { DocumentFonts } from '#paper/fonts/document-fonts.ts'
import { loadScriptsFor } from '#paper/fonts/scripts.ts'
import { heldIn } from '#paper/layout/held-in.ts'
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
    const places = (part ? [part.widget] : field.widgets).filter(({ hidden }) => !hidden)
    return heldIn(
      field,
      places.map(({ rect }) => rect),
      text,
      fonts.measure(field.face),
    )
  }
}
