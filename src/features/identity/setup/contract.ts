import { z } from 'zod'
import { parseAccountName } from '#formats/email.ts'
import { requiredText, textBy } from '#formats/schema.ts'
import { linkTime } from '#identity/passwords/link-times.ts'
import { Password, TOO_MANY } from '#identity/sessions/contract.ts'
import { command } from '#platform/operation/contract.ts'
import { RequiredLine } from '#platform/operation/fields.ts'

/** What the provider calls itself. It stands beside other words, so it is shorter than a company's name may be. */
export const ProviderName = RequiredLine(100)

/** The one-time set-up link that a production start prints makes the first administrator. */
export const setup = {
  firstAdministrator: command('setup.firstAdministrator', {
    summary:
      'Makes the first administrator of an empty installation and names the provider, with the code that the start printed.',
    audit: 'Set up the first administrator',
    path: 'POST /api/setup',
    can: 'public',
    ownTransactions: true,
    input: z.object({
      code: requiredText(200),
      emailId: textBy(parseAccountName),
      firstName: RequiredLine(100),
      lastName: RequiredLine(100),
      /** Left out, the provider has its code for a name until an administrator gives it one. */
      providerName: ProviderName.optional(),
      password: Password,
      confirmPassword: Password.optional(),
    }),
    output: z.object({ userId: z.string() }),
    refusals: {
      LINK_USED: {
        status: 400,
        message: `This link was already used, or its ${linkTime('setup')} are over. Start the server again for a new one.`,
      },
      SET_UP_ALREADY: {
        status: 400,
        message: 'This installation has its first administrator already. Sign in, or ask them for an account.',
      },
      TOO_MANY,
    },
    example: {
      code: 'unknown',
      emailId: 'first.admin@visacare.example',
      firstName: 'Ana',
      lastName: 'Ruiz',
      providerName: 'Northstar Immigration',
      password: 'Quiet-River7!',
    },
  }),
}
