/** A call that was refused or did not get through: the server's sentence, and the fields it names. */
export class CallFailed extends Error {
  readonly status: number
  readonly code: string
  readonly fields: Record<string, string>
  readonly details: unknown

  constructor(status: number, code: string, message: string, fields: Record<string, string> = {}, details?: unknown) {
    super(message)
    this.status = status
    this.code = code
    this.fields = fields
    this.details = details
  }
}
