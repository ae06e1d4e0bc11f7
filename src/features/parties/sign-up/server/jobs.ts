import type { z } from 'zod'
import { employerName, firstName, lastName } from '#formats/names.ts'
import { Role } from '#formats/roles.ts'
import { inviteUser } from '#identity/passwords/server/links.ts'
import { accountByName } from '#identity/sessions/server/accounts.ts'
import { insertCompany } from '#parties/companies/server/store.ts'
import type { Jobs } from '#platform/jobs/worker.ts'
import { systemChange } from '#platform/operation/change.ts'
import type { SignUp } from '../contract.ts'

export const SIGN_UP_JOB = 'signUp.registered'

export const signUpJobs = {
  [SIGN_UP_JOB]: (services, given: z.output<typeof SignUp>) =>
    systemChange(services, SIGN_UP_JOB, async (context) => {
      const { db } = context
      const email = given.emailId.toLowerCase()
      const known = await accountByName(db, email)
      if (known) {
        context.audit({ subject: `user:${known.id}`, companyId: known.companyId, lawFirmId: known.lawFirmId })
        await context.mail({
          to: [known.email],
          subject: 'You already have a VisaCare account',
          template: 'already-registered',
          companyId: known.companyId,
          lawFirmId: known.lawFirmId,
          paragraphs: [
            `Hello ${known.firstName || known.userName},`,
            'somebody tried to register a company with this address. You already have an account; nothing was changed.',
            'If you forgot your password, ask for a new one on the sign-in page.',
          ],
          action: { label: 'Sign in', url: `${services.config.publicUrl}/login` },
        })
        return
      }
      const company = await insertCompany(db, { name: employerName(given.employerName), email })
      const user = await db.one<{ id: number }>(
        `insert into users (user_name, email, role_id, company_id, first_name, last_name, mobile_number, made_by)
         values ($1, $1, $2, $3, $4, $5, $6, 'sign-up') returning id`,
        [
          email,
          Role.employer,
          company.id,
          firstName(given.firstName),
          lastName(given.lastName),
          given.daytimePhoneNumber,
        ],
      )
      context.audit({
        subject: `company:${company.id}`,
        companyId: company.id,
        after: { code: company.code, userId: user.id },
      })
      await inviteUser(context, {
        userId: user.id,
        email,
        userName: email,
        firstName: given.firstName,
        companyId: company.id,
        lawFirmId: null,
      })
    }),
} satisfies Jobs
