import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export type Received = { to: string[]; text: string }

export type Mailbox = Awaited<ReturnType<typeof startMailbox>>

/** A real SMTP server on loopback that keeps what it is given. */
export async function startMailbox() {
  const mails: Received[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address)
        mails.push({ to, text: decoded(Buffer.concat(parts).toString('utf8')) })
        done()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    /** The newest mail to an address, waited for. */
    async mailTo(address: string, subject: RegExp): Promise<Received> {
      for (let tries = 0; tries < 1_200; tries += 1) {
        const found = mails.findLast(({ to, text }) => to.includes(address) && subject.test(text))
        if (found) return found
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
      throw new Error(`No mail to ${address} about ${subject}`)
    },
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

export const linkIn = ({ text }: Received): string => {
  const link = /https?:\/\/\S+\/(?:forgotPasswordUpdate|setup)\/[\w-]+/.exec(text)?.[0]
  if (!link) throw new Error('The mail has no link')
  return link
}

// Quoted-printable: soft line breaks and =XX.
const decoded = (raw: string) =>
  raw
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
