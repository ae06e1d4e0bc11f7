import type { PdfDocument } from '../pdf/document.ts'
import { type Page, rectOf } from '../pdf/pages.ts'
import { nameOf, type PdfDictionary, type PdfValue, textOf } from '../pdf/values.ts'
import type { Face, Option, Rect, TextStyle } from '../types.ts'
import { type Appearances, appearancesOf } from './appearances.ts'

export type FormField = TextStyle & {
  readonly name: string
  readonly kind: 'text' | 'choice' | 'check' | 'radio' | 'barcode' | 'signature' | 'push'
  readonly tooltip?: string
  readonly options?: readonly Option[]
  readonly freeText?: boolean
  readonly preset?: string
  readonly reference: string
  readonly dictionary: PdfDictionary
  /** Field and its only widget are one object. */
  readonly merged: boolean
  readonly widgets: readonly FormWidget[]
}

export type FormWidget = Appearances & {
  readonly reference: string
  readonly dictionary: PdfDictionary
  /** -1: on no page. */
  readonly page: number
  readonly rect: Rect
  readonly hidden: boolean
  readonly rotation: number
  readonly background?: readonly number[]
}

const INHERITED = ['/FT', '/Ff', '/DA', '/MaxLen', '/Q', '/Opt', '/V'] as const

/** The fields of a form as its dictionaries tell them, names written out in full (ISO 32000-1, 12.7.3). */
export function fieldsOf(document: PdfDocument, pages: readonly Page[]): FormField[] {
  const form = document.dictionary(document.root['/AcroForm'])
  const pageOf = new Map<PdfValue, number>()
  for (const [index, page] of pages.entries())
    for (const annotation of document.array(page.dictionary['/Annots'])) pageOf.set(annotation, index)
  const fields: FormField[] = []
  // A field stands in one place; one that is its own kid, or a kid of two, would be read without end.
  const seen = new Set<PdfDictionary>()
  const visit = (reference: PdfValue, above: PdfDictionary, prefix: string) => {
    const dictionary = document.dictionary(reference)
    if (seen.has(dictionary)) return
    seen.add(dictionary)
    const own = INHERITED.flatMap((key) => (dictionary[key] === undefined ? [] : [[key, dictionary[key]]]))
    const inherited: PdfDictionary = { ...above, ...Object.fromEntries(own) }
    const part = textOf(document.get(dictionary['/T']))
    const name = part === undefined ? prefix : prefix === '' ? part : `${prefix}.${part}`
    const kids = document.array(dictionary['/Kids'])
    if (kids.some((kid) => document.dictionary(kid)['/T'] !== undefined)) {
      for (const kid of kids) visit(kid, inherited, name)
      return
    }
    const widgets = (kids.length > 0 ? kids : [reference]).map((widget) => widgetOf(document, String(widget), pageOf))
    const described = describe(document, name, inherited, dictionary)
    fields.push({ ...described, reference: String(reference), dictionary, merged: kids.length === 0, widgets })
  }
  for (const field of document.array(form['/Fields'])) visit(field, { '/DA': form['/DA'] }, '')
  return fields
}

// Flags of ISO 32000-1, tables 226–230, and of PDF 1.5 rich text.
const MULTILINE = 1 << 12
const RADIO = 1 << 15
const PUSH_BUTTON = 1 << 16
const FREE_TEXT = 1 << 18
const COMB = 1 << 24

function describe(document: PdfDocument, name: string, inherited: PdfDictionary, dictionary: PdfDictionary) {
  const flags = document.number(inherited['/Ff']) ?? 0
  const kind = kindOf(name, nameOf(document.get(inherited['/FT'])), flags)
  const multiline = kind === 'text' && (flags & MULTILINE) !== 0
  const maxLength = kind === 'text' ? document.number(inherited['/MaxLen']) || undefined : undefined
  const align = ([undefined, 'center', 'right'] as const)[document.number(inherited['/Q']) ?? 0]
  const style: { face: Face; size: number; color: string } = defaultAppearance(
    textOf(document.get(inherited['/DA'])) ?? '',
  )
  return {
    name,
    kind,
    ...style,
    tooltip: textOf(document.get(dictionary['/TU']))?.trim() || undefined,
    multiline: multiline || undefined,
    maxLength,
    comb: (maxLength !== undefined && !multiline && (flags & COMB) !== 0) || undefined,
    align,
    options: kind === 'choice' ? optionsOf(document, inherited['/Opt']) : undefined,
    freeText: (kind === 'choice' && (flags & FREE_TEXT) !== 0) || undefined,
    preset: presetOf(document, inherited['/V']),
  }
}

function kindOf(name: string, type: string | undefined, flags: number): FormField['kind'] {
  if (type === 'Tx') return /barcode/i.test(name) ? 'barcode' : 'text'
  if (type === 'Ch') return 'choice'
  if (type === 'Sig') return 'signature'
  if ((flags & PUSH_BUTTON) !== 0) return 'push'
  return (flags & RADIO) !== 0 ? 'radio' : 'check'
}

function optionsOf(document: PdfDocument, value: PdfValue | undefined): Option[] {
  return document.array(value).map((each) => {
    const [first, second] = document.array(each)
    if (first === undefined) return sameText(textOf(document.get(each)) ?? '')
    const exported = textOf(document.get(first)) ?? ''
    return { value: exported, text: textOf(document.get(second)) ?? exported }
  })
}

const sameText = (text: string): Option => ({ value: text, text })

function presetOf(document: PdfDocument, value: PdfValue | undefined): string | undefined {
  const preset = textOf(document.get(value))
  return preset === undefined || preset.trim() === '' || preset === 'Off' ? undefined : preset
}

// Annotation flags of ISO 32000-1, table 165.
const HIDDEN = 1 << 1
const PRINT = 1 << 2
const NO_VIEW = 1 << 5

function widgetOf(document: PdfDocument, reference: string, pageOf: ReadonlyMap<PdfValue, number>): FormWidget {
  const dictionary = document.dictionary(reference)
  const look = document.dictionary(dictionary['/MK'])
  const flags = document.number(dictionary['/F']) ?? 0
  const background = document.numbers(look['/BG'])
  return {
    reference,
    dictionary,
    page: pageOf.get(reference) ?? -1,
    rect: rectOf(document, dictionary['/Rect']),
    hidden: (flags & HIDDEN) !== 0 || ((flags & NO_VIEW) !== 0 && (flags & PRINT) === 0),
    rotation: document.number(look['/R']) ?? 0,
    background: background.length > 0 ? background : undefined,
    ...appearancesOf(document, dictionary),
  }
}

/** Face, size and colour of a default appearance such as `/CourierStd-Bold 10 Tf 0 g`. */
export function defaultAppearance(text: string): { face: Face; size: number; color: string } {
  const font = FONT.exec(text)
  return {
    face: faceNamed(font?.[1] ?? 'Helv'),
    size: Number(font?.[2] ?? 0),
    color: text.replace(FONT, '').trim().replace(/\s+/g, ' ') || '0 g',
  }
}

const FONT = /\/(\S+)\s+([\d.]+)\s+Tf/

function faceNamed(name: string): Face {
  const bold = /bold|hebo/i.test(name)
  if (/cour/i.test(name)) return bold ? 'monoBold' : 'mono'
  return bold ? 'sansBold' : 'sans'
}
