import { hold } from '../row.ts'
import { choosePassword, signIn } from './entering.ts'
import type { Newcomer } from './newcomers.ts'
import { buttons, leadsTo, type Steps } from './steps.ts'

export const asAttorney = (newcomer: Newcomer): Steps => ({
  'Profile of an attorney': async (page) => {
    await signIn(page, newcomer)
    await choosePassword(page)
    await page.getByRole('button', { name: 'Your account' }).click()
    await leadsTo(page, 'Profile', '/visaCareAddNewAttorney')
  },
  'Top bar of an attorney: neither I-9 nor Add Attorney': (page) => buttons(page, []),
  'A named path leaves the selected corporate': async (page) => {
    await page.goto('/visaCareManageClients')
    await page
      .getByRole('button', { name: /^Work in this company: / })
      .first()
      .click()
    await page.waitForURL('**/clientDashboard')
    const selected = () => page.evaluate(() => sessionStorage.getItem('selectedCorporateId') ?? '')
    hold((await selected()) !== '', 'No corporate is selected.')
    await page.goto('/visaCareAttorneyDashboard')
    await page.waitForFunction(() => (sessionStorage.getItem('selectedCorporateId') ?? '') === '')
  },
})
