import { setTimeout as sleep } from 'node:timers/promises'
import { CHECKING_SERVER, startMailServer } from '../../tests/setup/imap.ts'
import { as } from '../demo.ts'
import { made } from '../parties.ts'
import { hold, same } from '../row.ts'
import type { Json } from '../server.ts'
import type { Served } from '../world.ts'

const BOX = {
  ...{ address: 'cases@mail.example', host: '', port: 993, security: 'tls', userName: '', folder: 'INBOX' },
  checkedBy: CHECKING_SERVER,
}

/** A message as a mail server hands it in: whom it says it is from, what it is about, and what that server found out. */
export type HandedIn = { from: string; subject: string; verdict: 'pass' | 'fail' }

/**
 * Mail into Cases is set up, its mail server tried as docs/mail.md says, and switched off again after the work, which hands
 * messages in by the server's key and reads what became of them in their case.
 */
export async function withMailIntoCases(
  world: Served,
  caseId: unknown,
  work: (hand: (mail: HandedIn) => Promise<Json>) => Promise<void>,
): Promise<void> {
  const [admin, attorney, server] = [await as(world, 1), await as(world, 9), await world.server()]
  const mailServer = await startMailServer({ user: 'cases', password: 'Quiet-River7!' })
  const box = { ...BOX, outsideHost: '127.0.0.1', outsidePort: mailServer.smtpPort }
  const save = async (on: boolean) => made(await admin.send('PUT', '/api/mail-box', { ...box, on }))
  const inCase = async () => made(await attorney.send('GET', `/api/cases/${caseId}/mails`))
  try {
    await save(false)
    const { shownOnce } = made(await admin.send('POST', '/api/mail-box/key', {}))
    await save(true)
    const headers = { authorization: `Bearer ${shownOnce}`, 'content-type': 'message/rfc822' }
    const handIn = async (raw: string | Uint8Array<ArrayBuffer>) => {
      const reply = await fetch(`${server.origin}/mailApi/inbound`, { method: 'POST', body: raw, headers })
      same(reply.status, 200, 'The answer to a message that is handed in')
    }
    made(await admin.send('POST', '/api/mail-box/trial', {}))
    const trial = await until('the trial came to the mail server', async () => mailServer.messages[0])
    await handIn(Uint8Array.from(trial.raw))
    await until('the trial showed that the mail server can be trusted', async () => {
      const { box: kept } = made(await admin.send('GET', '/api/mail-box')) as { box: Json }
      return kept.provenAt ?? undefined
    })
    const { address } = await inCase()
    hold(/^cases\+\w+@mail\.example$/.test(String(address)), `The case has the address ${address}.`)
    await work(async ({ from, subject, verdict }) => {
      const found = `Authentication-Results: ${CHECKING_SERVER}; dmarc=${verdict} header.from=${from.split('@')[1]}`
      const head = [found, `From: ${from}`, `To: ${address}`, `Subject: ${subject}`, `Message-ID: <${Date.now()}@x>`]
      await handIn([...head, '', 'Hello.', ''].join('\r\n'))
      return until(`${subject} came to its case`, async () => {
        const { items } = (await inCase()) as { items: Json[] }
        // What is accepted goes into the case a moment later.
        return items.find((each) => each.subject === subject && each.state !== 'accepted')
      })
    })
  } finally {
    await save(false)
    await mailServer.stop()
  }
}

async function until<T>(what: string, ask: () => Promise<T | undefined>): Promise<T> {
  for (let tries = 0; tries < 1_200; tries += 1) {
    const answer = await ask()
    if (answer !== undefined) return answer
    await sleep(100)
  }
  throw new Error(`It took more than two minutes until ${what}.`)
}
