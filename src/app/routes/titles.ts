import { matchRoute } from './match.ts'

/** Titles belong to routes; the raw URL is never searched (decisions §5). */
export const titleOf = (url: string): string => matchRoute(url)?.route.title ?? 'Page not found'

export const documentTitle = (url: string): string => `${titleOf(url)} · VisaCare`

export const isHeaderless = (url: string): boolean => matchRoute(url)?.route.headerless === true

/** Whether a path opens without a session. */
export const isPublic = (url: string): boolean => {
  const access = matchRoute(url)?.route.access
  return access === 'public' || access === 'loggedOut'
}
