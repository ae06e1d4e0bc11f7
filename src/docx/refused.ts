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

/** A template that cannot be merged, in one sentence. */
export class TemplateProblem extends Error {
  override name = 'TemplateProblem'
}

/** What came back from the editor does not fit the file it is said to come from. */
export class NotThisLetter extends Error {
  override name = 'NotThisLetter'
}
