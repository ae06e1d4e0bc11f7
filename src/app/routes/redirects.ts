import { Role } from '#formats/roles.ts'
import { matchRoute } from './match.ts'
import { isPublic } from './titles.ts'

/** `landing`: the role's own, where an administrator has set one. */
export type Visitor = { roleId: number; firstLogin: 'Yes' | 'No'; landing?: string }

/** Where a person at this address belongs instead; undefined: here. `visitor` is null without a session. */
export function whereTo(url: string, visitor: Visitor | null): string | undefined {
  const path = matchRoute(url)?.route.path
  if (path === '/index.html') return '/'
  if (!visitor) return isPublic(url) ? undefined : '/'
  // FIRSTLOGIN = 'Yes' refuses everything but the new password (specification §2, decisions §8).
  if (visitor.firstLogin === 'Yes') return path === firstLogin ? undefined : firstLogin
  if (path === '/passwordchange') return '/staticui/setpassword'
  return isDoor(url) ? elsewhere(visitor.landing ?? landingOf(visitor.roleId), path) : undefined
}

/** Where a role lands (decisions §2). A role made by an administrator has no dashboard of its own and stays at /home. */
export const landingOf = (roleId: number): string => landings[roleId] ?? '/home'

/** With a corporate selected, opening one of these leaves it again (specification §4). */
export const clearsSelection = (url: string): boolean => leavesCompany.has(matchRoute(url)?.route.path ?? '')

const firstLogin = '/firstLoginChangePassword'

const landings: Readonly<Record<number, string>> = {
  [Role.provider]: '/visaCareCreateClients',
  [Role.providerAssistant]: '/visaCareCreateClients',
  [Role.employer]: '/clientDashboard',
  [Role.employerAssistant]: '/clientDashboard',
  [Role.employee]: '/visacareMyCases',
  [Role.attorney]: '/visaCareAttorneyDashboard',
  [Role.attorneyAssistant]: '/visaCareAttorneyDashboard',
  [Role.lawFirm]: '/vCareLawFirmDashboard',
}

const leavesCompany = new Set(['/vCareLawFirmDashboard', '/visaCareCreateClients', '/visaCareAttorneyDashboard'])

// A signed-in person at the front door is shown in.
function isDoor(url: string): boolean {
  const route = matchRoute(url)?.route
  return route?.access === 'loggedOut' || route?.path === '/home' || route?.path === '/welcome'
}

const elsewhere = (landing: string, path: string | undefined) => (landing === path ? undefined : landing)
