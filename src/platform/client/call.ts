import visitorsPaths from 'virtual:api-paths/visitor'
import type { Operation } from '../operation/contract.ts'
import { CallFailed } from './call-failed.ts'
import type { Ref, RefInput, RefOutput } from './operations.ts'
import { requireId } from './saved-record.ts'

const paths: Record<string, string> = { ...visitorsPaths }

/** What may be called besides by whoever is signed in; it comes with what only they load. */
export function knowPaths(more: Readonly<Record<string, string>>): void {
  Object.assign(paths, more)
}

export type CallOptions = { signal?: AbortSignal; idempotencyKey?: string; keepalive?: boolean }

/** Calls an operation: path parameters from the input, the rest as query (GET, DELETE) or JSON body. No time-out. */
export async function call<R extends Ref<Operation>>(
  ref: R,
  input: RefInput<R>,
  options: CallOptions = {},
): Promise<RefOutput<R>> {
  const { method, url, body } = addressed(ref.name, { ...(input as Record<string, unknown>) })
  const headers: Record<string, string> = {}
  if (options.idempotencyKey) headers['idempotency-key'] = options.idempotencyKey
  if (body && !(body instanceof FormData)) headers['content-type'] = 'application/json'
  const response = await fetch(url, {
    method,
    headers,
    body,
    signal: options.signal,
    // Goes on when the page is gone.
    keepalive: options.keepalive,
    credentials: 'same-origin',
  }).catch((error: Error) => {
    throw error.name === 'AbortError'
      ? new CallFailed(0, 'ABORTED', 'Request aborted')
      : new CallFailed(0, 'NETWORK', 'Network Error')
  })
  const answer = response.headers.get('content-type')?.includes('json') ? await response.json().catch(() => null) : null
  if (response.ok) {
    requireId(ref.name, answer)
    return answer as RefOutput<R>
  }
  const error = (
    answer as { error?: { code: string; message: string; fields?: Record<string, string>; details?: unknown } } | null
  )?.error
  const failed = new CallFailed(
    response.status,
    error?.code ?? 'SURPRISE',
    // How requests are told apart is no person's business.
    error?.code === 'IDEMPOTENCY_KEY_REUSED'
      ? 'This was not done. Please try again.'
      : (error?.message ?? withoutWords(response.status)),
    error?.fields,
    error?.details,
  )
  if (response.status === 401 || failed.code === 'FIRST_LOGIN' || failed.code === 'SECOND_FACTOR_MISSING')
    sessionProblem.heard(failed)
  throw failed
}

// A page that is being left does not hear the reason to its end; that the session is over it knows.
const withoutWords = (status: number) =>
  status === 401 ? 'Your session has ended. Please sign in again.' : `The server answered ${status}.`

/** The shell listens here: a session that is not good any more shows at any call. */
export const sessionProblem = { heard: (_failed: CallFailed) => {} }

/** Where a file of an operation is fetched by the browser itself, for a link or a new tab. */
export function hrefOf<R extends Ref<Operation>>(ref: R, input: RefInput<R>): string {
  return addressed(ref.name, { ...(input as Record<string, unknown>) }).url
}

/** Which record an operation is about: its address with the ids of its path, without what is asked of it. */
export function recordAddress<R extends Ref<Operation>>(ref: R, input: RefInput<R>): string {
  return addressed(ref.name, { ...(input as Record<string, unknown>) }).url.replace(/\?.*$/, '')
}

function addressed(name: string, input: Record<string, unknown>) {
  const path = paths[name]
  if (!path) throw new Error(`No operation is named ${name}`)
  const [method = 'GET', pattern = ''] = path.split(' ')
  const url = pattern.replace(/:(\w+)/g, (_whole, key: string) => {
    const value = String(input[key])
    delete input[key]
    return encodeURIComponent(value)
  })
  if (method === 'GET' || method === 'DELETE') {
    const query = new URLSearchParams()
    for (const [key, value] of Object.entries(input))
      if (value !== undefined && value !== null && value !== '') query.set(key, String(value))
    return { method, url: query.size > 0 ? `${url}?${query}` : url, body: undefined }
  }
  return { method, url, body: input.file instanceof Blob ? formOf(input) : JSON.stringify(input) }
}

// The server reads the fields before the file, so the file goes last.
function formOf({ file, ...fields }: Record<string, unknown>): FormData {
  const form = new FormData()
  for (const [key, value] of Object.entries(fields))
    if (value !== undefined && value !== null) form.set(key, String(value))
  form.set('file', file as Blob)
  return form
}
