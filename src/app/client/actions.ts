import { Role } from '#formats/roles.ts'
import { advisers, everyone, staff } from '#platform/session/role-groups.ts'
import type { Command } from '#ui/shell/CommandPalette.tsx'
import { matchRoute } from '../routes/match.ts'
import { isFor } from '../routes/table.ts'

type Action = {
  label: string
  to: string
  /** What else people call it. */
  words: string
  roles: readonly number[]
}

const employers = [Role.employer, Role.employerAssistant] as const
const reporters = [...employers, Role.employee] as const
const workers = staff.filter((role) => role !== Role.provider && role !== Role.providerAssistant)

/** What people want to do rather than where it stands in the menu. */
const actions: readonly Action[] = [
  { label: 'New case', to: '/visaCareCreateCase', words: 'open start create petition draft', roles: everyone },
  {
    label: 'Renew a work permit',
    to: '/visaCareCreateCase?typeId=3',
    words: 'ead card i-765 extend employment authorization',
    roles: everyone,
  },
  {
    label: 'Extend an H-1B',
    to: '/visaCareCreateCase?typeId=1&subType=extension',
    words: 'renew petition i-129 extension',
    roles: staff,
  },
  {
    label: 'Roster: who may work until when',
    to: '/visaCareRoster',
    words: 'work authorization expires renewals ends',
    roles: workers,
  },
  { label: 'Add employee', to: '/visaCareNewUserCreate', words: 'new person hire invite', roles: staff },
  { label: 'Report a trip', to: '/visaCareReportChange?kind=trip', words: 'travel abroad vacation', roles: reporters },
  { label: 'Report a move', to: '/visaCareReportChange?kind=move', words: 'address ar-11 moving', roles: reporters },
  {
    label: 'Report a job change',
    to: '/visaCareReportChange?kind=job',
    words: 'title duties pay wage hours worksite promotion',
    roles: reporters,
  },
  {
    label: 'Cases that are overdue',
    to: '/visaCareManageCase?owed=overdue',
    words: 'late deadline due',
    roles: workers,
  },
  {
    label: 'Cases without an attorney',
    to: '/visaCareManageCase?attorneyId=none',
    words: 'assign unassigned',
    roles: advisers,
  },
  {
    label: 'Choose how e-mails come',
    to: '/myProfile',
    words: 'digest daily weekly notifications settings mail',
    roles: everyone,
  },
]

/** The actions of a role that lead to a screen with something to show. */
export const actionsFor = (roleId: number, rights: readonly string[]): Command[] =>
  actions.flatMap(({ label, to, words, roles }) => {
    const match = matchRoute(to)
    return roles.includes(roleId) && match && isFor(match.route, rights)
      ? [{ id: `action:${label}`, label, words, group: 'Do', to }]
      : []
  })
