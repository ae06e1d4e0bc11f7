import { paperOf } from '#forms/papers.ts'
import { joined } from '#paper/bytes.ts'
import { fillEditable } from '#paper/fill/editable.ts'
import { fillFlat } from '#paper/fill/flat.ts'
import type { Inventory } from '#paper/inventory.ts'
import { prepareTemplate } from '#paper/prepare/prepare-template.ts'
import { openQpdf } from '#paper/qpdf.ts'
import { standIn } from '#paper/stand-in.ts'

type Filled = {
  formId: string
  /** The edition whose fields it has; the one it prints may be another. */
  mapped: string
  /** '09/18/26' */
  printed: string
  values?: Readonly<Record<string, string>>
  pages?: number
  flat?: boolean
  /** Each field as another edition may name it. */
  renamed?: (name: string) => string
}

/** A filled form as somebody would bring it from the agency's site: generated pages with the fields of a known edition. */
export async function filledForm({ formId, mapped, printed, values = {}, pages, flat, renamed }: Filled) {
  const known = paperOf(formId, mapped)?.inventory as unknown as Inventory | undefined
  if (!known) throw new Error(`${formId} ${mapped} is not known.`)
  const whole = pages ?? known.pages
  const name = renamed ?? ((same: string) => same)
  const fields = known.fields
    .filter(({ page, widgets = [] }) => [page, ...widgets.map((each) => each.page)].every((each) => each <= whole))
    .map((field) => ({ ...field, name: name(field.name) }))
  const shown = formId === 'i-485supj' ? 'i-485 Supplement J' : formId
  const foot = `Form ${shown.replace(/^[a-z]+-\d+[a-z]?/, (id) => id.toUpperCase())} Edition ${printed}`
  const blank = standIn({ formId: shown, edition: printed, pages: whole, fields }, `${foot} Generated pages.`)
  const template = await prepareTemplate(blank, await openQpdf())
  const boxes = new Map(Object.entries(values).map(([field, value]) => [name(field), value]))
  return joined((flat ? fillFlat(template, boxes) : fillEditable(template, boxes)).parts)
}
