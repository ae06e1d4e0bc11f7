import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { menu, notifications } from '../gallery/samples.tsx'
import { UiProvider } from '../UiProvider.tsx'
import { AppShell } from './AppShell.tsx'
import { CommandPalette } from './CommandPalette.tsx'
import { useKeyBindings } from './keys.ts'
import { Notifications } from './Notifications.tsx'
import { initialsOf } from './user.ts'

const navigate = vi.fn()
const onSignOut = vi.fn()
const onAccount = vi.fn()

afterEach(cleanup)
beforeEach(() => {
  localStorage.clear()
  vi.clearAllMocks()
})

function Shell({ path = '/visaCareManageCase', isHome = false }) {
  return (
    <UiProvider navigate={navigate}>
      <AppShell
        menu={menu}
        currentPath={path}
        isHome={isHome}
        title="Manage Cases"
        user={{ name: 'Ana María Okafor', roleName: 'EmployerAdmin', userId: 'ana@demo', companyName: 'Northwind' }}
        account={{
          onAccount,
          profilePath: '/visaCareClientProfile',
          changePasswordPath: '/staticui/setpassword',
          onSignOut,
        }}
        notifications={{ items: notifications, onOpen: () => {}, onReadAll: () => {} }}
        onSearch={() => {}}
      >
        <h1>Cases</h1>
      </AppShell>
    </UiProvider>
  )
}

const mainMenu = () => within(screen.getByRole('navigation', { name: 'Main menu' }))
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))

test('the top bar shows title, company, initials, role and user id in the one header', () => {
  render(<Shell />)
  const bar = screen.getByRole('banner').textContent
  for (const text of ['Manage Cases', 'Northwind', 'AO', 'EmployerAdmin', 'ana@demo']) expect(bar).toContain(text)
  expect(document.querySelectorAll('header')).toHaveLength(1)
})

test('away from home the menu is icons with names, at home it has texts, and what the reader chose is kept', () => {
  const { rerender, unmount } = render(<Shell path="/visaCareManageCase" />)
  expect(screen.queryByRole('button', { name: 'Show menu texts' })).not.toBeNull()
  expect(mainMenu().getByRole('link', { name: 'Home' })).toBeDefined()
  rerender(<Shell path="/clientDashboard" isHome />)
  press('Show icons only')
  rerender(<Shell path="/visaCareManageCase" />)
  press('Show menu texts')
  unmount()
  render(<Shell path="/visaCareManageCase" />)
  expect(screen.queryByRole('button', { name: 'Show icons only' })).not.toBeNull()
  cleanup()
  render(<Shell path="/clientDashboard" isHome />)
  expect(screen.queryByRole('button', { name: 'Show menu texts' })).not.toBeNull()
})

test('the current page is marked, and an item leads to a slash plus its permission name', () => {
  render(<Shell />)
  expect(mainMenu().getByRole('link', { name: 'Manage Cases' }).getAttribute('aria-current')).toBe('page')
  fireEvent.click(mainMenu().getByRole('link', { name: 'People' }))
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/vCareManageUser')
})

test('a disabled item does nothing', () => {
  render(<Shell />)
  fireEvent.click(mainMenu().getByRole('button', { name: 'News' }))
  expect(navigate).not.toHaveBeenCalled()
})

test('with icons only a heading opens its sub-items beside it, and choosing one closes them', () => {
  render(<Shell />)
  const heading = mainMenu().getByRole('button', { name: 'Administration' })
  expect(heading.getAttribute('aria-expanded')).toBe('false')
  fireEvent.click(heading)
  expect(heading.getAttribute('aria-expanded')).toBe('true')
  fireEvent.click(mainMenu().getByRole('link', { name: 'Roles' }))
  expect(navigate).toHaveBeenCalledWith('/user/aaroles')
  expect(mainMenu().queryByRole('link', { name: 'Roles' })).toBeNull()
})

test('with texts the menu shows the branch of the current page, with icons it does not', () => {
  render(<Shell path="/user/aaroles" />)
  press('Show menu texts')
  expect(mainMenu().getByRole('link', { name: 'Roles' }).getAttribute('aria-current')).toBe('page')
  press('Show icons only')
  expect(mainMenu().queryByRole('link', { name: 'Roles' })).toBeNull()
})

test('the profile panel leads to account, profile and password, and signs out after a question', async () => {
  render(<Shell />)
  press(/Your account/)
  press('Account')
  expect(onAccount).toHaveBeenCalledOnce()
  press(/Your account/)
  fireEvent.click(screen.getByRole('link', { name: 'Profile' }))
  expect(navigate).toHaveBeenLastCalledWith('/visaCareClientProfile')
  press(/Your account/)
  fireEvent.click(screen.getByRole('link', { name: 'Change Password' }))
  expect(navigate).toHaveBeenLastCalledWith('/staticui/setpassword')
  press(/Your account/)
  press('Sign Out')
  expect(await screen.findByRole('dialog', { name: 'Are you sure you want to logout?' })).toBeTruthy()
  expect(onSignOut).not.toHaveBeenCalled()
  press('Yes')
  expect(onSignOut).toHaveBeenCalledOnce()
})

test('the phone drawer has the menu and its own question before signing out', async () => {
  render(<Shell />)
  press('Open menu')
  const drawer = within(await screen.findByRole('dialog', { name: 'VisaCare' }))
  expect(drawer.getByRole('link', { name: 'Manage Cases' })).toBeTruthy()
  fireEvent.click(drawer.getByRole('button', { name: 'Sign Out' }))
  expect(await screen.findByRole('dialog', { name: 'Are you sure to Logout?' })).toBeTruthy()
})

test('a bell that could not be loaded does not say that there is nothing new', () => {
  const again = vi.fn()
  render(
    <UiProvider navigate={() => {}}>
      <Notifications items={[]} onOpen={() => {}} onReadAll={() => {}} again={again} />
    </UiProvider>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Notifications' }))
  expect(screen.getByRole('alert').textContent).toBe('This could not be loaded. Try again')
  expect(screen.queryByText(/Nothing new/)).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(again).toHaveBeenCalledOnce()
})

test('unread notifications are counted, and opening one goes there', () => {
  render(<Shell />)
  press('Notifications, 1 unread')
  press(/RFE received/)
  expect(navigate).toHaveBeenCalledWith('/a')
})

test.each([
  ['Ana María Okafor', 'AO'],
  ['Cher', 'C'],
  ['  ', '?'],
])('the initials of "%s" are %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})

function Keys({ run }: { run: (keys: string) => void }) {
  const [text, setText] = useState('')
  useKeyBindings(['/', 'g c', 'Ctrl+K'].map((keys) => ({ keys, label: keys, run: () => run(keys) })))
  return <input aria-label="Text" value={text} onChange={(event) => setText(event.target.value)} />
}

test('keys work on the page, two in a row too, but only those with Ctrl while typing', () => {
  const run = vi.fn()
  render(<Keys run={run} />)
  fireEvent.keyDown(document.body, { key: '/' })
  fireEvent.keyDown(document.body, { key: 'g' })
  fireEvent.keyDown(document.body, { key: 'c' })
  expect(run.mock.calls.flat()).toEqual(['/', 'g c'])
  fireEvent.keyDown(screen.getByLabelText('Text'), { key: '/' })
  expect(run).toHaveBeenCalledTimes(2)
  fireEvent.keyDown(screen.getByLabelText('Text'), { key: 'k', ctrlKey: true })
  fireEvent.keyDown(document.body, { key: 'k', metaKey: true })
  fireEvent.keyDown(document.body, { key: '/', ctrlKey: true })
  expect(run.mock.calls.flat().slice(2)).toEqual(['Ctrl+K', 'Ctrl+K'])
})

test('the palette finds screens and records, and Enter goes to the marked one', async () => {
  const search = vi.fn().mockResolvedValue([{ id: 'p', label: 'Roland Roe', group: 'Person', to: '/people/7' }])
  const commands = [{ id: 'r', label: 'Roles', group: 'Go to', to: '/user/aaroles' }]
  const onClose = vi.fn()
  render(
    <UiProvider navigate={navigate}>
      <CommandPalette opened onClose={onClose} commands={commands} search={search} />
    </UiProvider>,
  )
  const box = await screen.findByRole('combobox')
  fireEvent.change(box, { target: { value: 'ro' } })
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2))
  fireEvent.keyDown(box, { key: 'ArrowDown' })
  fireEvent.keyDown(box, { key: 'Enter' })
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/people/7')
  expect(onClose).toHaveBeenCalledOnce()
})
