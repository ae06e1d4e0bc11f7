export type DocxRefusalCode =
  | 'FILE_CONTENT'
  | 'FILE_COMPRESSION'
  | 'FILE_ENTITIES'
  | 'FILE_MACROS'
  | 'FILE_OUTSIDE'
  | 'FILE_STRUCTURE'
  | 'FILE_TOO_LARGE'

/** A .docx the product does not open: a code for the program and a sentence for the person. */
export class DocxRefused extends Error {
  override name = 'DocxRefused'
  readonly code: DocxRefusalCode
  constructor(code: DocxRefusalCode, message: string) {
    super(message)
    this.code = code
  }
}
