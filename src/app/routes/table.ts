import { area, fragmentOf, isBuilt, type Route } from '#platform/routes/route.ts'
import { featureRoutes } from './features.ts'

/** What opens without a session by a link: most of it is still to be built. */
const signInRoutes = [
  ...area({ since: 'later', from: 'decisions §5', access: 'public' }, [
    { path: '/sign/:token', screen: 'signatures.sign', title: 'Sign a Document' },
    { path: '/verify/:code', screen: 'signatures.verify', title: 'Verify a Document' },
  ]),
  ...area({ since: 'forms', from: 'decisions §5', access: 'public' }, [
    { path: '/invitation/:token', screen: 'questionnaires.invited', title: 'Invitation' },
  ]),
  ...area({ since: 'later', from: 'decisions §5', access: 'public' }, [
    { path: '/inspection/:token', screen: 'i9.inspection', title: 'Inspection' },
  ]),
]

/** Every address of the product. */
export const routes: readonly Route[] = [...featureRoutes, ...signInRoutes]

/** The screen that stands at a route in this release. */
export const screenOf = (route: Route): string => (isBuilt(route) ? route.screen : (route.meanwhile ?? 'notBuilt'))

/** The name of the menu permission that opens a route; undefined when none is needed. */
export function permissionOf(route: Route): string | undefined {
  if (route.access !== 'session' || route.can === null) return undefined
  return route.can ?? fragmentOf(route).slice(1)
}

/** Whether the screen has something to show to somebody with these rights. */
export const isFor = (route: Route, rights: readonly string[]): boolean =>
  route.needs === undefined || rights.includes(route.needs)

/** Whether somebody with these menu permissions may open the route. The server checks every call all the same. */
export function mayOpen(route: Route, permissionNames: readonly string[]): boolean {
  const needed = permissionOf(route)?.toLowerCase()
  return needed === undefined || permissionNames.some((name) => name.toLowerCase() === needed)
}
