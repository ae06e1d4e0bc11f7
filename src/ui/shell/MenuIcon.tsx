import {
  IconBriefcase,
  IconBuilding,
  IconBuildingSkyscraper,
  IconCalendar,
  IconChartBar,
  IconCircle,
  IconCurrencyDollar,
  IconFileText,
  IconHome,
  IconId,
  IconInfoCircle,
  IconLayoutDashboard,
  IconList,
  IconLock,
  IconMail,
  IconScale,
  IconSettings,
  IconShieldCheck,
  IconUser,
  IconUserEdit,
  IconUsers,
  IconUsersGroup,
} from '../icons.ts'

/** The specification's eight names first, then ours; any other icon class gets a dot. */
const ICONS: Record<string, typeof IconHome> = {
  dashboard: IconLayoutDashboard,
  userEdit: IconUserEdit,
  userManage: IconUsers,
  reports: IconChartBar,
  setting: IconSettings,
  home: IconHome,
  dollar: IconCurrencyDollar,
  cases: IconBriefcase,
  building: IconBuilding,
  calendar: IconCalendar,
  file: IconFileText,
  id: IconId,
  info: IconInfoCircle,
  list: IconList,
  lock: IconLock,
  mail: IconMail,
  office: IconBuildingSkyscraper,
  people: IconUsersGroup,
  scale: IconScale,
  shield: IconShieldCheck,
  user: IconUser,
}

/** An icon by its menu name; a name we do not know may be an icon class, so it becomes one. */
export function MenuIcon({ name }: { name: string | null }) {
  const Known = name ? ICONS[name] : undefined
  if (Known) return <Known size={20} stroke={1.6} aria-hidden />
  return <IconCircle size={12} stroke={2} className={name ?? undefined} aria-hidden />
}
