import type { MenuRow } from '#identity/sessions/auth-data.ts'
import type { Command } from '#ui/shell/CommandPalette.tsx'
import { actionsFor } from './actions.ts'

/** What the palette always offers: what the role can do, the screens of the menu and the own account. */
export function commandsOf(menu: readonly MenuRow[], roleId: number, rights: readonly string[]): Command[] {
  const screens = menu
    .filter(({ permission_name, disabled }) => permission_name !== '' && !disabled)
    .map(
      (row): Command => ({
        id: `menu:${row.permission_id}`,
        label: row.description,
        group: 'Go to',
        to: `/${row.permission_name}`,
      }),
    )
  const actions = actionsFor(roleId, rights)
  return [
    ...actions,
    // What an action does already is not offered twice.
    ...screens.filter(({ to }) => actions.every((action) => action.to !== to)),
    { id: 'profile', label: 'My profile', group: 'Account', to: '/myProfile' },
    { id: 'password', label: 'Change password', group: 'Account', to: '/staticui/setpassword' },
    { id: 'uscis', label: 'USCIS receipt number', group: 'Tools', to: '/uscis' },
    { id: 'check', label: 'Check browser and server', group: 'Tools', to: '/checkingpage' },
  ]
}
