import { latin1 } from './bytes.ts'
import type { Inventory, InventoryField } from './inventory.ts'
import { literal, pdfName, pdfNumber, pdfText, references } from './pdf/syntax.ts'
import { type WritableObject, writeBase } from './pdf/write-base.ts'
import type { ReadPdf } from './reading/read-pdf.ts'

/** Stands on every page, and tells the product that a file is none of the agency’s. */
export const STAND_IN = 'Stand-in with the fields of the official form. Not for filing.'

type Known = Pick<Inventory, 'formId' | 'edition' | 'pages'> & { readonly fields: readonly InventoryField[] }

/** A simple PDF with the same fields as an official form, for machines without the official blanks. */
export function standIn(inventory: Known, heading = STAND_IN): Uint8Array {
  const objects = new Map<number, WritableObject>()
  let next = 1
  const reserve = () => next++
  const put = (object: number, text: string, stream?: string) => {
    const data = stream === undefined ? undefined : latin1(stream)
    const whole = data ? `${text}/Length ${data.length}>>` : text
    objects.set(object, data ? { object, text: whole, data } : { object, text: whole })
    return object
  }
  const [catalog, pagesNode, font] = [reserve(), reserve(), reserve()]
  put(font, '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>')
  const pages = Array.from({ length: inventory.pages }, () => ({
    object: reserve(),
    annotations: [] as number[],
    frames: '',
  }))
  const root: Node = { object: 0, kids: new Map() }

  for (const field of inventory.fields) {
    const node = nodeFor(root, field.name, reserve)
    const widgets = field.widgets ?? [{ page: field.page, rect: field.rect, exportValue: field.exportValues?.[0] }]
    const draw = (widget: (typeof widgets)[number]) => {
      const page = pages[widget.page - 1]
      if (!page) throw new Error(`${field.name} stands on page ${widget.page} of ${inventory.pages}.`)
      page.frames += `${widget.rect.slice(0, 2).join(' ')} ${sizeOf(widget.rect).join(' ')} re S\n`
      return widgetText(field, widget, page.object, (text, content) => put(reserve(), text, content))
    }
    const [only] = widgets
    if (widgets.length === 1 && only) {
      put(node.object, `<<${node.head}${fieldText(field, inventory)}${draw(only)}>>`)
      pages[only.page - 1]?.annotations.push(node.object)
      continue
    }
    const kids = widgets.map((widget) => {
      const object = put(reserve(), `<</Parent ${node.object} 0 R${draw(widget)}>>`)
      pages[widget.page - 1]?.annotations.push(object)
      return object
    })
    put(node.object, `<<${node.head}${fieldText(field, inventory)}/Kids[${references(kids)}]>>`)
  }
  writeBranches(root, put)
  for (const [index, { object, annotations, frames }] of pages.entries()) {
    const line = `Form ${inventory.formId.toUpperCase()} Edition ${inventory.edition ?? ''} Page ${index + 1}. ${heading}`
    const content = `0.5 w 0.7 G\n${frames}BT /Helv 8 Tf 36 6 Td ${literal(line)} Tj ET\n`
    const contents = put(reserve(), '<<', content)
    const resources = `/Resources<</Font<</Helv ${font} 0 R>>>>`
    const annots = `/Annots[${references(annotations)}]`
    put(
      object,
      `<</Type/Page/Parent ${pagesNode} 0 R/MediaBox[0 0 612 792]${resources}/Contents ${contents} 0 R${annots}>>`,
    )
  }
  put(pagesNode, `<</Type/Pages/Count ${pages.length}/Kids[${references(pages.map(({ object }) => object))}]>>`)
  const top = [...root.kids.values()].map(({ object }) => object)
  const form = `/AcroForm<</Fields[${references(top)}]/DA(/Helv 0 Tf 0 g)/DR<</Font<</Helv ${font} 0 R>>>>>>`
  put(catalog, `<</Type/Catalog/Pages ${pagesNode} 0 R${form}>>`)
  return writeBase([...objects.values()], `/Root ${catalog} 0 R`).pdf
}

export const isStandIn = ({ pages }: Pick<ReadPdf, 'pages'>): boolean =>
  pages.some(({ text }) => text.replace(/\s+/g, ' ').includes(STAND_IN))

type Node = { object: number; kids: Map<string, Node & { head: string }> }

/** The branch of the field tree for a full name; its parts are between the dots. */
function nodeFor(root: Node, name: string, reserve: () => number): Node & { head: string } {
  const parts = name.split('.')
  let node: Node & { head: string } = { ...root, head: '' }
  for (const part of parts) {
    const known = node.kids.get(part)
    const parent = node.object > 0 ? `/Parent ${node.object} 0 R` : ''
    const next = known ?? { object: reserve(), kids: new Map(), head: `/T${pdfText(part)}${parent}` }
    if (!known) node.kids.set(part, next)
    node = next
  }
  return node
}

function writeBranches(node: Node, put: (object: number, text: string) => number): void {
  for (const kid of node.kids.values()) {
    if (kid.kids.size === 0) continue
    put(kid.object, `<<${kid.head}/Kids[${references([...kid.kids.values()].map(({ object }) => object))}]>>`)
    writeBranches(kid, put)
  }
}

const flag = (bit: number, set: boolean | undefined) => (set ? 1 << (bit - 1) : 0)

function fieldText(field: InventoryField, { formId, edition }: Known): string {
  const { type } = field
  const flags =
    flag(1, field.readOnly) |
    flag(2, field.required) |
    flag(13, field.multiline) |
    flag(16, type === 'radio') |
    flag(18, type === 'choice') |
    flag(19, field.editable) |
    flag(22, field.multiSelect) |
    flag(25, field.comb)
  const kind =
    type === 'choice' ? 'Ch' : type === 'signature' ? 'Sig' : type === 'text' || type === 'barcode' ? 'Tx' : 'Btn'
  const options = field.options?.map((option) =>
    typeof option === 'string' ? pdfText(option) : `[${pdfText(option.exportValue)}${pdfText(option.displayValue)}]`,
  )
  const barcode =
    type === 'barcode' && edition ? `/V${pdfText(`${formId.toUpperCase()}|${edition}|${field.page}`)}` : ''
  const preset = typeof field.preset === 'string' && type === 'text' ? `/V${pdfText(field.preset)}` : ''
  return [
    `/FT/${kind}/Ff ${flags}/DA(/Helv ${field.fontSize ?? 0} Tf 0 g)`,
    field.tooltip ? `/TU${pdfText(field.tooltip)}` : '',
    field.maxLen ? `/MaxLen ${field.maxLen}` : '',
    options ? `/Opt[${options.join('')}]` : '',
    barcode + preset,
  ].join('')
}

function widgetText(
  field: InventoryField,
  { rect, exportValue }: { rect: readonly number[]; exportValue?: string },
  page: number,
  put: (text: string, content: string) => number,
): string {
  const base = `/Type/Annot/Subtype/Widget/F ${field.hidden ? 6 : 4}/P ${page} 0 R/Rect[${rect.map((edge) => pdfNumber(edge)).join(' ')}]`
  const [width, height] = sizeOf(rect)
  const form = `<</Type/XObject/Subtype/Form/BBox[0 0 ${width} ${height}]`
  // Without an appearance some readers would write a barcode out as text.
  if (field.type === 'barcode') return `${base}/AP<</N ${put(form, '')} 0 R>>`
  if (field.type !== 'checkbox' && field.type !== 'radio') return base
  const checked = put(form, `1 w 1 1 m ${width} ${height} l 1 ${height} m ${width} 1 l S`)
  return `${base}/AS/Off/AP<</N<<${pdfName(exportValue ?? 'Yes')} ${checked} 0 R/Off ${put(form, '')} 0 R>>>>`
}

function sizeOf([left = 0, bottom = 0, right = 0, top = 0]: readonly number[]): [string, string] {
  return [pdfNumber(right - left), pdfNumber(top - bottom)]
}
