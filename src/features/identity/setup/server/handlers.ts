import { Role } from '#formats/roles.ts'
import { findCode, makeCode, useCode } from '#identity/passwords/server/links.ts'
import { acceptedPassword, storePassword } from '#identity/passwords/server/set-password.ts'
import { CODE_CHECKS, count } from '#identity/sessions/server/limits.ts'
import type { Transaction } from '#platform/database/database.ts'
import { systemChange } from '#platform/operation/change.ts'
import { implement } from '#platform/operation/context.ts'
import type { Services } from '#platform/services.ts'
import { setup } from '../contract.ts'
import { nameProvider } from './provider-store.ts'

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
      const user = await db.one<{ id: number }>(
        `insert into users (user_name, email, role_id, company_id, first_name, last_name, status)
         select $1, $1, $2, id, $3, $4, 'Active' from companies where code = 'IMMLAWS' returning id`,
        [email, Role.provider, names.firstName, names.lastName],
      )
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

/** One set-up at a time, over all nodes: each may have printed a link that is good. */
async function hasAdministrator(db: Transaction): Promise<boolean> {
  await db.run('select pg_advisory_xact_lock(781004)')
  return (await db.maybe('select id from users where role_id = $1 limit 1', [Role.provider])) !== undefined
}
