import { createTransport } from 'nodemailer'
import type { Services } from '#platform/services.ts'
import { addressOf } from '../rules.ts'
import { trialMail } from '../trial.ts'
import type { Box } from './box-store.ts'
import { whatWentWrong } from './what-went-wrong.ts'

/** Hands the message of a trial to the mail server as anybody outside would. Empty when it took it, else what it said. */
export async function sendTrial({ config }: Services, box: Box, tag: string): Promise<string> {
  const from = /<([^<>]+)>\s*$/.exec(config.mailFrom)?.[1] ?? config.mailFrom
  const to = addressOf(box.address, tag)
  const transport = createTransport({
    ...{ host: box.outsideHost, port: box.outsidePort, secure: false },
    // As mail servers do among each other: encrypted where it is offered, whoever vouches. Nothing in it is secret.
    tls: { rejectUnauthorized: false },
    ...{ connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 },
  })
  try {
    const raw = trialMail({ checkedBy: box.checkedBy, tag, from, to })
    await transport.sendMail({ envelope: { from, to: [to] }, raw })
    return ''
  } catch (error) {
    return whatWentWrong(error)
  } finally {
    transport.close()
  }
}
