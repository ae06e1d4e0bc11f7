import { hold, same } from '../row.ts'
import { at, from, optionsOf, SPENT, type Steps } from './steps.ts'

/** Pages of the provider with something to choose first. */
export const atTheProviderPages: Steps = {
  ...from(at('/meterSubstations'), {
    'A substation’s country, state, region, area and zone are chosen from lists': async (page) => {
      await page.getByRole('button', { name: 'Add substation' }).first().click()
      const dialog = page.getByRole('dialog', { name: 'Add substation' })
      for (const name of ['Country', 'State', 'Region', 'Area', 'Zone']) {
        const offered = await optionsOf(dialog.getByRole('combobox', { name }))
        hold(offered.length > 2, `${name} offers ${offered.join() || 'nothing'}.`)
      }
      await page.keyboard.press('Escape')
    },
  }),
  ...from(at('/visaCareManageClients'), {
    'The profile page of the provider is that of the company that was selected': async (page) => {
      const work = page.getByRole('button', { name: /^Work in this company: / }).first()
      const company = (await work.getAttribute('aria-label'))?.replace('Work in this company: ', '') ?? ''
      await work.click()
      // Whoever comes from outside says why (decisions §13).
      const why = page.getByRole('dialog').getByRole('textbox')
      await page.waitForURL('**/clientDashboard').catch(async () => {
        await why.first().fill('The company asked us to check its profile.')
        await page.getByRole('dialog').getByRole('button', { name: 'Work in this company' }).click()
        await page.waitForURL('**/clientDashboard')
      })
      await page.goto('/visaCareClientProfile')
      const name = page.getByLabel(/^Employer name/).first()
      await name.waitFor()
      same(await name.inputValue(), company, 'The employer of the profile')
      return SPENT
    },
  }),
}
