import { as } from '../demo.ts'
import { newCase } from '../making/cases.ts'
import { pdfForm } from '../making/files.ts'
import { callsOf, fresh } from '../making/making.ts'
import { petition } from '../making/petition.ts'
import { made, mailsTo, messageOf } from '../parties.ts'
import { hold, type Row, same } from '../row.ts'
import { newCompany } from '../screens/newcomers.ts'
import type { Json, Server } from '../server.ts'

const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000]

/** Decisions §12, “Links”: those of signatures and questionnaires live as set, and a dead one leads to a new one. */
export const linkLifeRows: Row[] = [
  row(
    'A link to sign lives as many days as its sender set, then says so and asks the sender for a new one',
    async (world) => {
      const [server, attorney, days] = [await world.server(), await as(world, 9), 3]
      const caseId = await petition(world)
      const said = { documentType: 'Support letter' }
      const { id: documentId } = made(
        await attorney.send('POST', `/api/cases/${caseId}/documents`, pdfForm(`${fresh('deed')}.pdf`, said)),
      )
      const email = `${fresh('signer')}@signing.conformance.example`
      const asked = { documentId, validDays: days, signers: [{ name: 'Ona Vellum', email }] }
      const { id } = made(await attorney.send('POST', `/api/cases/${caseId}/envelopes`, asked))
      made(await attorney.send('POST', `/api/envelopes/${id}/send`))
      const token = await tokenFor(server, email, Number(id))
      const standing = async () => made(await server.send('POST', '/api/signing/open', { token })).standing
      same(await server.later(days * DAY - MINUTE, standing), 'yours', 'How it stands in the last minute')
      const askAgain = async () => [
        await standing(),
        made(await server.send('POST', '/api/signing/ask-again', { token })).told,
      ]
      same(await server.later(days * DAY + MINUTE, askAgain), ['expired', true], 'How it stands then, and who is told')
      const { text } = await server.mailTo('attorney@visacare.demo', /asks for a new link to sign/)
      hold(text.includes('Ona Vellum'), 'The mail to the sender does not say who asks.')
    },
  ),
  row(
    'A link to questions lives for the 7 days of its mail, then opens nothing and says whom to ask',
    async (world) => {
      const [server, attorney] = [await world.server(), await as(world, 9)]
      const { id: caseId } = await newCase(world)
      const email = 'employee@visacare.demo'
      const invited = await attorney.send('POST', `/api/cases/${caseId}/questionnaire/invitations`, {
        audience: 'employee',
        email,
      })
      const { link } = made(invited)
      const token = String(link).split('/').at(-1)
      const { text } = await server.mailTo(email, new RegExp(String(token)))
      hold(/\b7 days\b/.test(text), 'The mail does not say how long its link lives.')
      const open = () => server.send('POST', '/api/invited-questionnaire', { token })
      same((await server.later(7 * DAY - MINUTE, open)).status, 200, 'The answer in the last minute')
      const dead = await server.later(7 * DAY + MINUTE, open)
      same(dead.status, 404, 'The answer a minute after it')
      hold(/no longer valid.*Ask the person who sent it/.test(messageOf(dead) ?? ''), `It says: ${messageOf(dead)}`)
    },
  ),
  row(
    'A dead link to a new password still knows how long it was good; the new one goes to the address on record only',
    async (world) => {
      const server = await world.server()
      const { userName } = await newCompany(server)
      const elsewhere = `${fresh('elsewhere')}@links.conformance.example`
      const forget = (more: Json = {}) =>
        server.send('POST', '/loginapi/api/passwordreset', { userId: userName, ...more })
      made(await forget())
      const first = await codeFor(server, userName)
      const { get } = callsOf(server, '/loginapi/')
      const standing = async () => {
        const { valid, purpose, userId } = await get(`api/getactcode/${first}`)
        return { valid, purpose, userId }
      }
      // Its page says “one hour” by the purpose; of whom it was, a link that is over says nothing.
      same(
        await server.later(HOUR + MINUTE, standing),
        { valid: false, purpose: 'reset', userId: null },
        'The dead link',
      )
      // Whoever asks names an account, never an address.
      made(await forget({ emailId: elsewhere, email: elsewhere, to: elsewhere }))
      const second = await until(async () => {
        const code = await codeFor(server, userName)
        return code === first ? undefined : code
      })
      same((await get(`api/getactcode/${second}`)).valid, true, 'Whether the new link opens')
      same((await get(`api/getactcode/${first}`)).valid, false, 'Whether the former link opens beside it')
      same(await mailsTo(await as(world, 1), elsewhere), 0, 'The mails to the address that whoever asked named')
    },
  ),
]

async function tokenFor(server: Server, email: string, envelope: number): Promise<string> {
  const { text } = await server.mailTo(email, new RegExp(`docuSignPageView/${envelope}#`))
  return new RegExp(`docuSignPageView/${envelope}#([\\w-]+)`).exec(text)?.[1] ?? ''
}

async function codeFor(server: Server, userName: string): Promise<string> {
  const { text } = await server.mailTo(userName, /one hour/)
  return /forgotPasswordUpdate\/([\w-]+)/.exec(text)?.[1] ?? ''
}

async function until<T>(ask: () => Promise<T | undefined>): Promise<T> {
  for (let tries = 0; tries < 300; tries += 1) {
    const answer = await ask()
    if (answer !== undefined) return answer
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('No new link was mailed.')
}

function row(what: string, check: Row['check']): Row {
  return { kind: 'rule', spec: 'decisions §12', what, since: 'cases', check }
}
