import { latin1 } from '../bytes.ts'
import type { InventoryField } from '../inventory.ts'
import type { PdfDocument } from '../pdf/document.ts'
import { pdfNumber } from '../pdf/syntax.ts'
import type { PdfDictionary, PdfValue } from '../pdf/values.ts'
import type { BoxWords, ProofForm } from './proof-form.ts'

/** All USCIS forms are filled in this face and size; an answer is as long here as on the official page. */
const LOOK = '/CourierStd-Bold 10 Tf 0 g'

/** Adds the fields under their official names; what lies on each page, by page from 0. */
export function addFields(pdf: PdfDocument, form: ProofForm, pages: readonly string[]): string[][] {
  const annotations = pages.map((): string[] => [])
  const tree = new FieldTree(pdf)
  const crosses = new Map<string, string>()
  const cross = (width: number, height: number, isOn: boolean) => {
    const key = `${pdfNumber(width)} ${pdfNumber(height)} ${isOn}`
    const known = crosses.get(key) ?? addCross(pdf, width, height, isOn)
    crosses.set(key, known)
    return known
  }
  for (const field of form.fields) {
    if (field.type === 'barcode') continue
    const described = describe(field, form.words.get(field.name))
    const places = field.widgets ?? [{ page: field.page, rect: field.rect, exportValue: field.exportValues?.[0] }]
    const widgets = places.map((place) => widgetOf(field, place, pages, cross))
    const [only] = widgets
    const at = tree.place(field.name)
    if (places.length === 1 && only) {
      pdf.replace(at.reference, { ...at.head, ...described, ...only })
      annotations[(places[0]?.page ?? 1) - 1]?.push(at.reference)
      continue
    }
    const kids = widgets.map((widget, index) => {
      const kid = pdf.add({ '/Parent': at.reference, ...widget })
      annotations[(places[index]?.page ?? 1) - 1]?.push(kid)
      return kid
    })
    pdf.replace(at.reference, { ...at.head, ...described, '/Kids': kids })
  }
  pdf.root['/AcroForm'] = { '/Fields': tree.finish(), '/DA': `u:${LOOK}` }
  return annotations
}

type Branch = { readonly reference: string; readonly head: PdfDictionary; readonly kids: Map<string, Branch> }

/** A full name is a path: its parts, between the dots, are branches of the form's tree. */
class FieldTree {
  readonly #pdf: PdfDocument
  readonly #tops = new Map<string, Branch>()

  constructor(pdf: PdfDocument) {
    this.#pdf = pdf
  }

  place(name: string): Branch {
    let kids = this.#tops
    let found: Branch | undefined
    for (const part of name.split('.')) {
      const parent: PdfDictionary = found ? { '/Parent': found.reference } : {}
      const known = kids.get(part) ?? {
        reference: this.#pdf.add({}),
        head: { '/T': `u:${part}`, ...parent },
        kids: new Map<string, Branch>(),
      }
      kids.set(part, known)
      found = known
      kids = known.kids
    }
    if (!found) throw new Error('A field without a name has no place.')
    return found
  }

  /** Writes the branches and gives the topmost ones. */
  finish(branches = this.#tops): string[] {
    return [...branches.values()].map(({ reference, head, kids }) => {
      if (kids.size > 0) this.#pdf.replace(reference, { ...head, '/Kids': this.finish(kids) })
      return reference
    })
  }
}

const flag = (bit: number, set: boolean | undefined) => (set ? 1 << (bit - 1) : 0)

// Flags and keys of ISO 32000-1, tables 220–230.
function describe(field: InventoryField, words: BoxWords | undefined): PdfDictionary {
  const { type, multiline, comb, maxLen, editable, multiSelect } = field
  const written = type === 'text' || type === 'choice' || type === 'signature'
  const flags =
    flag(13, multiline) |
    flag(16, type === 'radio') |
    flag(18, type === 'choice') |
    flag(19, editable) |
    flag(22, multiSelect) |
    flag(25, comb)
  return {
    '/FT': type === 'choice' ? '/Ch' : type === 'signature' ? '/Sig' : type === 'text' ? '/Tx' : '/Btn',
    '/Ff': flags,
    ...(written && { '/DA': `u:${LOOK}` }),
    ...(words && { '/TU': `u:${spoken(words)}` }),
    ...(maxLen && { '/MaxLen': maxLen }),
    ...(field.options && { '/Opt': field.options.map(optionOf) }),
  }
}

const optionOf = (option: NonNullable<InventoryField['options']>[number]): PdfValue =>
  typeof option === 'string' ? `u:${option}` : [`u:${option.exportValue}`, `u:${option.displayValue}`]

/** For those who hear the form: 'Part 3. Beneficiary Information, 2.a. Family name'. */
const spoken = ({ part, number, lead, text }: BoxWords): string =>
  [part, [number && `${number}.`, [lead, text].filter(Boolean).join(': ')].filter(Boolean).join(' ')]
    .filter(Boolean)
    .join(', ')

function widgetOf(
  { type, hidden }: InventoryField,
  { page, rect, exportValue }: { page: number; rect: readonly number[]; exportValue?: string },
  pages: readonly string[],
  cross: (width: number, height: number, isOn: boolean) => string,
): PdfDictionary {
  const [left = 0, bottom = 0, right = 0, top = 0] = rect
  const widget: PdfDictionary = {
    '/Type': '/Annot',
    '/Subtype': '/Widget',
    '/F': hidden ? 6 : 4,
    '/P': pages[page - 1],
    '/Rect': [left, bottom, right, top],
  }
  if (type !== 'checkbox' && type !== 'radio') return widget
  const [width, height] = [right - left, top - bottom]
  const states = { [`/${exportValue ?? 'Yes'}`]: cross(width, height, true), '/Off': cross(width, height, false) }
  return { ...widget, '/AS': '/Off', '/AP': { '/N': states } }
}

function addCross(pdf: PdfDocument, width: number, height: number, isOn: boolean): string {
  const edge = Math.min(width, height) * 0.22
  const [x, y] = [pdfNumber(width - edge, 2), pdfNumber(height - edge, 2)]
  const e = pdfNumber(edge, 2)
  const content = isOn ? `1.2 w ${e} ${e} m ${x} ${y} l ${e} ${y} m ${x} ${e} l S` : ''
  return pdf.add({ '/Type': '/XObject', '/Subtype': '/Form', '/BBox': [0, 0, width, height] }, latin1(content))
}
