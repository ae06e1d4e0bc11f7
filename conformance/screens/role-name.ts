import type { Dialog } from 'playwright-core'
import { hold, same } from '../row.ts'
import { at, from, type Steps } from './steps.ts'

const HOME = '/visaCareAttorneyDashboard'

/** Specification §8: what fails without anybody being told. */
export const withoutRoleName: Steps = from(at(HOME), {
  'Failure of the role-name call is ignored': async (page) => {
    const account = page.getByRole('button', { name: 'Your account' })
    await account.waitFor()
    const linesOf = async () => (await account.innerText()).split('\n').flatMap((line) => line.trim() || [])
    const userId = (await linesOf()).find((line) => line.includes('Attorney · '))?.split(' · ')[1]
    hold(userId !== undefined, 'The top bar shows no role to begin with.')
    let dialogs = 0
    const count = (dialog: Dialog) => {
      dialogs += 1
      void dialog.dismiss()
    }
    page.on('dialog', count)
    // The name comes along with the session here; the specification's own call fails as well.
    const failure = { status: 500, json: { error: { code: 'INTERNAL', message: 'The role cannot be read.' } } }
    for (const call of ['**/getAaroles/*', /\/api\/roles\/\d+$/])
      await page.route(call, (route) => route.fulfill(failure))
    await page.route('**/api/me', async (route) => {
      const answer = await route.fetch()
      const session = await answer.json()
      delete session.AUTHDATA.userProfile[0].roleFkId.roleName
      await route.fulfill({ response: answer, json: { ...session, selectedRoleName: null } })
    })
    await page.reload()
    await account.waitFor()
    hold(!(await account.innerText()).includes('Attorney · '), 'The name of the role did not fail.')
    hold((await account.innerText()).includes(String(userId)), 'The top bar does not show the rest.')
    await page.clock.fastForward(31_000)
    await page.getByRole('main').first().waitFor()
    same(new URL(page.url()).pathname, HOME, 'Where the page stands')
    const said = page.getByRole('dialog').or(page.getByRole('alert')).or(page.getByText(failure.json.error.message))
    same([await said.count(), dialogs], [0, 0], 'What is said of it')
    hold((await page.evaluate(() => sessionStorage.getItem('Token') ?? '')) !== '', 'The session was left.')
    page.off('dialog', count)
    await page.unrouteAll()
    await page.reload()
    await page.getByText(`Attorney · ${userId}`).first().waitFor()
  },
})
