import { createHash } from 'node:crypto'
import { editionOf, ombExpiryOf } from './edition.ts'
import { type ReadPdf, type ReadWidget, readPdf } from './reading/read-pdf.ts'

/** What is known of one field of an official PDF; `fields.json` beside a form is a list of them. Undefined is left out. */
export type InventoryField = {
  readonly name: string
  readonly type: 'text' | 'checkbox' | 'radio' | 'choice' | 'barcode' | 'signature'
  /** From 1. */
  readonly page: number
  readonly rect: readonly number[]
  readonly tooltip?: string | null
  readonly maxLen?: number
  readonly comb?: boolean
  readonly multiline?: boolean
  readonly required?: boolean
  readonly readOnly?: boolean
  readonly hidden?: boolean
  readonly exportValues?: readonly string[]
  readonly options?: readonly (string | { exportValue: string; displayValue: string })[]
  readonly multiSelect?: boolean
  readonly editable?: boolean
  readonly fontSize?: number
  readonly preset?: unknown
  /** Where the field stands in more than one place. */
  readonly widgets?: readonly { page: number; rect: readonly number[]; exportValue?: string }[]
}

export type Inventory = {
  readonly formId: string
  readonly title: string | null
  readonly edition: string | null
  readonly ombExpires: string | null
  readonly pages: number
  readonly sha256: string
  readonly encrypted: boolean
  readonly xfa: boolean
  readonly producedAt: string | null
  readonly presetFields: number
  readonly fields: readonly InventoryField[]
}

/** The fields of a blank, read by pdf.js from the agency's untouched file. */
export async function inventoryOf(formId: string, bytes: Uint8Array): Promise<Inventory> {
  return inventoryIn(formId, bytes, await readPdf(bytes))
}

/** The same of a file that was read already. */
export function inventoryIn(formId: string, bytes: Uint8Array, read: ReadPdf): Inventory {
  const fields = fieldsIn(read)
  const barcodes = widgetsIn(read).flatMap(({ widget }) =>
    typeOf(widget) === 'barcode' && typeof widget.fieldValue === 'string' ? [widget.fieldValue] : [],
  )
  const text = read.pages
    .map((page) => page.text)
    .join('\n')
    .replace(/\s+/g, ' ')
  const { info } = read
  return {
    formId,
    title: textIn(info.Title),
    edition: editionOf(barcodes, text) ?? fileDay(info) ?? null,
    ombExpires: ombExpiryOf(text) ?? null,
    pages: read.pages.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    encrypted: Boolean(info.EncryptFilterName),
    xfa: Boolean(info.IsXFAPresent),
    producedAt: textIn(info.ModDate) ?? textIn(info.CreationDate),
    presetFields: fields.filter(({ preset }) => preset !== undefined).length,
    fields,
  }
}

/** An agency that prints no edition is known by the day of its file: 'D:20200716154925-04\'00\'' is 07/16/20. */
function fileDay({ ModDate, CreationDate }: ReadPdf['info']): string | undefined {
  const [, year, month, day] = /^D:\d\d(\d\d)(\d\d)(\d\d)/.exec(textIn(ModDate) ?? textIn(CreationDate) ?? '') ?? []
  return year && `${month}/${day}/${year}`
}

const textIn = (value: unknown): string | null => (typeof value === 'string' && value.trim()) || null

const widgetsIn = ({ pages }: ReadPdf) =>
  pages.flatMap(({ widgets }, index) =>
    widgets.filter(({ pushButton }) => !pushButton).map((widget) => ({ page: index + 1, widget })),
  )

function fieldsIn(read: ReadPdf): InventoryField[] {
  const byName = new Map<string, { field: InventoryField; places: Place[] }>()
  for (const { page, widget } of widgetsIn(read)) {
    const name = widget.fieldName ?? ''
    const place = { page, rect: widget.rect.map(hundredths), exportValue: exportValueOf(widget) }
    const known = byName.get(name)
    if (known) known.places.push(place)
    else byName.set(name, { field: describe(name, widget, place), places: [place] })
  }
  return [...byName.values()].map(({ field, places }) => {
    const states = [...new Set(places.flatMap(({ exportValue }) => (exportValue === undefined ? [] : [exportValue])))]
    return defined({
      ...field,
      exportValues: states.length > 0 ? states : undefined,
      widgets: places.length > 1 ? places.map(defined) : undefined,
    })
  })
}

type Place = { page: number; rect: number[]; exportValue?: string }

function describe(name: string, widget: ReadWidget, { page, rect }: Place): InventoryField {
  const type = typeOf(widget)
  const freeText = widget.combo && !widget.readOnly && ((widget.fieldFlags ?? 0) & (1 << 18)) !== 0
  return {
    name,
    type,
    page,
    rect,
    tooltip: widget.alternativeText?.trim() || null,
    maxLen: widget.maxLen || undefined,
    comb: widget.comb || undefined,
    multiline: widget.multiLine || undefined,
    required: widget.required || undefined,
    readOnly: widget.readOnly || undefined,
    hidden: widget.hidden || undefined,
    options: widget.options?.map((option) =>
      option.exportValue === option.displayValue ? option.displayValue : option,
    ),
    multiSelect: widget.multiSelect || undefined,
    editable: freeText || undefined,
    fontSize: widget.defaultAppearanceData?.fontSize || undefined,
    preset: type === 'barcode' || isBlank(widget.fieldValue) ? undefined : widget.fieldValue,
  }
}

function typeOf(widget: ReadWidget): InventoryField['type'] {
  if (/barcode/i.test(widget.fieldName ?? '')) return 'barcode'
  if (widget.checkBox) return 'checkbox'
  if (widget.radioButton) return 'radio'
  return widget.fieldType === 'Ch' ? 'choice' : widget.fieldType === 'Sig' ? 'signature' : 'text'
}

const exportValueOf = ({ checkBox, radioButton, exportValue, buttonValue }: ReadWidget): string | undefined =>
  (checkBox ? exportValue : radioButton ? buttonValue : undefined) ?? undefined

const isBlank = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  value === 'Off' ||
  (Array.isArray(value) && value.every((each) => String(each).trim() === ''))

const hundredths = (value: number) => Math.round(value * 100) / 100

function defined<T extends object>(value: T): T {
  return Object.fromEntries(Object.entries(value).filter(([, each]) => each !== undefined)) as T
}
