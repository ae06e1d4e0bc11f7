import type { MenuItem } from '#platform/routes/menu.ts'
import { featureMenus } from './routes/features.ts'

type Group = {
  description: string
  icon: string
  /** The heading's position; its rows follow by their place. */
  position: number
  /** What earlier versions called it. */
  formerly?: string
}

/** The headings of the side menu, one set for all roles, in words that an HR manager says too. */
export const menuGroups: readonly Group[] = [
  { description: 'Clients', icon: 'building', position: 100 },
  { description: 'Law firms', icon: 'scale', position: 200 },
  { description: 'Employees', icon: 'people', position: 300, formerly: 'People' },
  { description: 'Cases', icon: 'cases', position: 400 },
  // Calendar and Documents stand here, by themselves.
  { description: 'Organization', icon: 'office', position: 470 },
  { description: 'Compliance', icon: 'shield', position: 500 },
  { description: 'Billing', icon: 'dollar', position: 600, formerly: 'Payments' },
  { description: 'Users', icon: 'userManage', position: 650 },
  { description: 'Reports', icon: 'reports', position: 700 },
  { description: 'News and help', icon: 'info', position: 750 },
  { description: 'Settings', icon: 'setting', position: 800 },
  { description: 'My account', icon: 'userEdit', position: 900 },
]

/** Everything the side menu can hold and who holds it at first (decisions §2); administrators change it afterwards. */
export const menuItems: readonly MenuItem[] = featureMenus.flat(2)
