import { callsOf } from '../making/making.ts'
import { hold } from '../row.ts'
import type { Server } from '../server.ts'
import type { Newcomer } from './newcomers.ts'
import type { Steps } from './steps.ts'

/** What anybody does at the pages that need no session (specification §2). */
export const publicPages = ({ userName }: Newcomer, server: Server): Steps => ({
  ...Object.fromEntries(
    ['/passwordchange', '/resetpassword/5'].map((path): [string, Steps[string]] => [
      `${path} mails a link to who forgot the password`,
      async (page) => {
        const { posted } = await posts(server)
        await page.goto(path)
        await page.getByLabel(/^User name/).fill(userName)
        await page.getByRole('button', { name: 'Send the link' }).click()
        await posted(userName)
      },
    ]),
  ),
  '/forgotusername mails the user names of an address': async (page) => {
    const { posted } = await posts(server)
    await page.goto('/forgotusername')
    await page.getByLabel(/^E-?mail address/i).fill(userName)
    await page.getByRole('button', { name: 'Send my user name' }).click()
    await posted(userName)
  },
  '/signUp mails a link to who registers a company': async (page) => {
    const { posted } = await posts(server)
    await page.goto('/signUp')
    const address = 'rosa@signup.conformance.example'
    const fields: [RegExp, string][] = [
      [/^Company name/, 'Rosa Bells LLC'],
      [/^Your first name/, 'Rosa'],
      [/^Your last name/, 'Bell'],
      [/^E-?mail address/i, address],
      [/^Daytime phone/, '2125550100'],
    ]
    for (const [label, text] of fields) await page.getByLabel(label).fill(text)
    await page.getByRole('button', { name: 'Register' }).click()
    await posted(address)
  },
  '/uscis tells what a receipt number says': async (page) => {
    await page.goto('/uscis')
    await page.getByLabel(/^Receipt number/).fill('eac-26-900-12345')
    await page.getByRole('button', { name: 'Look up' }).click()
    await page.getByText('EAC2690012345').first().waitFor()
  },
})

/** Waits until one more mail to an address is in the outbox than before. */
async function posts(server: Server) {
  const { list } = callsOf(await server.signIn('admin@visacare.demo'), '/api/')
  const [newest] = await list('outbox?limit=1')
  const since = Number(newest?.id ?? 0)
  const posted = async (address: string) => {
    for (let tries = 0; tries < 50; tries += 1) {
      const mails = await list('outbox?limit=5')
      if (mails.some(({ id, recipients }) => Number(id) > since && (recipients as string[]).includes(address))) return
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    hold(false, `Nothing was mailed to ${address}.`)
  }
  return { posted }
}
