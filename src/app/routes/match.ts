import type { Route } from '#platform/routes/route.ts'
import { routes } from './table.ts'

export type Match = { route: Route; params: Record<string, string> }

/** The route of a path. Query and hash never take part; letter case and a trailing slash do not matter. */
export function matchRoute(url: string): Match | undefined {
  const segments = segmentsOf(url)
  for (const route of routes) {
    const params = paramsOf(route.path.split('/').filter(Boolean), segments)
    if (params) return { route, params }
  }
  return undefined
}

function segmentsOf(url: string): string[] {
  return url
    .replace(/[?#].*$/s, '')
    .split('/')
    .filter(Boolean)
}

function paramsOf(pattern: readonly string[], segments: readonly string[]): Record<string, string> | undefined {
  if (segments.length > pattern.length) return undefined
  const params: Record<string, string> = {}
  for (const [index, part] of pattern.entries()) {
    const segment = segments[index]
    if (!part.startsWith(':')) {
      if (segment?.toLowerCase() !== part.toLowerCase()) return undefined
    } else if (segment !== undefined) {
      params[part.replace(/^:|\?$/g, '')] = decoded(segment)
    } else if (!part.endsWith('?')) {
      return undefined
    }
  }
  return params
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment // a stray percent sign is the user's text, not an error
  }
}
