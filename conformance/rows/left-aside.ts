import { as } from '../demo.ts'
import { address, caller, fresh } from '../making/making.ts'
import { newCaseAt } from '../moving.ts'
import { made } from '../parties.ts'
import { hold, type Row, same } from '../row.ts'
import type { Json } from '../server.ts'

/** What the decisions leave aside of what is sent, and whom they let ask. */
export const leftAsideRows: Row[] = [
  row('rule', 'decisions §8', 'A security question is taken and kept nowhere', async (world) => {
    const { post, who } = await caller(world, 3, '/loginapi/api/')
    const [securityQuestion, answer] = [fresh('Name of the first bell '), fresh('Quodlibet')]
    const emailId = address('quill')
    const asked = { emailId, firstName: 'Una', lastName: 'Quill', roleId: 4, securityQuestion, answer }
    const { id } = await post('users/', asked)
    const admin = await as(world, 1)
    const said = [
      await who.send('GET', `/api/users/${id}`),
      await who.send('GET', `/api/users?search=${emailId}`),
      await admin.send('GET', `/api/audit-trail?limit=50`),
    ]
    for (const { status, text } of said) {
      same(status, 200, 'The answer')
      hold(!text.includes(securityQuestion) && !text.includes(answer), `It was kept: ${text.slice(0, 200)}`)
    }
  }),
  row('call', 'decisions §10', 'A password that is sent with an e-mail is dropped', async (world) => {
    const { post } = await caller(world, 3, '/emailApi/email/')
    const password = fresh('Vermilion@9')
    const to = 'employee@visacare.demo'
    for (const call of ['employeeAccountCreationEmail', 'employeeSetupEmail', 'sendEmailWithOutAttachment']) {
      const subject = fresh('A bell rings ')
      const jobTitle = fresh('Founder ')
      await post(call, { toEmailIds: to, subject, jobTitle, password, userId: to, caseId: 116 })
      const { text } = await (await world.server()).mailTo(to, new RegExp(subject))
      hold(!text.includes(password), `${call} mails the password.`)
    }
    // Nor by words of one's own: a template has no field for it.
    const admin = await as(world, 1)
    const words = { name: fresh('The way in '), usedFor: '', subject: 'Your account' }
    const saved = async (body: string) => (await admin.send('PUT', '/api/email-templates', { ...words, body })).status
    same(
      [await saved('Your password is {{password}}.'), await saved('Your name is {{userId}}.')],
      [400, 200],
      'The answers to a template with a password and to one with a name',
    )
  }),
  row(
    'status',
    'decisions §12',
    'A beneficiary asks for the withdrawal of the employer’s petition, and nothing is withdrawn',
    async (world) => {
      const { get, post } = await caller(world, 5, '/api/')
      const filed = await newCaseAt(world, 7, 'LEGAL')
      const own = ((await get('cases?limit=200')) as { items: Json[] }).items
      const open = own.find(({ typeId, status, mode }) => typeId === 1 && mode === 'LEGAL' && Number(status) < 9)
      if (!open) throw new Error('The demo’s employee has no petition that is open.')
      const reason = fresh('Another bell calls me ')
      // Until it is decided: also of one that the agency has.
      for (const id of [open.id, filed]) {
        const { status } = await get(`cases/${id}`)
        await post(`cases/${id}/withdrawal-requests`, { reason })
        same((await get(`cases/${id}`)).status, status, 'The status of the case afterwards')
        const attorney = await as(world, 9)
        const { text } = await attorney.send('GET', `/api/cases/${id}`)
        hold(text.includes(reason), `The attorney does not read why, in status ${status}.`)
      }
      // Somebody else’s petition is not there to ask about.
      const others = await as(world, 3)
      const { items } = made(await others.send('GET', '/api/cases?limit=200')) as { items: Json[] }
      const other = items.find(({ id }) => !own.some((each) => each.id === id))
      const refused = await (await as(world, 5)).send('POST', `/api/cases/${other?.id}/withdrawal-requests`, { reason })
      same(refused.status, 404, 'The answer about a colleague’s')
    },
  ),
]

function row(kind: Row['kind'], spec: string, what: string, check: Row['check']): Row {
  return { kind, spec, what, since: 'cases', check }
}
