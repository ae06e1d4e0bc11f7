import { type ApiRoute, routesOf } from './alias.ts'
import type { Operation } from './contract.ts'

export type Address = { operation: Operation; route: ApiRoute; template: string; id: string }

/** Each method and path once; where two calls want the same, the canonical one has it, as in the server. */
export function addressesOf(operations: readonly Operation[]): Address[] {
  const all = operations.flatMap((operation) => routesOf(operation).map((route) => ({ operation, route })))
  all.sort((a, b) => Number(a.route.alias !== null) - Number(b.route.alias !== null))
  const taken = new Set<string>()
  // Two templates that differ only in the names of their parameters are one path to OpenAPI: the first spelling stays.
  const spelling = new Map<string, string>()
  const aliases = new Map<string, number>()
  return all.flatMap(({ operation, route }) => {
    const shape = route.url.replace(/:\w+/g, ':')
    if (taken.has(`${route.method} ${shape}`)) return []
    taken.add(`${route.method} ${shape}`)
    const template = spelling.get(shape) ?? route.url.replace(/:(\w+)/g, '{$1}')
    spelling.set(shape, template)
    const number = route.alias ? (aliases.get(operation.name) ?? 0) + 1 : 0
    aliases.set(operation.name, number)
    return [{ operation, route, template, id: number === 0 ? operation.name : `${operation.name}.alias${number}` }]
  })
}

/** `signIn.login` belongs to the feature `signIn`. */
export const featureOf = ({ name }: Pick<Operation, 'name'>): string => name.split('.')[0] ?? name
