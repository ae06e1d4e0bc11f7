import type { Page } from 'playwright-core'
import { made } from '../parties.ts'
import type { Server } from '../server.ts'
import type { Newcomer } from './newcomers.ts'
import type { Walker } from './walk.ts'

export const OWN_PASSWORD = 'Bright-Lamp4!'

/** Signs in with what somebody types; `here`: where the page stands already. */
export async function signIn(page: Page, { userName, password }: Newcomer, here?: 'here'): Promise<void> {
  if (!here) await page.goto('/login')
  await page.getByLabel('User name').fill(userName)
  await page.getByLabel('Password', { exact: false }).first().fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
}

/** Nobody who is signed in. */
export const nobodyAt = ({ origin }: Server): Walker => ({ origin, belongings: async () => undefined })

/** Somebody with an own password already, signed in again in every new tab. */
export async function walkerOf(server: Server, { userName, password }: Newcomer): Promise<Walker> {
  const first = await server.signIn(userName, 'again', password)
  const chosen = { userId: userName, currentPassword: password, password: OWN_PASSWORD, confirmPassword: OWN_PASSWORD }
  const answer = await first.send('POST', '/loginapi/api/newpasswordreset', chosen)
  if (answer.status >= 300) made(answer)
  return {
    origin: server.origin,
    belongings: async () => {
      const { cookie, login } = await server.signIn(userName, 'again', OWN_PASSWORD)
      return belongingsOf(server.origin, cookie, login.Token)
    },
  }
}

/** What the browser of somebody signed in keeps; without the mark a page does not ask whether somebody is. */
function belongingsOf(origin: string, cookie: string, token: string) {
  const { hostname: domain } = new URL(origin)
  const cookies = cookie.split('; ').map((each) => {
    const [name = '', value = ''] = each.split('=')
    return { name, value, domain, path: '/', expires: -1, httpOnly: true, secure: false, sameSite: 'Lax' as const }
  })
  return { cookies, origins: [{ origin, localStorage: [{ name: 'visacare.signedIn', value: token }] }] }
}
