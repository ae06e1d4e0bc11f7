import { z } from 'zod'
import { parseEmployerEmail } from '#formats/email.ts'
import { parseUsPhone } from '#formats/phone.ts'
import { textBy } from '#formats/schema.ts'
import { TOO_MANY } from '#identity/sessions/contract.ts'
import { command } from '#platform/operation/contract.ts'
import { RequiredLine } from '#platform/operation/fields.ts'

export const SignUp = z.object({
  employerName: RequiredLine(200),
  firstName: RequiredLine(100),
  lastName: RequiredLine(100),
  emailId: textBy(parseEmployerEmail),
  daytimePhoneNumber: textBy(parseUsPhone, 30),
})

export const signUp = {
  register: command('signUp.register', {
    summary: 'An employer registers its company. The answer is the same for every address; its owner gets a mail.',
    audit: 'Registered a company',
    path: 'POST /api/sign-up',
    can: 'public',
    ownTransactions: true,
    input: SignUp,
    output: z.object({ message: z.string() }),
    refusals: { TOO_MANY },
    example: {
      employerName: 'Cedar Works',
      firstName: 'Ana',
      lastName: 'Ruiz',
      emailId: 'ana@cedarworks.example',
      daytimePhoneNumber: '(212) 555-0142',
    },
  }),
}
