import type { Alias, Names } from './alias.ts'
import { Refusal } from './refusal.ts'

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
