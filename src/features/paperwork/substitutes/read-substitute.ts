import { idIn } from '#case-file/form-library/known-inventories.ts'
import { editionOf } from '#paper/edition.ts'
import { PROOF_WORDS } from '#paper/proof/proof-form.ts'
import { type ReadPdf, type ReadWidget, readPdf } from '#paper/reading/read-pdf.ts'
import { textInBoxes } from '#paper/reading/text-in-boxes.ts'
import { isStandIn } from '#paper/stand-in.ts'

type Box = { field: string; page: number; rect: readonly number[]; tooltip: string }

/** What is looked for: the boxes of the edition we know, and that edition as printed; where its signatures go. */
export type SubstituteToRead = {
  bytes: Uint8Array
  boxes: readonly Box[]
  edition: string
  signatures: readonly string[]
}

export type ReadSubstitute = {
  pages: number
  /** As its print says: 'Form I-485 Supplement J Edition 09/18/26 Page 1 of 7'. */
  formId?: string
  edition?: string
  pagesPrinted?: number
  /** Our own pages, which are not the agency's. */
  isOurs: boolean
  /** What stands in the boxes that were found, by the field's known name. */
  boxes: Record<string, string>
  /** Where a signature goes, by the end of the field's name; from 1. */
  signaturePages: Record<string, number>
  /** Everything that can be read; empty of a scan. */
  words: string
}

/** Reads a filled form of an agency: from its fields, and where it has none any more, from its print. */
export async function readSubstitute({ bytes, ...wanted }: SubstituteToRead): Promise<ReadSubstitute> {
  const read = await readPdf(bytes)
  const text = spaced(read.pages.map((page) => page.text).join(' '))
  const widgets = read.pages.flatMap((page, index) => page.widgets.map((widget) => ({ widget, page: index + 1 })))
  const barcodes = widgets.flatMap(({ widget: { fieldName = '', fieldValue } }) =>
    /barcode/i.test(fieldName) && typeof fieldValue === 'string' ? [fieldValue] : [],
  )
  const edition = editionOf(barcodes, text)
  const boxes = await boxesIn(bytes, { read, edition }, wanted)
  return {
    pages: read.pages.length,
    formId: formIn(text, barcodes, read),
    edition,
    pagesPrinted: pagesIn(text),
    isOurs: text.includes(PROOF_WORDS) || isStandIn(read),
    boxes,
    signaturePages: Object.fromEntries(
      wanted.signatures.flatMap((end) => {
        const found = widgets.find(({ widget }) => widget.fieldName?.endsWith(end))
        return found ? [[end, found.page]] : []
      }),
    ),
    words: spaced([text, ...widgets.map(({ widget }) => textOf(widget))].join(' ')),
  }
}

/** The foot of a page names the form; a barcode and the file's own title do so too. */
function formIn(text: string, barcodes: readonly string[], { info }: ReadPdf): string | undefined {
  const foot = /Form ([A-Z]+-\d+[A-Z]?(?: Supplement [A-Z])?),? ?(?:Edition )?\d\d\/\d\d\/\d\d\b/.exec(text)?.[1]
  const [coded] = barcodes.map((each) => each.split('|')[0])
  return [foot, coded, info.Title].map((each) => (typeof each === 'string' ? idIn(each) : undefined)).find(Boolean)
}

const pagesIn = (text: string): number | undefined => {
  const found = [...text.matchAll(/Page \d+ of (\d+)/g)].map(([, pages]) => Number(pages))
  return found.length > 0 ? Math.max(...found) : undefined
}

/** By the field's name, else by a tooltip that only one field has; of a printed one, by where the same edition has it. */
async function boxesIn(
  bytes: Uint8Array,
  { read, edition }: { read: ReadPdf; edition: string | undefined },
  wanted: Omit<SubstituteToRead, 'bytes'>,
): Promise<Record<string, string>> {
  const widgets = read.pages.flatMap((page) => page.widgets)
  const texts = widgets.filter(({ fieldType }) => fieldType === 'Tx' || fieldType === 'Ch')
  if (texts.length === 0) return edition === wanted.edition ? textInBoxes(bytes, wanted.boxes) : {}
  return Object.fromEntries(
    wanted.boxes.flatMap(({ field, tooltip }) => {
      const alike = texts.filter((each) => tooltip !== '' && each.alternativeText?.trim() === tooltip.trim())
      const found = texts.find(({ fieldName }) => fieldName === field) ?? (alike.length === 1 ? alike[0] : undefined)
      return found ? [[field, textOf(found)]] : []
    }),
  )
}

const textOf = ({ fieldValue }: ReadWidget): string =>
  [fieldValue]
    .flat()
    .filter((each): each is string => typeof each === 'string')
    .join(' ')
    .trim()

const spaced = (text: string) => text.replace(/\s+/g, ' ')
