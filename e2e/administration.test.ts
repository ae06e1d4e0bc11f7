import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { menuFor } from '#app/menus.ts'
import { mayOpen, routes } from '#app/routes/table.ts'
import { Role } from '#formats/roles.ts'
import { isBuilt } from '#platform/routes/milestones.ts'
import { fragmentOf } from '#platform/routes/route.ts'
import { desktop, expectAccessible, phone, type Visit } from './setup/browser.ts'
import { walkTo } from './setup/pages.ts'
import { expectEachAccessible, screensByRole } from './setup/screens.ts'
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

// Each screen is met by the first of them that opens it.
const { provider, employer, employee, attorney, lawFirm } = Role

describe('a server that fails at everything', () => {
  test.each(screensByRole([provider, employer, employee, attorney, lawFirm]))(
    'says so accessibly on every screen that role %i opens',
    async (roleId, routes) => {
      const { page, context, problems } = await stage.visitAs(roleId, phone)
      await settled(page)
      const error = { code: 'SURPRISE', message: 'Something went wrong on our side. Nothing was saved. Reference r-1.' }
      // Whether the session is live is told: a check that fails would end it (decisions §12). The bell says its own.
      let asked = 0
      await page.route(
        (url) => /^\/api\/(?!session-state|my\/notifications$)/.test(url.pathname),
        (call) => {
          asked += call.request().method() === 'GET' ? 1 : 0
          return call.fulfill({ status: 500, json: { error } })
        },
      )
      await expectEachAccessible(
        page,
        routes.map(({ path }) => path.replaceAll(/:\w+\??/g, '1')),
        async (address) => {
          const says = await page.locator('main, [role=alert]').allInnerTexts()
          if (asked > 0) expect(says.join('\n'), address).toMatch(/could not be loaded|went wrong/i)
          asked = 0
        },
      )
      expect(problems).toEqual([])
      await context.close()
    },
  )
})

describe('somebody new, who has nothing yet', () => {
  test.each(screensByRole([lawFirm, employer, attorney, employee]))(
    'reads what belongs there, accessibly, on every screen that role %i opens',
    async (roleId, routes) => {
      const { userName, password } = await newcomer(roleId)
      const { page, context, problems } = await stage.visitAs(userName, desktop, password)
      await expectEachAccessible(
        page,
        // What must have a record has no address without one.
        routes.flatMap((route) => (/:\w+(?!\?)\b/.test(route.path) ? [] : [fragmentOf(route)])),
      )
      expect(problems).toEqual([])
      await context.close()
    },
  )

  /** A new company's or firm's own; an employee sees only what is theirs, so the company may have cases. */
  async function newcomer(roleId: number): Promise<{ userName: string; password?: string }> {
    // A firm without clients is in the demo.
    const firm = { userName: 'noor.haddad@missionpine.demo' }
    if (roleId === lawFirm) return firm
    const admin = await stage.server.as(provider)
    const [userName, given, password] = [`nobody.yet${roleId}@new.example`, 'Temporary@99x', 'Bright-Lamp4!']
    const place = {
      [employer]: async () => {
        const { body } = await admin.post('/api/companies', {
          name: 'New Inc',
          email: 'hr@new.example',
          phone: '2125550100',
        })
        return { companyId: body.id }
      },
      [employee]: async () =>
        stage.system().one<{ companyId: number }>(`select id as "companyId" from companies where code = 'NORTHWIND'`),
      [attorney]: async () =>
        stage.system().one<{ lawFirmId: number }>(`select id as "lawFirmId" from law_firms where code = 'MISSION'`),
    }
    const made = await admin.post('/api/users', {
      ...{ email: userName, firstName: 'Nia', lastName: 'New', roleId, password: given, confirmPassword: given },
      ...(await place[roleId as keyof typeof place]()),
    })
    expect(made.status).toBe(200)
    const client = stage.server.visitor()
    await client.signIn(userName, given)
    expect((await client.post('/api/password/change', { currentPassword: given, password })).status).toBe(200)
    return { userName, password }
  }
})

describe('roles and permissions', () => {
  test('a permission taken from a role is gone from the menu of its users at once', async () => {
    const employer = await stage.visitAs(3)
    await employer.page.goto('/user/manageusers')
    await employer.page.getByRole('heading', { name: 'Manage Users' }).waitFor()

    const { page, context, problems } = await stage.visitAs(1)
    await page.goto('/user/aarolespermission')
    await page.getByLabel('Role', { exact: true }).selectOption({ label: 'EmployerAdmin' })
    await page.getByRole('checkbox', { name: /^Manage Users/ }).uncheck()
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
