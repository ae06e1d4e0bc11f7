import { createHash } from 'node:crypto'
import { indexed } from './prepare/indexed.ts'
import type { BaseFile, FlatObjects, PreparedDocument, PreparedTemplate } from './types.ts'

/** Raised with every change of what is prepared: older artefacts are prepared anew. */
export const PREPARE_VERSION = 5

/** What a prepared file is kept under: the agency's bytes and the code that prepared them. */
export const storeKey = (bytes: Uint8Array): string =>
  `${createHash('sha256').update(bytes).digest('hex')}-${PREPARE_VERSION}`

/** A prepared template or document as files, by name. */
export function saved(document: PreparedTemplate | PreparedDocument): Map<string, Uint8Array> {
  const files = new Map<string, Uint8Array>([['flat.blob', document.flat.blob]])
  const index: Record<string, unknown> = { ...document, flat: { ...document.flat, blob: undefined } }
  if ('fields' in document) {
    const { editable, flatFile } = document
    files.set('editable.pdf', editable.pdf)
    files.set('flat.pdf', flatFile.pdf)
    Object.assign(index, { editable: { ...editable, pdf: undefined }, flatFile: { ...flatFile, pdf: undefined } })
    delete index.fieldByName
    delete index.presets
  }
  files.set('index.json', Buffer.from(JSON.stringify(index)))
  return files
}

export function loadTemplate(files: ReadonlyMap<string, Uint8Array>): PreparedTemplate {
  const document = loadDocument(files) as PreparedTemplate
  const withBytes = <T extends BaseFile>(file: T, name: string): T => ({ ...file, pdf: fileNamed(files, name) })
  return indexed({
    ...document,
    editable: withBytes(document.editable, 'editable.pdf'),
    flatFile: withBytes(document.flatFile, 'flat.pdf'),
  })
}

export function loadDocument(files: ReadonlyMap<string, Uint8Array>): PreparedDocument {
  const index = JSON.parse(Buffer.from(fileNamed(files, 'index.json')).toString('utf8')) as PreparedDocument
  const flat: FlatObjects = { ...index.flat, blob: fileNamed(files, 'flat.blob') }
  return { ...index, flat }
}

function fileNamed(files: ReadonlyMap<string, Uint8Array>, name: string): Uint8Array {
  const bytes = files.get(name)
  if (!bytes) throw new Error(`The prepared form has no ${name}.`)
  return bytes
}
