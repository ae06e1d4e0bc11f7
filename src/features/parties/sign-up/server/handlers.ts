import { count, MAIL_REQUESTS } from '#identity/sessions/server/limits.ts'
import { enqueueStep } from '#platform/jobs/enqueue.ts'
import { implement } from '#platform/operation/context.ts'
import { signUp } from '../contract.ts'
import { SIGN_UP_JOB } from './jobs.ts'

export const signUpHandlers = implement(signUp, {
  // Whether the address is known is decided in the job: every address gets the same answer in the same time.
  register: async ({ services, request }, company) => {
    await count(services, MAIL_REQUESTS, 'sign-up', request.ip)
    await services.database.transaction({ kind: 'system' }, async (tx) => tx.atEnd(enqueueStep(SIGN_UP_JOB, company)))
    return { message: 'Thank you. We have sent an e-mail to this address; follow its link to go on.' }
  },
})
