import { accountByName, accountsByEmail } from '#identity/sessions/server/accounts.ts'
import type { Jobs } from '#platform/jobs/worker.ts'
import { systemChange } from '#platform/operation/change.ts'
import { linkTime } from '../link-times.ts'
import { inviteUser, linkTo, makeCode } from './links.ts'

export const RESET_REQUESTED_JOB = 'signIn.resetRequested'
export const FORGOT_USER_NAME_JOB = 'signIn.forgotUserName'

/** What a logged-out request causes, done later so that the request itself tells nothing. */
export const signInJobs = {
  [RESET_REQUESTED_JOB]: (services, { userName }: { userName: string }) =>
    systemChange(services, RESET_REQUESTED_JOB, async (context) => {
      const { db, now } = context
      const account = await accountByName(db, userName)
      if (!account || account.status === 'Inactive') return
      const { id: userId, email, firstName, companyId, lawFirmId } = account
      context.audit({ subject: `user:${userId}`, companyId, lawFirmId })
      if (account.status === 'Invited') {
        await inviteUser(context, { ...account, userId })
        return
      }
      const code = await makeCode(db, userId, 'reset', now)
      await context.mail({
        to: [email],
        subject: 'Reset your VisaCare password',
        template: 'password-reset',
        companyId,
        lawFirmId,
        paragraphs: [
          `Hello ${firstName || account.userName},`,
          `somebody, most likely you, asked for a new password. Choose it with the link below. It works once and is valid for ${linkTime('reset')}.`,
          'If it was not you, you need not do anything: your password stays as it is.',
        ],
        action: { label: 'Choose a new password', url: linkTo(services, code) },
      })
    }),

  [FORGOT_USER_NAME_JOB]: (services, { email }: { email: string }) =>
    systemChange(services, FORGOT_USER_NAME_JOB, async (context) => {
      const accounts = (await accountsByEmail(context.db, email)).filter(({ status }) => status !== 'Inactive')
      const [first] = accounts
      if (!first) return
      await context.mail({
        to: [first.email],
        subject: 'Your VisaCare user name',
        template: 'forgot-user-name',
        companyId: first.companyId,
        lawFirmId: first.lawFirmId,
        paragraphs: [
          'Hello,',
          `these user names belong to this address: ${accounts.map(({ userName }) => userName).join(', ')}.`,
        ],
        action: { label: 'Sign in', url: `${services.config.publicUrl}/login` },
      })
    }),
} satisfies Jobs
