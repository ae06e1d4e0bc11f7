import type { ServerFeature } from '#platform/feature.ts'
import { COMPLETE_JOB } from './complete.ts'
import { envelopesHandlers } from './handlers.ts'
import { envelopeJobs } from './jobs.ts'
import { serveSigningWebhook } from './outside/webhook.ts'
import { signPrintedLetters } from './printed-letter.ts'
import { signingHandlers } from './signing-handlers.ts'

export const envelopesServer: ServerFeature = {
  handlers: [...envelopesHandlers, ...signingHandlers],
  serve: serveSigningWebhook,
  jobs: envelopeJobs,
  parts: [signPrintedLetters],
  heavyJobs: [COMPLETE_JOB],
  awaitedJobs: [COMPLETE_JOB],
}
