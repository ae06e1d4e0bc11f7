import { Role } from '#formats/roles.ts'
import { menuRows } from '#platform/routes/menu.ts'
import { area } from '#platform/routes/route.ts'
import { everyone } from '#platform/session/role-groups.ts'

/** The calendar, and what its dates count with. */
export const deadlinesRoutes = area({ since: 'cases', from: 'ours' }, [
  {
    path: '/visaCareCalendar',
    screen: 'deadlines.calendar',
    meanwhile: 'deadlines.calendar',
    title: 'Calendar',
  },
  {
    path: '/visaCareDeadlineSettings',
    screen: 'deadlines.settings',
    meanwhile: 'deadlines.settings',
    title: 'Deadline Settings',
  },
])

export const deadlinesMenu = [
  menuRows('', [[450, 'visaCareCalendar', 'Calendar', 'calendar', everyone]]),
  menuRows('Organization', [
    [
      2,
      'visaCareDeadlineSettings',
      'Reminders and deadlines',
      'setting',
      [Role.provider, Role.providerAssistant, Role.employer, Role.attorney, Role.lawFirm, Role.attorneyAssistant],
    ],
  ]),
]
