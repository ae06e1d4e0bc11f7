import { Refusal } from './refusal.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
export type CanonicalPath = `${Method} /api/${string}`

/** The specification's property name → ours. Applied to the input, and backwards to the output, at any depth. */
export type Names = Record<string, string>

/**
 * The specification's path for an operation: the service it hangs under, the path as the specification writes it, and
 * what differs from the canonical call.
 */
export type Alias = {
  service: Service
  method: Method
  path: string
  /** Values the specification leaves out of the call, such as the fixed status 'Active'. */
  fixed?: Record<string, unknown>
  names?: Names
  /** Properties whose content keeps its names, such as answers of people: they are not the call's to rename. */
  asIs?: readonly string[]
  /** Last step of the answer, where the specification's shape is another. */
  answer?: (output: never) => unknown
}

export type Service = 'loginapi' | 'formtypesApi' | 'caseflowApi' | 'paymentApi' | 'fileUploadApi' | 'emailApi'
type AliasOptions = Pick<Alias, 'fixed' | 'names' | 'asIs' | 'answer'>

/** `alias('loginapi', 'POST api/login')`: parameters are written `{id}` as in the specification. */
export function alias(service: Service, call: `${Method} ${string}`, options: AliasOptions = {}): Alias {
  const [method, path] = call.split(' ') as [Method, string]
  return { service, method, path: path.replace(/^\//, '').replace(/\/$/, ''), ...options }
}

export type ApiRoute = { method: Method; url: string; alias: Alias | null }

/** Every address an operation answers at: the canonical path first, then the specification's. */
export function routesOf(operation: { path: CanonicalPath; aliases: readonly Alias[] }): ApiRoute[] {
  const [method, url] = operation.path.split(' ') as [Method, string]
  const routes: ApiRoute[] = [{ method, url, alias: null }]
  for (const each of operation.aliases) {
    for (const base of basesOf(each)) {
      const address = `${base}/${each.path}`.replace(/\{(\w+)\}/g, ':$1')
      const known = routes.some((route) => route.method === each.method && route.url === address)
      if (!known) routes.push({ method: each.method, url: address, alias: each })
    }
  }
  return routes
}

// The specification calls the login service by two bases, and writes several of its calls under the bare /api.
function basesOf({ service, path }: Alias): string[] {
  if (service !== 'loginapi') return [`/${service}`]
  const bases = ['/loginapi', '/loginapi/visacare']
  return path.startsWith('api/') ? [...bases, ''] : bases
}

export function toOurNames(value: unknown, names: Names, asIs: readonly string[] = []): unknown {
  return rename(value, names, asIs)
}

export function toTheirNames(value: unknown, names: Names, asIs: readonly string[] = []): unknown {
  const backwards: Names = {}
  for (const [theirs, ours] of Object.entries(names)) backwards[ours] = theirs
  return rename(value, backwards, asIs)
}

function rename(value: unknown, names: Names, asIs: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((each) => rename(each, names, asIs))
  if (value === null || typeof value !== 'object' || value instanceof Date) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [
      Object.hasOwn(names, key) ? names[key] : key,
      asIs.includes(key) ? each : rename(each, names, asIs),
    ]),
  )
}

type Given = Record<string, unknown>

/**
 * A refusal at the specification's path speaks of the fields of that path: the caller never heard of ours. Its messages are
 * joined with ' and ' and nothing else, each once (specification §5); the fields are named beside them.
 */
export function refusedInTheirNames(error: unknown, { names = {} }: Alias, given: Given): unknown {
  if (!(error instanceof Refusal)) return error
  const theirs = (path: string) => inTheirNames(path, names, given)
  const { status, code, details } = error
  const fields =
    error.fields && Object.fromEntries(Object.entries(error.fields).map(([path, problem]) => [theirs(path), problem]))
  const message =
    code === 'BAD_INPUT' && fields
      ? [...new Set(Object.values(fields))].join(' and ')
      : error.message.replace(/^(\w+):(?= )/, (_whole, path: string) => `${theirs(path)}:`)
  return new Refusal(status, code, message, { fields, details })
}

/** 'companyDetails.phone' as the caller wrote it; where two names mean the same, the one that was sent, else the last. */
function inTheirNames(path: string, names: Names, given: Given): string {
  return path
    .split('.')
    .map((ours) => {
      const meant = Object.keys(names).filter((theirs) => names[theirs] === ours)
      return meant.find((theirs) => Object.hasOwn(given, theirs)) ?? meant.at(-1) ?? ours
    })
    .join('.')
}
