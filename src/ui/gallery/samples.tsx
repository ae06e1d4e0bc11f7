import { StatusBadge } from '../page/StatusBadge.tsx'
import type { Command } from '../shell/CommandPalette.tsx'
import type { MenuRow } from '../shell/menu.ts'
import type { Notification } from '../shell/Notifications.tsx'
import type { Column, Page } from '../table/column.ts'
import type { Hue } from '../theme/tokens.ts'

export const menu: MenuRow[] = [
  row(1, 'home', 'Home', 'home', 1),
  row(2, 'visaCareManageCase', 'Manage Cases', 'cases', 2),
  row(3, 'vCareManageUser', 'People', 'userManage', 3),
  row(4, 'clientDashboard', 'Dashboard', 'dashboard', 4),
  row(5, 'visaCareReportPageView', 'Reports', 'reports', 5),
  row(6, 'visaCareSubscription', 'Payments', 'dollar', 6),
  { ...row(7, 'visaCareNews', 'News', 'file', 7), disabled: true },
  row(8, null, 'Administration', 'setting', 8),
  row(9, 'user/aaroles', 'Roles', null, 1, 8),
  row(10, 'user/aapermissions', 'Permissions', null, 2, 8),
  row(11, 'user/aarolespermission', 'Role permissions', null, 3, 8),
]

export const notifications: Notification[] = [
  {
    id: '1',
    title: 'RFE received',
    text: 'EAC2690012345, due 12-01-2026',
    when: '2 hours ago',
    to: '/a',
    unread: true,
  },
  { id: '2', title: 'Priya answered 12 questions', when: 'Yesterday', to: '/b', unread: false },
]

export const commands: Command[] = menu
  .filter((item) => item.permission_name)
  .map((item) => ({ id: item.description, label: item.description, group: 'Go to', to: `/${item.permission_name}` }))

export type SampleCase = {
  id: number
  person: string
  company: string
  visa: string
  status: string
  hue: Hue
  expires: string
  owner: string
}

export const columns: Column<SampleCase>[] = [
  { key: 'id', title: 'Case', cell: (row) => `#${row.id}`, sortable: true, width: '110px' },
  { key: 'person', title: 'Beneficiary', cell: (row) => <strong>{row.person}</strong>, sortable: true },
  { key: 'company', title: 'Company', cell: (row) => row.company, filter: { kind: 'text' } },
  { key: 'visa', title: 'Visa', cell: (row) => row.visa },
  {
    key: 'status',
    title: 'Status',
    cell: (row) => <StatusBadge hue={row.hue}>{row.status}</StatusBadge>,
    filter: { kind: 'choice', options: ['Filed', 'Approved'].map((value) => ({ value, label: value })) },
  },
  { key: 'expires', title: 'Expires', cell: (row) => row.expires, sortable: true },
  { key: 'owner', title: 'Owner', cell: (row) => row.owner },
  { key: 'days', title: 'Days left', cell: () => 112, numeric: true, hidden: true },
]

const people = [
  'Aarav Mehta',
  'Chen Wei',
  'Fatima Al-Sayed',
  'Lucía Romero',
  'Jonas Berg',
  'Priya Nair',
  'Łukasz Nowak',
]
const companies = ['Northwind Analytics', 'Blue Harbor Health', 'Corvid Robotics', 'Lumen Foods']
const statuses: [string, Hue][] = [
  ['Initiated', 'gray'],
  ['Filed', 'blue'],
  ['RFE or NOID Open', 'orange'],
  ['Approved', 'green'],
  ['Denied', 'red'],
  ['In Attorney Review', 'violet'],
  ['Ready to File', 'teal'],
]

export const page: Page<SampleCase> = {
  items: people.map((person, index) => ({
    id: 10231 + index * 7,
    person,
    company: companies[index % companies.length] ?? '',
    visa: ['H-1B', 'L-1A', 'O-1', 'EB-2 NIW', 'TN', 'PERM'][index % 6] ?? '',
    status: statuses[index]?.[0] ?? '',
    hue: statuses[index]?.[1] ?? 'gray',
    expires: `0${index + 1}-1${index}-2027`,
    owner: people[(index + 3) % people.length] ?? '',
  })),
  next: 'more',
  total: 1284,
  totalCapped: false,
}

function row(
  id: number,
  name: string | null,
  description: string,
  icon: string | null,
  position: number,
  parent: number | null = null,
): MenuRow {
  return { permission_id: id, permission_name: name, description, icon, parent_permission_id: parent, position }
}
