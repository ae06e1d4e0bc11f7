import { Role } from '#formats/roles.ts'
import type { MenuRow } from './auth-data.ts'

type Item = [name: string, description: string, icon: string]

const COMMON: Item[] = [
  ['clientDashboard', 'Dashboard', 'dashboard'],
  ['visaCareClientProfile', 'Profile', 'userEdit'],
  ['visaCareClientCaseDetails', 'Cases', 'cases'],
]
const EMPLOYER_ADMIN: Item[] = [['visaCareCreateClients', 'Home', 'home'], ...COMMON]
const ATTORNEY: Item[] = [['visaCareAttorneyDashboard', 'Home', 'home'], ...COMMON]

/** With a corporate selected the menu is one of two fixed lists (specification §2, decisions §2). Home leads back. */
export function embeddedMenu(roleId: number): MenuRow[] {
  const items = roleId === Role.attorney || roleId === Role.attorneyAssistant ? ATTORNEY : EMPLOYER_ADMIN
  return items.map(([permission_name, description, icon], index) => ({
    permission_id: -(index + 1),
    permission_name,
    description,
    icon,
    parent_permission_id: null,
    position: index + 1,
    disabled: false,
  }))
}
