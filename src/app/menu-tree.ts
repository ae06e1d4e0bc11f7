import type { MenuItem } from '#platform/routes/menu.ts'
import { featureMenus } from './routes/features.ts'

/** The headings of the side menu, in order: a row's position follows from its group and its place in it. */
export const menuGroups = [
  { description: 'Clients', icon: 'building' },
  { description: 'Law firms', icon: 'scale' },
  { description: 'People', icon: 'people' },
  { description: 'Cases', icon: 'cases' },
  { description: 'Compliance', icon: 'shield' },
  { description: 'Payments', icon: 'dollar' },
  { description: 'Reports', icon: 'reports' },
  { description: 'Settings', icon: 'setting' },
  { description: 'My account', icon: 'userEdit' },
] as const

/** Everything the side menu can hold and who holds it at first (decisions §2); administrators change it afterwards. */
export const menuItems: readonly MenuItem[] = featureMenus.flat(2)
