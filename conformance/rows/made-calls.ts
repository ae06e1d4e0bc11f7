import { type Known, type Read, reads } from '../calls/reads.ts'
import { as, type Records, recordsOf } from '../demo.ts'
import { newCase } from '../making/cases.ts'
import { pdfForm } from '../making/files.ts'
import { made, newEmployer } from '../parties.ts'
import { hold, type Row, same } from '../row.ts'
import { type Answer, type Json, recordsIn } from '../server.ts'
import type { Served } from '../world.ts'

/** The mail of each e-mail call: what it is called with, and to whom it goes. */
const mails: readonly (readonly [call: string, role: number, to: string, more: Json, template: string])[] = [
  ['employeeSetupEmail', 3, 'employee@visacare.demo', { caseId: 116 }, 'employee-setup'],
  ['employeeAccountCreationEmail', 3, 'employee@visacare.demo', { caseId: 116 }, 'account-creation'],
  ['sendCaseCreationEmail', 1, 'employer@visacare.demo', { caseId: 116 }, 'case-creation'],
  ['sendEmailWithOutAttachment', 1, 'employer@visacare.demo', { caseId: 116, subject: 'A word' }, 'message'],
  ['sendEmailTemplateWithAttachment', 1, 'employer@visacare.demo', { caseId: 116, subject: 'Ready' }, 'employer-setup'],
]

const sampleRecords: Records = {
  ...{ companyId: 1, otherCompanyId: 2, lawFirmId: 1, otherLawFirmId: 2, attorneyId: 1 },
  cases: [{ id: 1, companyId: 1, status: 1, typeId: 1, mode: 'LEGAL', outcome: null }],
}

/** Each read by what is asked for, without the service's base. */
export const readCalls = reads.map(([role, address, fields, known]) => ({
  role,
  path: address(sampleRecords).replace(/^\/\w+\//, ''),
  check: (world: Served) => answers(world, role, address, fields, known),
}))

/** Each e-mail call by its name. */
export const mailings: Readonly<Record<string, (world: Served) => Promise<void>>> = Object.fromEntries(
  mails.map(([call, ...mail]) => [call, (world: Served) => mailed(world, call, ...mail)]),
)

export const madeCallRows: Row[] = [
  ...readCalls.map(({ role, path, check }) => row(`GET ${path} is answered to role ${role}`, check)),
  ...Object.entries(mailings).map(([call, check]) => row(`POST email/${call} puts its mail into the outbox`, check)),
  row('Errors are one shape, honest in status: 400 with the field, 401, 403, 404', async (world) => {
    const admin = await as(world, 1)
    const visitor = await world.server()
    const asked = [
      await admin.send('POST', '/loginapi/api/savecommondetails', { commonName: '', value: 'x' }),
      await visitor.send('GET', '/loginapi/api/commondetails'),
      await (await as(world, 5)).send('POST', '/loginapi/api/savecommondetails', { commonName: 'a', value: 'x' }),
      await admin.send('GET', '/loginapi/api/getCompanyDetails/999999'),
    ]
    same(
      asked.map(({ status }) => status),
      [400, 401, 403, 404],
      'The statuses',
    )
    const errors = asked.map((answer) => answer.json().error as { code?: string; message?: string; fields?: Json })
    hold(
      errors.every(({ code, message }) => /^[A-Z_]+$/.test(code ?? '') && (message ?? '').includes(' ')),
      `Not each has a code and a sentence: ${JSON.stringify(errors)}`,
    )
    same(Object.keys(errors[0]?.fields ?? {}), ['commonName'], 'The field named')
  }),
  row('A state-changing call from another origin is refused', async (world) => {
    const { origin } = await world.server()
    const answer = await fetch(`${origin}/loginapi/api/login`, {
      method: 'POST',
      headers: { origin: 'https://elsewhere.example', 'content-type': 'application/json' },
      body: JSON.stringify({ userId: 'admin@visacare.demo', password: 'Demo@12345' }),
    })
    same(answer.status, 403, 'The answer to a login from elsewhere')
  }),
  row('Two different values for one name are 400; a path parameter beats none', async (world) => {
    const [attorney, admin, { id }] = [await as(world, 9), await as(world, 1), await newCase(world)]
    const other = Number(id) + 1
    const move = `/api/cases/${id}/move`
    const upload = (caseId: unknown) => pdfForm('twice.pdf', { caseId: String(caseId), documentType: 'Passport' })
    const spec = '/formtypesApi/formtypes/createVmCompanyProfile'
    const twice: Readonly<Record<string, Answer>> = {
      'path and body': await attorney.send('POST', move, { id: other, to: 2 }),
      'path and query': await attorney.send('POST', `${move}?id=${other}`, { to: 2 }),
      'query and body': await attorney.send('POST', `${move}?to=3`, { to: 2 }),
      'query and body, of a call of the specification': await admin.send(
        'POST',
        `${spec}?attorneyId=999998`,
        newEmployer({ attorneyId: 999_999 }),
      ),
      'path and query of what is read': await attorney.send('GET', `/api/cases/${id}?id=${other}`),
      'a field of a form and the path': await attorney.send('POST', `/api/cases/${id}/documents`, upload(other)),
      'a field of a form and the query': await attorney.send(
        'POST',
        `/api/cases/${id}/documents?documentType=Visa`,
        upload(id),
      ),
    }
    for (const [where, answer] of Object.entries(twice)) {
      const { fields } = (answer.json().error ?? {}) as { fields?: Json }
      same([answer.status, Object.keys(fields ?? {}).length], [400, 1], `The answer to two values in ${where}`)
      hold(answer.text.includes('twice'), `It does not say what is wrong: ${answer.text.slice(0, 120)}`)
    }
    same((await attorney.send('GET', `/api/cases/${id}`)).json().status, 1, 'The status of the case after all of them')
    // The same said twice is no contradiction, and a case cannot be completed from here: so far the call came.
    const again = await attorney.send('POST', `${move}?id=${id}&to=10`, { id, to: 10 })
    same([again.status, codeOf(again)], [409, 'MOVE_NOT_ALLOWED'], 'The answer to one value that is said three times')
    const alone = await attorney.send('POST', move, { to: 10 })
    same([alone.status, codeOf(alone)], [409, 'MOVE_NOT_ALLOWED'], 'The answer to the id of the path alone')
  }),
]

const codeOf = (answer: Answer) => (answer.json().error as { code?: string } | undefined)?.code

async function mailed(
  world: Served,
  call: string,
  role: number,
  to: string,
  more: Json,
  template: string,
): Promise<void> {
  const sender = await as(world, role)
  const said = { toEmailIds: [to], customerEmail: to, userId: to, password: 'Never-Mailed@1', ...more }
  const admin = await as(world, 1)
  const newest = async () => recordsIn(await admin.send('GET', '/api/outbox?limit=1'))[0]
  const before = await newest()
  made(await sender.send('POST', `/emailApi/email/${call}`, said))
  const mail = await newest()
  // One that another call left there looks the same.
  hold(mail?.id !== before?.id, 'No mail came into the outbox.')
  same([mail?.recipients, mail?.template], [[to], template], 'The newest mail')
  const { text } = made(await admin.send('POST', `/api/outbox/${mail?.id}/open`))
  hold(!String(text).includes('Never-Mailed@1'), 'The mail holds the password that was sent.')
}

async function answers(
  world: Served,
  role: number,
  address: Read[1],
  fields: string,
  { one, each, most }: Known = {},
): Promise<void> {
  const of = await recordsOf(world)
  const answer = await (await as(world, role)).send('GET', address(of))
  same(answer.status, 200, `The answer ${answer.text.slice(0, 90)}`)
  const body = answer.json()
  const rows = Array.isArray(body) || Array.isArray(body.items) ? recordsIn(answer) : [body]
  hold(rows.length > 0, 'The answer has no rows.')
  const missing = fields.split(' ').filter((field) => rows.some((row) => !(field in row)))
  same(missing, [], 'What a row of the answer lacks')
  const says = (known: Json) => (row: Json) =>
    Object.entries(known).every(([name, value]) => JSON.stringify(row[name]) === JSON.stringify(value))
  if (one) {
    const known = says(one(of))
    const found = rows.some(known) || (await furtherRows(await as(world, role), address(of), body.next)).some(known)
    hold(found, `No row says ${JSON.stringify(one(of))}: ${answer.text.slice(0, 200)}`)
  }
  if (each) hold(rows.every(says(each(of))), `Not each row says ${JSON.stringify(each(of))}.`)
  if (most) hold(rows.length <= most, `There are ${rows.length} rows, not ${most}.`)
}

/** What stands on the pages behind the first: other rows have added records. */
async function furtherRows(who: Awaited<ReturnType<typeof as>>, address: string, next: unknown): Promise<Json[]> {
  if (typeof next !== 'string') return []
  const mark = `${address.includes('?') ? '&' : '?'}after=${encodeURIComponent(next)}`
  const page = await who.send('GET', address + mark)
  return [...recordsIn(page), ...(await furtherRows(who, address, page.json().next))]
}

function row(what: string, check: Row['check']): Row {
  return { kind: 'call', spec: '§7', what, since: 'cases', check }
}
