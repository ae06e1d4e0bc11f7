import { pdfJs } from './pdf-js.ts'

/** A widget as pdf.js reports it; only what is used here. */
export type ReadWidget = {
  readonly subtype: string
  readonly fieldName?: string
  readonly fieldType?: string
  readonly fieldValue?: unknown
  readonly fieldFlags?: number
  readonly rect: readonly number[]
  readonly alternativeText?: string
  readonly checkBox?: boolean
  readonly radioButton?: boolean
  readonly pushButton?: boolean
  readonly exportValue?: string
  readonly buttonValue?: string
  readonly options?: readonly { exportValue: string; displayValue: string }[]
  readonly maxLen?: number
  readonly comb?: boolean
  readonly multiLine?: boolean
  readonly required?: boolean
  readonly readOnly?: boolean
  readonly hidden?: boolean
  readonly multiSelect?: boolean
  readonly combo?: boolean
  readonly defaultAppearanceData?: { readonly fontSize?: number }
}
export type ReadPage = { readonly text: string; readonly widgets: readonly ReadWidget[]; readonly annotations: number }
export type ReadPdf = {
  readonly pages: readonly ReadPage[]
  readonly info: Readonly<Record<string, unknown>>
  readonly outline: readonly string[]
  readonly pageLabels: readonly string[] | null
}

/** Reads a PDF with pdf.js, a reader that shares nothing with what writes it. */
export async function readPdf(bytes: Uint8Array, { text = true } = {}): Promise<ReadPdf> {
  const { getDocument, VerbosityLevel } = await pdfJs()
  // pdf.js takes the bytes away from us, so it gets its own.
  const data = new Uint8Array(bytes)
  const task = getDocument({ data, verbosity: VerbosityLevel.ERRORS, isEvalSupported: false, useSystemFonts: false })
  try {
    const document = await task.promise
    const { info } = await document.getMetadata()
    const pages: ReadPage[] = []
    for (let number = 1; number <= document.numPages; number++) {
      const page = await document.getPage(number)
      const annotations = (await page.getAnnotations()) as ReadWidget[]
      const items = text ? (await page.getTextContent()).items : []
      const words = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : ''))
      const widgets = annotations.filter(({ subtype, fieldName }) => subtype === 'Widget' && Boolean(fieldName))
      pages.push({ text: words.join(''), widgets, annotations: annotations.length })
      page.cleanup()
    }
    const outline = ((await document.getOutline()) ?? []).map(({ title }) => title)
    const pageLabels = await document.getPageLabels()
    return { pages, info: info as Record<string, unknown>, outline, pageLabels }
  } finally {
    await task.destroy()
  }
}
