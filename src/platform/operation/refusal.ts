/** A "no" with a sentence for a person. Everything else that is thrown is a surprise and becomes a 500 with a reference. */
export class Refusal extends Error {
  readonly status: number
  readonly code: string
  readonly fields: Record<string, string> | undefined
  readonly details: unknown
  /** In how many seconds asking again makes sense, where that is known. */
  readonly retryAfter: number | undefined

  constructor(
    status: number,
    code: string,
    message: string,
    more: { fields?: Record<string, string>; details?: unknown; retryAfter?: number } = {},
  ) {
    super(message)
    this.status = status
    this.code = code
    this.fields = more.fields
    this.details = more.details
    this.retryAfter = more.retryAfter
  }

  toBody() {
    const { code, message, fields, details } = this
    return { error: { code, message, ...(fields && { fields }), ...(details !== undefined && { details }) } }
  }
}

/** Another tenant's record and one that never existed answer the same. */
export const notFound = (what = 'record') =>
  new Refusal(404, 'NOT_FOUND', `There is no such ${what}, or you may not see it.`)

export const badInput = (fields: Record<string, string>) =>
  new Refusal(
    400,
    'BAD_INPUT',
    Object.entries(fields)
      .map(([field, problem]) => `${field}: ${problem}`)
      .join('; '),
    { fields },
  )

/** Somebody else saved first; `current` shows what the record says now. */
export const stale = (current: unknown) =>
  new Refusal(409, 'STALE', 'Someone changed this in the meantime. Look at the current values and save again.', {
    details: { current },
  })

/** What the database says when a role and a tenant do not go together (app.role_fits), at the latest with COMMIT. */
export function roleRefusal(error: unknown): Refusal | undefined {
  if ((error as { code?: unknown } | null)?.code !== 'VC409') return undefined
  return new Refusal(409, 'ROLE_DOES_NOT_FIT', 'This role belongs to another kind of organization.')
}
