import { createHash } from 'node:crypto'
import { PdfDocument } from '../pdf/document.ts'
import { pagesOf } from '../pdf/pages.ts'
import type { Face, PaperField, PreparedTemplate, Qpdf, Widget } from '../types.ts'
import { cleanCatalog, unlock } from './clean.ts'
import { type DrawnWidget, drawAppearances } from './drawn-appearances.ts'
import { editableFile, type Heads } from './editable-file.ts'
import { type FormField, type FormWidget, fieldsOf } from './fields.ts'
import { flatFile } from './flat-file.ts'
import { flatObjects } from './flat-objects.ts'
import { flatPages } from './flat-pages.ts'
import { indexed } from './indexed.ts'
import { isTwin } from './twins.ts'
import { type LinePitches, linePitchesOf } from './xfa-hints.ts'

/** Once per edition: the agency's file becomes two bases, one to edit and one without form, and an index of its fields. */
export async function prepareTemplate(bytes: Uint8Array, qpdf: Qpdf): Promise<PreparedTemplate> {
  const key = createHash('sha256').update(bytes).digest('hex')
  const document = new PdfDocument(await qpdf.json(bytes))
  return templateOf(document, key, linePitchesOf(document))
}

/** The same from objects that are at hand already. */
export function templateOf(document: PdfDocument, key: string, pitches: LinePitches): PreparedTemplate {
  const pages = pagesOf(document)
  const fields = fieldsOf(document, pages)
  cleanCatalog(document, pages)
  unlock(document, fields)
  // The editable file first: the flat pages replace the page objects.
  const editable = editableFile(document, fields, idOf('editable', key))
  const drawn = drawAppearances(document, fields, pages.length)
  const flatDocument = flatPages(document, pages, drawn.pages)
  const flat = flatObjects(document, flatDocument)
  const fillable = fields.filter(isFillable)
  const faces = [...new Set(fillable.map((field): Face => field.face))]
  return indexed({
    key,
    pages: flatDocument.sizes,
    flat,
    fields: fillable.map((field) => paperField(field, editable.headsOf(field), drawn.drawn, pitches)),
    editable: editable.file,
    flatFile: flatFile(flat, faces, idOf('flat', key)),
  })
}

/** Deterministic: the same blank gives the same file. */
const idOf = (kind: string, key: string) => createHash('md5').update(kind).update(key).digest('hex')

const isFillable = (field: FormField): field is FormField & Pick<PaperField, 'kind'> =>
  field.kind === 'text' || field.kind === 'choice' || field.kind === 'check' || field.kind === 'radio'

function paperField(
  field: FormField & Pick<PaperField, 'kind'>,
  heads: Heads,
  drawn: ReadonlyMap<FormWidget, DrawnWidget>,
  pitches: LinePitches,
): PaperField {
  const { reference: _, dictionary: __, merged: ___, widgets, ...described } = field
  const first = widgets[0]
  const written = field.kind === 'text' || field.kind === 'choice'
  return {
    ...described,
    linePitch: field.multiline && first ? pitches(field.name, first.rect) : undefined,
    object: heads.object,
    head: heads.head,
    widgets: widgets.map((widget, index): Widget => {
      const { page, rect, on, hidden, rotation, background } = widget
      return {
        page,
        rect,
        on,
        hidden: hidden || undefined,
        rotation: rotation || undefined,
        twin: (written && isTwin(widget, widgets.slice(0, index))) || undefined,
        background,
        object: heads.widgets[index]?.object ?? 0,
        head: heads.widgets[index]?.head,
        ...drawn.get(widget),
      }
    }),
  }
}
