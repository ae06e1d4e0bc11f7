import { describe, expect, test } from 'vitest'
import { demoAccounts } from '#app/demo/people.ts'
import { landingOf } from '#app/routes/redirects.ts'
import { desktop, expectAccessible, phone, signIn } from './setup/browser.ts'
import { linkIn } from './setup/mailbox.ts'
import { virtualPasskeys } from './setup/passkeys.ts'
import { setStage } from './setup/stage.ts'

const stage = setStage({ mail: true })

const employer = 'employer@visacare.demo'

describe('signing in', () => {
  test.each(demoAccounts.map((each) => [each.roleName, each] as const))(
    '%s lands on the own start page and signs out',
    async (_role, account) => {
      const { page, context, problems } = await stage.visit()
      await signIn(page, account.userName)
      await page.waitForURL(`**${landingOf(account.roleId)}`)
      await page.getByText(account.userName).first().waitFor()
      await expectAccessible(page)
      const stored = await page.evaluate(() => ({ ...sessionStorage }))
      expect(JSON.parse(stored.AUTHDATA ?? '').userProfile[0].roleFkId.roleName).toBe(account.roleName)
      expect(JSON.parse(stored.TOKENAUTH ?? '').expiresIn).toBeGreaterThan(0)

      await page
        .getByRole('button', { name: /account|profile/i })
        .first()
        .click()
      await page
        .getByRole('button', { name: 'Sign Out' })
        .or(page.getByRole('menuitem', { name: 'Sign Out' }))
        .first()
        .click()
      await page.getByText('Are you sure you want to logout?').waitFor()
      await page.getByRole('button', { name: 'Yes' }).click()
      await page.waitForURL('**/login')
      expect(await page.evaluate(() => sessionStorage.getItem('AUTHDATA'))).toBeNull()
      expect(problems).toEqual([])
      await context.close()
    },
  )

  test('a wrong password says Login Error. and keeps the user name', async () => {
    const { page, context } = await stage.visit()
    await signIn(page, employer, 'Wrong@12345')
    await page.getByText('Login Error.').waitFor()
    await page.getByRole('button', { name: 'OK' }).click()
    expect(await page.getByLabel('User name').inputValue()).toBe(employer)
    await context.close()
  })

  test('a page that needs a session sends a visitor to the sign-in page', async () => {
    const { page, context } = await stage.visit()
    await page.goto('/user/manageusers')
    await page.waitForURL((url) => url.pathname === '/')
    await page.getByRole('button', { name: 'Sign In' }).waitFor()
    await context.close()
  })

  test('a new tab rebuilds the session from the server', async () => {
    const { context } = await stage.visitAs(3)
    const second = await context.newPage()
    await second.goto('/')
    await second.waitForURL('**/clientDashboard')
    expect(await second.evaluate(() => sessionStorage.getItem('FIRSTLOGIN'))).toBe('No')
    await context.close()
  })
})

describe('sessions end', () => {
  test('a second login closes the first, which is told at its next step', async () => {
    const first = await stage.visitAs(3)
    // What the start page asks for by itself, or asks again, would be told instead of its next step.
    await first.page.goto('about:blank')
    const second = await stage.visitAs(3)
    await first.page.goto('/user/manageusers')
    await first.page.getByText('Your session was closed by another login.').waitFor()
    expect(new URL(first.page.url()).pathname).toBe('/')
    await first.context.close()
    await second.context.close()
  })

  test('20 idle minutes open the Session Timeout dialog; Continue stays, 5 more seconds log out', async () => {
    const { page, context } = await stage.visit()
    await page.clock.install()
    await signIn(page, employer)
    await page.waitForURL('**/clientDashboard')
    await page.getByRole('main').waitFor()

    await page.clock.fastForward(20 * 60_000 + 1000)
    const dialog = page.getByRole('dialog', { name: 'Session Timeout!' })
    await dialog.waitFor()
    await page
      .getByText(
        'Your session is about to expire in few seconds due to inactivity. You will be redirected to the login page.',
      )
      .waitFor()
    await page.keyboard.press('Escape')
    await page.mouse.click(5, 5)
    expect(await dialog.isVisible()).toBe(true)
    await page.getByRole('button', { name: 'Continue' }).click()
    await dialog.waitFor({ state: 'hidden' })

    await page.clock.fastForward(20 * 60_000 + 1000)
    await dialog.waitFor()
    await page.clock.fastForward(5_100)
    await page.waitForURL('**/login')
    await context.close()
  })

  test('offline: a red banner signed out, a question signed in', async () => {
    const { page, context } = await stage.visit()
    await page.goto('/login')
    await page.getByRole('button', { name: 'Sign In' }).waitFor()
    await context.setOffline(true)
    await page.getByText('Please Check your internet connection...').waitFor()
    await context.setOffline(false)
    await signIn(page, employer)
    await page.waitForURL('**/clientDashboard')
    // A page that is still on its way when the connection goes is another matter.
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await page.getByText('Your Internet connection is Lost !!!. Do you want to Reload?').waitFor()
    await page.getByRole('button', { name: 'No', exact: true }).click()
    await page.getByText('You are offline.').waitFor()
    await context.close()
  })
})

describe('passwords', () => {
  test('a forgotten password is set by the mailed link, once', async () => {
    const { page, context, problems } = await stage.visit()
    await page.goto('/passwordchange')
    await page.getByLabel('User name').fill('employerassistant@visacare.demo')
    await page.getByRole('button', { name: /send|mail|link/i }).click()
    await page.getByText('If this account exists, we have sent an e-mail to its owner.', { exact: false }).waitFor()
    const link = linkIn(await stage.mailbox.mailTo('employerassistant@visacare.demo', /Reset your VisaCare password/))

    await page.goto(link)
    await page.getByLabel('New password', { exact: false }).first().fill('weak')
    await page.getByLabel('Confirm new password').fill('weak')
    await page.getByRole('button', { name: /save|set|choose/i }).click()
    await page.getByText('password should be 8 characters').first().waitFor()
    await expectAccessible(page)
    await page.getByLabel('New password', { exact: false }).first().fill('Quiet-River7!')
    await page.getByLabel('Confirm new password').fill('Quiet-River7!')
    await page.getByRole('button', { name: /save|set|choose/i }).click()
    await page.waitForURL('**/login')
    await signIn(page, 'employerassistant@visacare.demo', 'Quiet-River7!')
    await page.waitForURL('**/clientDashboard')

    const again = await stage.visit()
    await again.page.goto(link)
    await again.page
      .getByText(/used already|too old|no longer/i)
      .first()
      .waitFor()
    expect(problems).toEqual([])
    await again.context.close()
    await context.close()
  })

  test('a password typed by somebody else works once: the first login must choose an own one at /firstLoginChangePassword', async () => {
    const admin = await stage.server.as(1)
    const made = await admin.post('/api/users', {
      email: 'first.login@northwind.demo',
      firstName: 'Nora',
      lastName: 'Field',
      roleId: 3,
      companyId: await companyId('NORTHWIND'),
      password: 'Temporary@99x',
      confirmPassword: 'Temporary@99x',
    })
    expect(made.status).toBe(200)
    const { page, context } = await stage.visit()
    await signIn(page, 'first.login@northwind.demo', 'Temporary@99x')
    await page.waitForURL('**/firstLoginChangePassword')
    expect(await page.locator('header').count()).toBe(0)
    await page.goto('/user/manageusers')
    await page.waitForURL('**/firstLoginChangePassword')
    await expectAccessible(page)
    await page.getByLabel('New password', { exact: false }).first().fill('Bright-Lamp4!')
    await page.getByLabel('Confirm new password').fill('Bright-Lamp4!')
    await page.getByRole('button', { name: /save|set|choose/i }).click()
    await page.waitForURL('**/clientDashboard')
    await context.close()
  })
})

describe('a second factor', () => {
  test('a passkey of the device is added and then asked for after the password', async () => {
    const admin = await stage.server.as(1)
    const userName = 'paula.stone@northwind.demo'
    await admin.post('/api/users', {
      email: userName,
      firstName: 'Paula',
      lastName: 'Stone',
      roleId: 3,
      companyId: await companyId('NORTHWIND'),
      password: 'Temporary@99x',
      confirmPassword: 'Temporary@99x',
    })
    const { page, context, problems } = await stage.visit()
    const device = await virtualPasskeys(page)
    await signIn(page, userName, 'Temporary@99x')
    await page.waitForURL('**/firstLoginChangePassword')
    await page.getByLabel('New password', { exact: false }).first().fill('Bright-Lamp4!')
    await page.getByLabel('Confirm new password').fill('Bright-Lamp4!')
    await page.getByRole('button', { name: /save|set|choose/i }).click()
    await page.waitForURL('**/clientDashboard')

    await page.goto('/myProfile')
    await page.getByRole('button', { name: 'Add a passkey' }).click()
    const codes = page.getByRole('dialog')
    await codes
      .getByText(/^[A-Z2-9]{5}-[A-Z2-9]{5}$/)
      .first()
      .waitFor()
    expect(await device.held()).toBe(1)
    await expectAccessible(page)

    await context.clearCookies()
    await signIn(page, userName, 'Bright-Lamp4!')
    await page.getByRole('heading', { name: 'One more step' }).waitFor()
    await expectAccessible(page)
    await device.refuse()
    await page.getByRole('button', { name: 'Use my passkey' }).click()
    await page.getByText('The passkey was not used: it was cancelled or took too long.').waitFor()
    await device.agree()
    await page.getByRole('button', { name: 'Use my passkey' }).click()
    await page.waitForURL('**/clientDashboard')
    expect(problems).toEqual([])
    await context.close()
  })
})

describe('every logged-out screen', () => {
  const paths = [
    '/',
    '/login',
    '/signUp',
    '/passwordchange',
    '/resetpassword/employer@visacare.demo',
    '/forgotusername',
    '/forgotPasswordUpdate/nothing',
    '/uscis',
    '/checkingpage',
    '/welcome',
    '/setup/nothing',
  ]
  test.each(paths)('%s is accessible on a desktop and on a phone', async (path) => {
    const { page, context, problems } = await stage.visit()
    await page.goto(path)
    for (const viewport of [desktop, phone]) {
      await page.setViewportSize(viewport)
      await expectAccessible(page)
      expect(await page.title()).toMatch(/ · VisaCare$/)
    }
    expect(problems).toEqual([])
    await context.close()
  })

  test('an unknown path, signed in, gets a helpful page titled Page not found', async () => {
    const { page, context } = await stage.visitAs(3)
    await page.goto('/nothing/lives/here')
    await page.getByRole('heading', { name: 'Page not found' }).waitFor()
    expect(await page.title()).toBe('Page not found · VisaCare')
    await expectAccessible(page)
    await context.close()
  })
})

const companyId = async (code: string) =>
  (await stage.system().one<{ id: number }>('select id from companies where code = $1', [code])).id
