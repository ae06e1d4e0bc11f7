import { findCode, makeCode, useCode } from '#identity/passwords/server/links.ts'
import { acceptedPassword, storePassword } from '#identity/passwords/server/set-password.ts'
import { CODE_CHECKS, count } from '#identity/sessions/server/limits.ts'
import { systemChange } from '#platform/operation/change.ts'
import { implement } from '#platform/operation/context.ts'
import type { Services } from '#platform/services.ts'
import { setup } from '../contract.ts'
import { hasAdministrator, insertAdministrator, nameProvider } from './store.ts'

const NOBODY = 0

export const setupHandlers = implement(setup, {
  firstAdministrator: async (
    { services, request, refuse, now },
    { code, emailId, password, confirmPassword, providerName, ...names },
  ) => {
    await count(services, CODE_CHECKS, request.ip)
    const found = await findCode(services.database.read({ kind: 'system' }), code, now)
    if (found?.purpose !== 'setup') refuse('LINK_USED')
    const email = emailId.toLowerCase()
    const account = { id: NOBODY, email, userName: email, middleName: '', ...names }
    const passwordHash = await acceptedPassword(services, account, password, confirmPassword)
    await systemChange(services, setup.firstAdministrator, async ({ db, audit }) => {
      if (await hasAdministrator(db)) refuse('SET_UP_ALREADY')
      if (!(await useCode(db, code, now))) refuse('LINK_USED')
      const user = await insertAdministrator(db, email, names)
      await storePassword(db, user.id, passwordHash, now)
      if (providerName) await nameProvider(db, providerName, { at: now, by: user.id })
      audit({ subject: `user:${user.id}`, after: { userName: email, providerName } })
    })
    return { userId: email }
  },
})

/** A fresh set-up link while nobody can administer the installation; null once somebody can. */
export async function setupLink(services: Services): Promise<string | null> {
  return systemChange(services, 'setup.link', async ({ db, now }) => {
    if (await hasAdministrator(db)) return null
    return `${services.config.publicUrl.replace(/\/$/, '')}/setup/${await makeCode(db, null, 'setup', now)}`
  })
}
