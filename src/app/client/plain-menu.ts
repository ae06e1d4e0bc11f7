import { Role } from '#formats/roles.ts'
import type { MenuRow } from '#identity/sessions/auth-data.ts'

type Entry = {
  /** What an HR manager calls it. */
  label: string
  icon: string
  /** Where it leads: the first of these screens that the person has. */
  to: readonly string[]
  /** What stands under it, with its own words where ours are not said in a company. */
  under?: readonly (readonly [path: string, label?: string])[]
}

/** An employer's day, in the words of the trade. Every row is one of the person's own permissions; none is added. */
const ofEmployers: readonly Entry[] = [
  {
    label: 'Employees',
    icon: 'people',
    to: ['lawFirmBeneficiaryDetails'],
    under: [
      ['lawFirmBeneficiaryDetails', 'All employees'],
      ['visaCareRoster', 'Work authorization'],
      ['visaCareI9Dashboard', 'Form I-9'],
      ['visaCareCreatei9', 'New Form I-9'],
      ['visaCarei9SearchDetails', 'Find a Form I-9'],
      ['import/people', 'Import'],
    ],
  },
  {
    label: 'Cases',
    icon: 'cases',
    to: ['visaCareManageCase', 'visaCareClientCaseDetails'],
    under: [
      ['visaCareManageCase', 'All cases'],
      ['visaCareCreateCase', 'New case'],
      ['visaCareManageOrderCases', 'Do-it-yourself cases'],
      ['visaCareCapSeason', 'Cap season'],
    ],
  },
  { label: 'Calendar', icon: 'calendar', to: ['visaCareCalendar'] },
  { label: 'Documents', icon: 'file', to: ['visaCareFileUploadView'] },
  {
    label: 'Company',
    icon: 'building',
    to: ['visaCareClientProfile'],
    under: [
      ['visaCareClientProfile', 'Profile'],
      ['visaCareDeadlineSettings', 'Reminders and deadlines'],
      ['visaCareEmailTemplates', 'E-mail templates'],
      ['visaCareConnections', 'API keys and webhooks'],
      ['visaCareAllData', 'All data'],
      ['lookIns'],
    ],
  },
  {
    label: 'Billing',
    icon: 'dollar',
    to: ['visaCareStripePaymentMethod'],
    under: [
      ['visaCareStripePaymentMethod', 'Payment method'],
      ['visaCareCompanySubscription', 'Plan'],
      ['visaCareSubscriptionFrequencyEmployerView', 'Compare plans'],
      ['visaCareTransactionDetails', 'Invoices'],
    ],
  },
  {
    label: 'Users',
    icon: 'userManage',
    to: ['user/manageusers'],
    under: [['user/manageusers', 'All users'], ['visaCareCreateUser', 'New user'], ['vCareManageUser']],
  },
  {
    label: 'News and help',
    icon: 'reports',
    to: ['visaCareNews'],
    under: [['visaCareNews', 'News'], ['visaCareStaticPage', 'Help'], ['visaCareVisaBulletin']],
  },
]

/** Shown under another name already. */
const SAME_AS: Readonly<Record<string, string>> = { visaCareClientCaseDetails: 'visaCareManageCase' }

const EMPLOYERS: readonly number[] = [Role.employer, Role.employerAssistant]

/** The side menu as its reader understands it; what is not listed here keeps its own place below. */
export function plainMenu(menu: readonly MenuRow[], roleId: number): readonly MenuRow[] {
  if (!EMPLOYERS.includes(roleId)) return menu
  const byPath = new Map(menu.map((row) => [row.permission_name, row]))
  const taken = new Set<number>()
  const arranged = ofEmployers.flatMap((entry, index) => arrange(entry, index, byPath, taken))
  for (const [path, other] of Object.entries(SAME_AS)) {
    const row = byPath.get(path)
    if (row && byPath.has(other)) taken.add(row.permission_id)
  }
  const rest = menu.filter(({ permission_id }) => !taken.has(permission_id))
  const parents = new Set(rest.map(({ parent_permission_id }) => parent_permission_id))
  const left = rest.filter(({ permission_name, permission_id }) => permission_name || parents.has(permission_id))
  return [...left.map((row) => (isHome(row) ? row : { ...row, position: row.position + LATER })), ...arranged]
}

/** Home is the first row of all (decisions §2). */
const isHome = ({ position, parent_permission_id }: MenuRow) => position === 1 && parent_permission_id === null
const LATER = 10_000

function arrange(
  { label, icon, to, under = [] }: Entry,
  index: number,
  byPath: ReadonlyMap<string, MenuRow>,
  taken: Set<number>,
): MenuRow[] {
  const main = to.map((path) => byPath.get(path)).find((row) => row !== undefined)
  const rows = under.flatMap(([path, words]) => {
    const row = byPath.get(path)
    return row ? [{ row, words: words ?? row.description }] : []
  })
  if (!main && rows.length === 0) return []
  const position = (index + 2) * 100
  const id = -(index + 1)
  const alone = main && rows.length <= 1
  for (const { row } of rows) taken.add(row.permission_id)
  if (main) taken.add(main.permission_id)
  if (alone) return [{ ...main, description: label, icon, parent_permission_id: null, position }]
  return [
    {
      permission_id: id,
      permission_name: '',
      description: label,
      icon,
      parent_permission_id: null,
      position,
      disabled: false,
    },
    ...rows.map(({ row, words }, place) => ({
      ...row,
      description: words,
      parent_permission_id: id,
      position: position + place + 1,
    })),
  ]
}
