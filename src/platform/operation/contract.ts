import type { z } from 'zod'
import type { BuiltInRole } from '#formats/roles.ts'
import type { Alias, CanonicalPath } from './alias.ts'
import type { NamesIn, RecordName } from './record-names.ts'

/**
 * `public` needs no session, `session` any signed-in user, everything else a permission row `noun:verb`.
 * There is no default: an operation without a right does not compile.
 */
export type Right = 'public' | 'session' | `${string}:${string}`

/** Who holds a right at first, and what it lets them do, in words for the matrix of roles; administrators change it. */
export type GivenRight = { words: string; roles: readonly BuiltInRole[] }

export type Unready = 'password' | 'factor'

/** A declared "no": its status and the sentence a person reads. */
export type RefusalRule = { status: 400 | 401 | 403 | 404 | 409 | 413 | 429 | 503; message: string }
export type Refusals = Record<string, RefusalRule>

export type OperationDefinition<I extends z.ZodType, O extends z.ZodType, R extends Refusals, C extends Right> = {
  /** One sentence for the API document. */
  summary: string
  path: CanonicalPath
  aliases?: Alias[]
  can: C
  /** Who holds the right at first, where no other operation asks for it; a shared one stands in the manifest. */
  right?: GivenRight
  input: I
  output: O
  refusals?: R
  /** What the audit trail says was done, as a person reads it: 'Opened a case'. Only a query that goes unrecorded has none. */
  audit?: string
  /** An input that passes the schema: shown in the API document, used by the generated tests. */
  example?: z.input<I>
  /** What the properties of the input name: for each that is an id, whose record it is. */
  names?: Partial<Record<keyof z.input<I> & string, RecordName>>
  /** Honours Idempotency-Key: the second call with the same key answers what the first did. */
  idempotent?: boolean
  /** Needs the password again within the last five minutes. */
  confirm?: boolean
  /** No API key does it: it signs something, says who may come in or do what, or how a tenant pays. */
  personOnly?: boolean
  /** The provider does it from its own lists, without a look-in, though it names records of a tenant. */
  administers?: boolean
  /** The provider needs a look-in for it, though it names no record by an id or changes none. */
  lookIn?: boolean
  /** A query that sends a mail, as the specification has it: pages of others do not make a browser call it. */
  ownPagesOnly?: boolean
  /** Allowed while the first login still has to choose a password, or a required second factor is not set up yet. */
  before?: readonly Unready[]
  /** Multipart: the input's `file` property is the stream of the uploaded file. `optional`: JSON without a file, too. */
  upload?: { maxBytes: number; optional?: boolean }
  /** The handler answers a file instead of JSON. */
  download?: boolean
  /** Opened by a secret in the input’s `token` instead of a session: whoever tries many that open nothing is refused. */
  link?: boolean
  /** Does not keep the session alive: background calls of an open page. */
  passive?: boolean
  /** Runs several transactions of its own (a long export, a password check that must not hold a connection). */
  ownTransactions?: boolean
}

export type Operation<
  N extends string = string,
  I extends z.ZodType = z.ZodType,
  O extends z.ZodType = z.ZodType,
  R extends Refusals = Refusals,
  C extends Right = Right,
> = OperationDefinition<I, O, R, C> & { name: N; kind: 'query' | 'command'; refusals: R; aliases: Alias[] }

/** Reads: no transaction is held, nothing is audited, safe to repeat. */
export function query<
  const N extends string,
  I extends z.ZodType,
  O extends z.ZodType,
  const C extends Right,
  const R extends Refusals = Record<never, RefusalRule>,
>(
  name: N,
  definition: OperationDefinition<I, O, R, C> & NamesIn<z.input<I>>,
): Operation<N, I, O, R, C> & { kind: 'query' } {
  return { aliases: [], refusals: {} as R, ...definition, name, kind: 'query' }
}

/** Changes: one transaction with its audit event and its jobs, so each says what the audit trail will say. */
export function command<
  const N extends string,
  I extends z.ZodType,
  O extends z.ZodType,
  const C extends Right,
  const R extends Refusals = Record<never, RefusalRule>,
>(
  name: N,
  definition: OperationDefinition<I, O, R, C> & NamesIn<z.input<I>> & { audit: string },
): Operation<N, I, O, R, C> & { kind: 'command'; audit: string } {
  return { aliases: [], refusals: {} as R, ...definition, name, kind: 'command' }
}

export type Contract = Record<string, Operation>

export type InputOf<Op extends Operation> = z.input<Op['input']>
export type OutputOf<Op extends Operation> = z.output<Op['output']>
