/** Where a person wanted to go before signing in: a path of our own, never another site and never the door itself. */
export function nextPath(search: string, origin: string): string | undefined {
  const wanted = new URLSearchParams(search).get('next')
  if (!wanted?.startsWith('/') || !URL.canParse(wanted, origin)) return undefined
  const url = new URL(wanted, origin)
  if (url.origin !== origin || DOORS.test(url.pathname)) return undefined
  return url.pathname + url.search
}

const DOORS = /^\/+(login|index\.html|welcome)?\/*$/i
