import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { menuFor } from '#app/menus.ts'
import { mayOpen, routes } from '#app/routes/table.ts'
import { isBuilt } from '#platform/routes/route.ts'
import { desktop, expectAccessible, phone, type Visit } from './setup/browser.ts'
import { walkTo } from './setup/pages.ts'
import { settled } from './setup/settled.ts'
import { setStage } from './setup/stage.ts'

const stage = setStage()

// What the administrator's seeded menu opens, and what needs no permission.
const names = menuFor(1)
  .flatMap((row) => [row, ...(row.children ?? [])])
  .map((row) => row.permissionName)
const screens = routes.filter(
  (route) =>
    route.access === 'session' &&
    isBuilt(route) &&
    !route.path.includes('/:') &&
    route.path !== '/home' &&
    mayOpen(route, names),
)

describe('every built screen of the administrator', () => {
  let visitor: Visit
  beforeAll(async () => {
    visitor = await stage.visitAs(1)
  })
  afterAll(() => visitor?.context.close())

  test.each(screens.map((route) => [route.path, route] as const))(
    '%s is accessible on a desktop and on a phone, with its title',
    async (path, { screen, title, headerless }) => {
      const { page, problems } = visitor
      // What stands at two addresses is looked at once; its title at both.
      const look = screens.find((route) => route.screen === screen)?.path === path ? expectAccessible : settled
      // Every other screen begins on the phone: drawing a page anew for another width is work too.
      const viewports = page.viewportSize()?.width === phone.width ? [phone, desktop] : [desktop, phone]
      await walkTo(page, path)
      await page.waitForFunction((words) => document.title === words, `${title} · VisaCare`)
      for (const viewport of viewports) {
        await page.setViewportSize(viewport)
        await look(page)
        expect(new URL(page.url()).pathname).toBe(path)
        expect(await page.title()).toBe(`${title} · VisaCare`)
        if (!headerless) expect(await page.locator('header').first().textContent()).toContain(title)
      }
      expect(problems).toEqual([])
    },
  )
})

describe('roles and permissions', () => {
  test('a permission taken from a role is gone from the menu of its users at once', async () => {
    const employer = await stage.visitAs(3)
    await employer.page.goto('/user/manageusers')
    await employer.page.getByRole('heading', { name: 'Manage Users' }).waitFor()

    const { page, context, problems } = await stage.visitAs(1)
    await page.goto('/user/aarolespermission')
    await page.getByLabel('Role', { exact: true }).selectOption({ label: 'EmployerAdmin' })
    await page.getByRole('checkbox', { name: /^All users/ }).uncheck()
    await page.getByRole('button', { name: /^Save/ }).click()
    await page.getByText(/saved/i).first().waitFor()

    await employer.page.goto('/home')
    await employer.page.waitForURL('**/clientDashboard')
    await employer.page.getByRole('main').waitFor()
    const menu = await employer.page.evaluate(
      () => JSON.parse(sessionStorage.getItem('AUTHDATA') ?? '{}').rolespermission,
    )
    expect(menu.map((row: { permission_name: string }) => row.permission_name)).not.toContain('user/manageusers')
    expect(problems).toEqual([])
    await context.close()
    await employer.context.close()
  })

  test('a user is invited, appears in the list, and the mail with the link stands in the outbox', async () => {
    const { page, context, problems } = await stage.visitAs(1)
    await page.goto('/user/manageusers')
    await page.getByRole('button', { name: 'New user' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('First name').fill('Nadia')
    await dialog.getByLabel('Last name').fill('Brook')
    await dialog
      .getByLabel(/e-mail/i)
      .first()
      .fill('nadia.brook@immlaws.example')
    await dialog.getByLabel('Role').selectOption({ label: 'VisaCareAdminAssistant' })
    await expectAccessible(page)
    await dialog.getByRole('button', { name: /create|invite|save/i }).click()
    await dialog.waitFor({ state: 'hidden' })
    await page.getByLabel(/search by name/i).fill('Brook')
    await page.getByText('nadia.brook@immlaws.example').first().waitFor()
    await page.goto('/outbox')
    await page.getByText('Your VisaCare account').first().waitFor()
    expect(problems).toEqual([])
    await context.close()
  })
})

describe('a page that the role has no right for', () => {
  test('says so in the frame, and leads back to the start page', async () => {
    const { page, context, problems } = await stage.visitAs(5)
    for (const path of ['/user/aaroles', '/visaCareManageClients', '/import/people']) {
      await page.goto(path)
      await page.getByRole('heading', { name: 'This page is not for your role' }).waitFor()
      expect(await page.getByRole('alert').count()).toBe(0)
    }
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Go to the start page' }).click()
    await page.waitForURL('**/visacareMyCases')
    expect(problems).toEqual([])
    await context.close()
  })
})

describe('the password policy', () => {
  test('a longer one is added within its limits, made active, and a new password has to follow it', async () => {
    const { page, context, problems } = await stage.visitAs(1)
    await page.goto('/user/passwordpolicy')
    await page.getByText('Standard applies to every new password.', { exact: false }).waitFor()
    await page.getByRole('button', { name: 'Add policy' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Policy name').fill('Longer')
    await dialog.getByLabel('Fewest characters').fill('7')
    await dialog.getByRole('button', { name: 'Add policy' }).click()
    await dialog.getByText('A whole number from 8 to 64.').first().waitFor()
    await expectAccessible(page)
    await dialog.getByLabel('Fewest characters').fill('14')
    await dialog.getByLabel('Status').selectOption({ label: 'Active' })
    await dialog.getByRole('button', { name: 'Add policy' }).click()
    await dialog.waitFor({ state: 'hidden' })
    await page.getByText('Longer applies to every new password.', { exact: false }).waitFor()

    await page.goto('/staticui/setpassword')
    await page.getByText('At least 14 characters').waitFor()
    await page.goto('/user/passwordpolicy')
    await page.getByRole('button', { name: 'Edit Standard' }).click()
    await dialog.getByLabel('Status').selectOption({ label: 'Active' })
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.waitFor({ state: 'hidden' })
    await page.getByText('Standard applies to every new password.', { exact: false }).waitFor()
    expect(problems).toEqual([])
    await context.close()
  })

  test("the administrator's assistant has neither the menu row nor the page", async () => {
    const { page, context } = await stage.visitAs(2)
    await page.goto('/user/passwordpolicy')
    await page.getByText('Your role does not keep the password policy').waitFor()
    expect(await page.getByRole('button', { name: 'Add policy' }).count()).toBe(0)
    expect(await page.getByRole('link', { name: 'Password Policy' }).count()).toBe(0)
    await expectAccessible(page)
    await context.close()
  })
})

describe('the shell', () => {
  test('search by key, keyboard help, theme, phone drawer with its own logout question', async () => {
    const { page, context, problems } = await stage.visitAs(1)
    await page.getByRole('main').waitFor()
    await page.keyboard.press('/')
    await page.getByRole('dialog').getByRole('combobox').fill('audit')
    await page.getByRole('option', { name: 'Audit Trail' }).first().waitFor()
    await page.keyboard.press('Enter')
    await page.waitForURL('**/auditTrail')
    // Out of any field; a long list may lie with its upper edge beneath the header.
    await page.getByRole('heading', { name: 'Audit Trail' }).click()
    await page.keyboard.press('?')
    await page.getByRole('dialog', { name: /keyboard/i }).waitFor()
    await page.keyboard.press('Escape')

    await page.setViewportSize(phone)
    await page.getByRole('button', { name: 'Open menu' }).click()
    const drawer = page.getByRole('dialog')
    await drawer.getByRole('button', { name: 'Sign Out' }).click()
    await page.getByText('Are you sure to Logout?').waitFor()
    await page.getByRole('button', { name: 'Yes' }).click()
    await page.waitForURL('**/login')
    expect(problems).toEqual([])
    await context.close()
  })

  test('the API page is readable and accessible', async () => {
    const { page, context } = await stage.visit()
    await page.goto('/api/docs')
    await page.getByRole('heading', { name: 'VisaCare API' }).waitFor()
    expect(await page.locator('body').textContent()).toContain('/api/sign-in')
    // One operation is like the next: the whole page is too long for the checker's patience.
    await page.locator('section:nth-of-type(n + 6), article:nth-of-type(n + 4)').evaluateAll((all) => {
      for (const each of all) each.remove()
    })
    await expectAccessible(page)
    await context.close()
  })
})
