import { as, recordsOf } from '../demo.ts'
import { fresh } from '../making/making.ts'
import { newVerification } from '../making/verifications.ts'
import { made } from '../parties.ts'
import type { Server } from '../server.ts'
import { OWN_PASSWORD, signIn, walkerOf } from './entering.ts'
import { newUser } from './newcomers.ts'
import { SPENT, type Steps } from './steps.ts'

/** A link of a mail, opened in a browser by somebody of the company. */
export const mailedLinks = (server: Server): Steps => ({
  'The mailed link about an I-9 case opens that case': async (page) => {
    const world = { server: async () => server }
    const [{ id }, { companyId }, employer] = [await newVerification(world), await recordsOf(world), await as(world, 3)]
    const text = fresh('Which deed of the bell did you bring? ')
    made(await employer.send('POST', `/api/cases/${id}/messages`, { text }))
    const { text: mail } = await server.mailTo('employee@visacare.demo', new RegExp(`SearchDetails/${id}(?!\\d)`))
    const link = new RegExp(`https?://[^\\s"<>]*/visaCarei9SearchDetails/${id}(?!\\d)`).exec(mail)?.[0]
    if (!link) throw new Error('The mail has no link to the case.')
    const admin = await server.signIn('admin@visacare.demo')
    const somebody = await newUser(admin, fresh('reader'), { roleId: 4, companyId })
    await walkerOf(server, somebody)
    await signIn(page, { ...somebody, password: OWN_PASSWORD })
    await page.waitForURL((url) => url.pathname !== '/login')
    await page.goto(new URL(link).pathname)
    await page
      .getByText(/^Form I.9/)
      .first()
      .waitFor()
    // What only this case says.
    await page
      .getByRole('link', { name: /^Messages/ })
      .or(page.getByRole('tab', { name: /^Messages/ }))
      .first()
      .click()
    await page.getByText(text.trim()).first().waitFor()
    return SPENT
  },
})
