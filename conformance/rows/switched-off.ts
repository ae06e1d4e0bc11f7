import { as, recordsOf } from '../demo.ts'
import { address, caller, fresh } from '../making/making.ts'
import { made, messageOf } from '../parties.ts'
import { type Row, same } from '../row.ts'
import { OWN_PASSWORD, walkerOf } from '../screens/entering.ts'

const password = 'Temporary@99x'
const ASK = /^The attorney you assist is switched off.*Ask your law firm’s administrator\.$/

/** Decisions §12, “Switched off”: the people of an attorney. Those of a company and of a firm have rows of their own. */
export const switchedOffRows: Row[] = [
  {
    ...{ kind: 'status', spec: 'decisions §12', since: 'parties' },
    what: 'The assistant of an attorney who is switched off is signed out, cannot sign in, and reads whom to ask',
    check: async (world) => {
      const [server, admin, { lawFirmId }] = [await world.server(), await as(world, 1), await recordsOf(world)]
      const { post } = await caller(world, 1, '/formtypesApi/formtypes/')
      const attorney = { emailId: address('dimmed'), firstName: 'Ines', lastName: fresh('Dim') }
      const { id: attorneyId } = await post(`createAttorney/${lawFirmId}`, attorney)
      const email = address('assists')
      const user = { email, firstName: 'Una', lastName: 'Dim', roleId: 13, lawFirmId, assistsUserId: attorneyId }
      const { id } = made(await admin.send('POST', '/api/users', { ...user, password, confirmPassword: password }))
      await walkerOf(server, { userName: email, password })
      const { send } = await server.signIn(email, 'again', OWN_PASSWORD)
      same((await send('GET', '/api/me')).status, 200, 'The answer to the assistant before')
      const switched = async (status: string) =>
        made(await admin.send('POST', `/api/users/${attorneyId}/status`, { status }))
      const typed = (word: string) => server.send('POST', '/loginapi/api/login', { userId: email, password: word })
      await switched('Inactive')
      for (const answer of [await send('GET', '/api/me'), await typed(OWN_PASSWORD)])
        same([answer.status, ASK.test(messageOf(answer) ?? '')], [401, true], `Refused, and told: ${messageOf(answer)}`)
      // Who does not know the password learns nothing of it.
      same(messageOf(await typed('Not-The-One9!')), 'Login Error.', 'What a wrong password is told')
      await switched('Active')
      await server.signIn(email, 'again', OWN_PASSWORD)
      same(made(await admin.send('GET', `/api/users/${id}`)).lastName, 'DIM', 'What is kept of the assistant')
    },
  },
]
