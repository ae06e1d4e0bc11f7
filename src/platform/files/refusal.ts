export type UploadRefusalCode =
  | 'FILE_TYPE'
  | 'FILE_CONTENT'
  | 'FILE_EMPTY'
  | 'FILE_TOO_LARGE'
  | 'FILE_COMPRESSION'
  | 'FILE_MACROS'
  | 'FILE_ENTITIES'
  | 'FILE_INFECTED'
  | 'FILE_OUTSIDE'
  | 'FILE_STRUCTURE'
  | 'FILE_ACTIVE'

/** A file the product does not take: a code for the program and a sentence for the person. */
export class UploadRefused extends Error {
  override name = 'UploadRefused'
  readonly code: UploadRefusalCode
  constructor(code: UploadRefusalCode, message: string) {
    super(message)
    this.code = code
  }
}
