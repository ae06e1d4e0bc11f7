import { expect, test } from 'vitest'
import { hasOnlyAccount, tasksOf } from './LandingScreen.tsx'

const row = (id: number, name: string, description: string, parent: number | null = null, disabled = false) => ({
  permission_id: id,
  permission_name: name,
  description,
  icon: '',
  parent_permission_id: parent,
  position: id,
  disabled,
})

const home = row(1, 'visaCareCreateClients', 'Home')
const account = [
  row(20, '', 'My account'),
  row(21, 'myProfile', 'My Profile', 20),
  row(22, 'staticui/setpassword', 'Change Password', 20),
]

test('the start page lists every screen of the menu under its heading, with what it is for', () => {
  const menu = [home, row(10, '', 'People'), row(11, 'user/manageusers', 'Manage Users', 10), ...account]
  const groups = tasksOf(menu, '/visaCareCreateClients')
  expect(groups.map(({ title, tasks }) => [title, tasks.map(({ path }) => path)])).toEqual([
    ['People', ['/user/manageusers']],
    ['My account', ['/myProfile', '/staticui/setpassword']],
  ])
  expect(groups[0]?.tasks[0]?.says).toContain('Invite people')
  expect(hasOnlyAccount(groups)).toBe(false)
})

test('a disabled entry is not offered, and an empty heading is not shown', () => {
  expect(
    tasksOf(
      [home, row(10, '', 'People'), row(11, 'user/manageusers', 'Manage Users', 10, true)],
      '/visacarecreateclients',
    ),
  ).toEqual([])
})

test('an entry outside every group stands first', () => {
  expect(tasksOf([row(5, 'outbox', 'Sent E-mails'), ...account], '/home')[0]?.title).toBe('Start here')
})

test('a role that has only its own account is recognised', () => {
  expect(hasOnlyAccount(tasksOf([home, ...account], '/visaCareCreateClients'))).toBe(true)
})
