import { as } from '../demo.ts'
import { callsOf, fresh } from '../making/making.ts'
import { saysOnPaper } from '../paper.ts'
import { made, newEmployer } from '../parties.ts'
import { hold, type Row, same } from '../row.ts'
import { newCompany } from '../screens/newcomers.ts'
import type { Answer, Server } from '../server.ts'

const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000]

/** Decisions §8 and §12: each one-time link lives exactly as long as its mail says, and the collection's opens its letter. */
export const linkRows: Row[] = [
  row('A reset link opens to the last minute of its hour, and not after it', async (world) => {
    const server = await world.server()
    const { userName } = await newCompany(server)
    await server.send('POST', '/loginapi/api/passwordreset', { userId: userName })
    await livesFor(server, await codeMailedTo(server, userName, RESET), HOUR)
  }),
  row('An invitation opens to the last minute of its 7 days, and not after them', async (world) => {
    const sent = newEmployer()
    made(await (await as(world, 1)).send('POST', '/formtypesApi/formtypes/createVmCompanyProfile', sent))
    const server = await world.server()
    await livesFor(server, await codeMailedTo(server, String(sent.emailId), /7 days/), 7 * DAY)
  }),
  row('A code that has ended sets no password', async (world) => {
    const server = await world.server()
    const { userName, password } = await newCompany(server)
    await server.send('POST', '/loginapi/api/passwordreset', { userId: userName })
    const actcode = await codeMailedTo(server, userName, RESET)
    const chosen = { userId: userName, actcode, password: 'Quartz@77lamp' }
    const late = await server.later(HOUR + MINUTE, () => server.send('POST', '/loginapi/api/resetpassword', chosen))
    hold(late.status >= 400, 'It sets one.')
    await server.signIn(userName, 'again', password)
  }),
  row('A collection link opens the letter of its case without a session, for 7 days', async (world) => {
    const server = await world.server()
    const attorney = await as(world, 9)
    const [{ id, text }, { id: caseId }] = [await world.record('collectionFile'), await world.record('case21')]
    const { id: work } = made(await attorney.send('POST', `/api/letters/${id}/prints`, {}))
    await ready(() => attorney.send('GET', `/api/letter-works/${work}`))
    const { path } = made(await attorney.send('POST', `/api/editable-files/${id}/links`))
    const link = new URL(String(path), server.origin)
    hold(link.pathname === `/wopiCollectionFile/${caseId}`, `The link leads to ${link.pathname}.`)
    const address = `/api/editable-file-links/${link.searchParams.get('link')}`
    const open = (of: unknown = caseId) => server.get(`${address}/content?case=${of}`)
    const letter = await open()
    same([letter.status, letter.text.slice(0, 5)], [200, '%PDF-'], 'What it opens')
    hold(await saysOnPaper(letter.bytes, String(text)), 'The PDF is not the letter.')
    same((await open(Number(caseId) + 1)).status, 404, 'The answer for another case')
    same((await server.later(7 * DAY - MINUTE, open)).status, 200, 'The answer in the last minute')
    same((await server.later(7 * DAY + MINUTE, open)).status, 404, 'The answer after the last minute')
    made(await attorney.send('DELETE', `/api/editable-files/${id}/links`))
    same((await open()).status, 404, 'The answer after it was taken back')
  }),
  row('An unknown code, and one that was used, say the same', async (world) => {
    const server = await world.server()
    const { userName } = await newCompany(server)
    await server.send('POST', '/loginapi/api/passwordreset', { userId: userName })
    const actcode = await codeMailedTo(server, userName, RESET)
    const said = { userId: userName, password: 'Quartz@77lamp' }
    made(await server.send('POST', '/loginapi/api/resetpassword', { ...said, actcode }))
    const used = await server.send('POST', '/loginapi/api/resetpassword', { ...said, actcode })
    const unknown = await server.send('POST', '/loginapi/api/resetpassword', { ...said, actcode: fresh('nobody') })
    same([used.status, messageIn(used)], [unknown.status, messageIn(unknown)], 'The answer to a used code')
  }),
]

const RESET = /one hour/

/** The mail is known by how long it says that its link lives: a new account was mailed one before. */
async function codeMailedTo(server: Server, userName: string, says: RegExp): Promise<string> {
  const { text } = await server.mailTo(userName, says)
  const code = /forgotPasswordUpdate\/([\w-]+)/.exec(text)?.[1]
  if (!code) throw new Error(`The mail to ${userName} has no link.`)
  return code
}

async function livesFor(server: Server, code: string, ms: number): Promise<void> {
  const { get } = callsOf(server, '/loginapi/')
  const valid = async () => (await get(`api/getactcode/${code}`)).valid
  same(await server.later(ms - MINUTE, valid), true, 'Whether the link opens in its last minute')
  same(await server.later(ms + MINUTE, valid), false, 'Whether it opens a minute later')
}

async function ready(ask: () => Promise<Answer>): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    if (made(await ask()).status === 'Ready') return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('The letter is not printed after a minute.')
}

const messageIn = (answer: Answer) => (answer.json().error as { message?: string } | undefined)?.message

function row(what: string, check: Row['check']): Row {
  return { kind: 'rule', spec: 'decisions §12', what, since: 'cases', check }
}
