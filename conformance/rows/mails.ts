import { accounts, as, recordsOf } from '../demo.ts'
import { newCase } from '../making/cases.ts'
import { documentIn, pdfForm } from '../making/files.ts'
import { fresh } from '../making/making.ts'
import { made, newEmployer } from '../parties.ts'
import { hold, type Row, same } from '../row.ts'
import { OWN_PASSWORD, walkerOf } from '../screens/entering.ts'
import { newCompany } from '../screens/newcomers.ts'
import { type Answer, recordsIn, type SignedIn } from '../server.ts'
import type { World } from '../world.ts'

const CALL = '/emailApi/email/sendEmailWithOutAttachment'
const OTHER_CALLS = [
  'employeeSetupEmail',
  'employeeAccountCreationEmail',
  'sendCaseCreationEmail',
  'sendEmailTemplateWithAttachment',
]
const [EMPLOYER, EMPLOYEE] = ['employer', 'employee'].map((name) => `${name}@visacare.demo`)
const codeOf = (answer: Answer) => (answer.json().error as { code?: string } | undefined)?.code ?? answer.status

/** Decisions §10: to whom mails go, what goes with them, and how many; as another mail server gets them. */
export const mailRows: Row[] = [
  row('Recipients are people of the caller’s scope, and nobody else', async (world) => {
    const { userName } = await newCompany(await world.server())
    const employer = await as(world, 3)
    const send = async (toEmailIds: unknown, more: object = {}) =>
      codeOf(await employer.send('POST', CALL, { toEmailIds, subject: 'A word', caseId: 116, ...more }))
    same(await send('nobody@elsewhere.example'), 'UNKNOWN_RECIPIENT', 'An address that nobody has')
    same(await send([EMPLOYEE, userName]), 'UNKNOWN_RECIPIENT', 'An address of another company')
    same(await send([EMPLOYEE], { ccEmailIds: [userName] }), 'UNKNOWN_RECIPIENT', 'A copy to another company')
    same(await send([]), 'NO_RECIPIENT', 'No address at all')
    same(await send(`${EMPLOYEE}; ${EMPLOYER}`), 200, 'Two people of the company')
  }),
  row('Whoever is on the case already may be written to', async (world) => {
    const employer = await as(world, 3)
    const subject = fresh('On the case ')
    const { id } = await newCase(world)
    const { attorneyId } = await recordsOf(world)
    made(await (await as(world, 10)).send('POST', `/api/cases/${id}/attorney`, { attorneyId }))
    const send = (to: unknown, caseId: unknown) =>
      employer.send('POST', CALL, { toEmailIds: [to], subject: `${subject} ${to}`, caseId })
    const server = await world.server()
    // The other side of the case: who stands for it, who assists, and the firm's office. They are no people of the company.
    for (const to of [9, 13, 10].map((role) => `${accounts[role]}@visacare.demo`)) {
      same(codeOf(await send(to, 116)), 'UNKNOWN_RECIPIENT', `The answer about ${to}, without a case`)
      made(await send(to, id))
      same((await server.mailTo(to, new RegExp(`${subject} ${to}`))).to, [to], 'Whom the mail is handed over for')
    }
    // To the law firm the employer's people and the company's own address are the other side.
    const company = made(await employer.send('GET', `/api/companies/${(await recordsOf(world)).companyId}`))
    const firm = await as(world, 9)
    for (const to of [EMPLOYER, EMPLOYEE, company.email]) {
      const word = fresh('To the other side ')
      made(await firm.send('POST', CALL, { toEmailIds: [to], subject: word, caseId: id }))
      same((await server.mailTo(String(to), new RegExp(word))).to, [to], 'Whom the firm’s mail is handed over for')
    }
    // An employee of another company takes part in none of this company’s cases.
    const { userName } = await newCompany(server)
    same(codeOf(await send(userName, id)), 'UNKNOWN_RECIPIENT', 'The answer about somebody of another company')
  }),
  row('A mail says what the call brought along, a line each, under its subject', async (world) => {
    const subject = fresh('Bells and more ')
    const said = {
      jobTitle: fresh('Founder '),
      docType: fresh('Deed '),
      percentage: '41',
      attorneyName: fresh('Ines '),
    }
    made(await (await as(world, 3)).send('POST', CALL, { ...said, toEmailIds: [EMPLOYEE], subject, caseId: 116 }))
    const { text } = await (await world.server()).mailTo(String(EMPLOYEE), new RegExp(subject))
    const lines = {
      'Job title': said.jobTitle,
      Document: said.docType,
      'Completed (percent)': '41',
      Attorney: said.attorneyName,
    }
    for (const [label, value] of Object.entries(lines))
      hold(text.includes(`${label}: ${value}`), `No line ${label}: ${value}.`)
    hold(text.includes(`Subject: ${subject}`), 'The subject is another.')
  }),
  row('Attachments are documents of the named case, and none that is kept from who reads it', async (world) => {
    const [{ id }, other] = [await newCase(world), await newCase(world)]
    const shared = await documentIn(world, id, `${fresh('shared')}.pdf`)
    const held = await documentIn(world, id, `${fresh('held')}.pdf`, { employeeAccess: 'false' })
    const firm = await as(world, 10)
    const subject = fresh('With a deed ')
    const send = (inputFileList: unknown[], more: object = {}) =>
      firm.send('POST', CALL, { toEmailIds: [EMPLOYEE], subject, caseId: id, inputFileList, ...more })
    same(codeOf(await send([shared], { caseId: other.id })), 'UNKNOWN_FILE', 'A document of another case')
    same(codeOf(await send([shared], { caseId: 116 })), 'FILES_NEED_CASE', 'A document without a case')
    same(codeOf(await send([held])), 'FILE_NOT_FOR_FAMILY', 'A document that is kept from the employee')
    const copied = { toEmailIds: [EMPLOYER], ccEmailIds: [EMPLOYEE] }
    same(codeOf(await send([held], copied)), 'FILE_NOT_FOR_FAMILY', 'The same with a copy to the employee')
    made(await send([shared]))
    const { text } = await (await world.server()).mailTo(String(EMPLOYEE), new RegExp(subject))
    hold(text.includes(String(shared.uploadFileName)), 'The mail has no such file.')
  }),
  row('Mails are rate-limited: 60 in 15 minutes', async (world) => {
    const server = await world.server()
    const newcomer = await newCompany(server)
    await walkerOf(server, newcomer)
    const { send } = await server.signIn(newcomer.userName, 'again', OWN_PASSWORD)
    const statuses = new Set<number>()
    for (let sent = 0; sent < 60; sent += 1) statuses.add((await send('POST', CALL, { subject: 'To nobody' })).status)
    same([...statuses], [400], 'The answers to the first 60')
    same((await send('POST', CALL, { subject: 'To nobody' })).status, 429, 'The answer to the next one')
    for (const other of OTHER_CALLS) {
      const byAnother = await send('POST', `/emailApi/email/${other}`, { subject: 'To nobody' })
      same(byAnother.status, 429, `The answer to the next one by ${other}`)
    }
    const later = await server.later(901_000, () => send('POST', CALL, { subject: 'To nobody' }))
    same(later.status, 400, 'The answer after 15 minutes')
  }),
  row('enableEmail tells the participants of the case about a file', async (world) => {
    const [{ id }, { attorneyId }] = [await newCase(world), await recordsOf(world)]
    made(await (await as(world, 10)).send('POST', `/api/cases/${id}/attorney`, { attorneyId }))
    const [server, admin] = [await world.server(), await as(world, 1)]
    const everybody = [3, 5, 9, 13]
    const addressOf = (role: number) => `${accounts[role]}@visacare.demo`
    const put = async (role: number, said: Record<string, string>) => {
      const documentType = fresh('Deed of the bell ')
      const form = pdfForm(`${fresh('told')}.pdf`, { documentType, ...said })
      made(await (await as(world, role)).send('POST', `/api/cases/${id}/documents`, form))
      return documentType
    }
    for (const [by, said, told] of [
      [9, { enableEmail: 'true' }, [3, 5, 13]],
      [3, { enableEmail: 'true' }, [5, 9, 13]],
      [5, { enableEmail: 'true' }, [3, 9, 13]],
      // What the employee may not see is not told of to the employee.
      [9, { enableEmail: 'true', employeeAccess: 'false' }, [3, 13]],
      [9, { enableEmail: 'false' }, []],
    ] as const) {
      const word = await put(by, said)
      for (const role of told) await server.mailTo(addressOf(role), new RegExp(`added a document[^]*${word}`))
      // By now all of them are in the outbox; it is opened mail by mail.
      const heard: number[] = []
      for (const role of everybody) if (await isTold(admin, addressOf(role), word)) heard.push(role)
      same(heard, told, `Who is told of a file that role ${by} puts there with ${JSON.stringify(said)}`)
    }
  }),
  row('A new employer is mailed a link to activate the account, and no password', async (world) => {
    const { userName } = await invited(world)
    const { text } = await (await world.server()).mailTo(userName, /Your VisaCare account/)
    hold(/\/forgotPasswordUpdate\/[\w-]+/.test(text), 'The mail has no link.')
    hold(text.includes('7 days'), 'The mail does not say how long the link is good for.')
  }),
  row('A forgotten password is mailed as a link that is good for an hour', async (world) => {
    const server = await world.server()
    const { userName } = await newCompany(server)
    await server.send('POST', '/loginapi/api/passwordreset', { userId: userName })
    const { text } = await server.mailTo(userName, /one hour/)
    hold(/\/forgotPasswordUpdate\/[\w-]+/.test(text), 'The mail has no link.')
  }),
]

async function invited(world: World): Promise<{ userName: string }> {
  const sent = newEmployer()
  made(await (await as(world, 1)).send('POST', '/formtypesApi/formtypes/createVmCompanyProfile', sent))
  return { userName: String(sent.emailId) }
}

/** Whether the newest mails to an address say a word. */
async function isTold(admin: SignedIn, address: string, word: string): Promise<boolean> {
  const mails = recordsIn(await admin.send('GET', '/api/outbox?limit=30'))
  for (const { id } of mails.filter(({ recipients }) => (recipients as string[]).includes(address)))
    if (String(made(await admin.send('POST', `/api/outbox/${id}/open`)).text).includes(word)) return true
  return false
}

function row(what: string, check: Row['check']): Row {
  return { kind: 'call', spec: 'decisions §10', what, since: 'cases', check }
}
