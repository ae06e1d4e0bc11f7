import { accessCalls } from '../calls/access.ts'
import { addressesOf, type Call } from '../calls/call.ts'
import { caseCalls } from '../calls/cases.ts'
import { formCalls } from '../calls/forms.ts'
import { meteringCalls } from '../calls/metering.ts'
import { partyCalls } from '../calls/parties.ts'
import { makingOf } from '../making/all.ts'
import { hold, type Row } from '../row.ts'
import type { Server } from '../server.ts'

/**
 * Specification §7: "Every call of section 7 must be answered as described: a check lists and calls them all." Each is
 * refused without a session, and made by somebody who may.
 */
export const callRows: Row[] = [...accessCalls, ...partyCalls, ...caseCalls, ...formCalls, ...meteringCalls].map(
  (call) => ({
    kind: 'call',
    spec: `§7 ${call.group}`,
    what: `${call.method} ${call.path}${call.query ? `?${call.query}` : ''}`,
    since: call.since,
    check: async (world) => {
      for (const address of addressesOf(call)) {
        const operation = world.operationAt(call.method, address)
        if (!operation) throw new Error(`No operation answers ${call.method} ${address}.`)
        await answers(await world.server(), call, address, operation.can === 'public')
      }
      const making = makingOf(call)
      if (!making) throw new Error(`Nobody makes the call ${call.method} ${call.path}.`)
      await making(world)
    },
  }),
)

// Without a session: refused with 401, or, where no session is needed, answered or refused as the input deserves.
async function answers(server: Server, call: Call, address: string, isPublic: boolean): Promise<void> {
  const example = address.replaceAll(/\{(\w+)\}/g, (_, name: string) => examples[name] ?? '1')
  for (const path of [example, `${example}/`]) {
    const url = call.query ? `${path}?${call.query}` : path
    const { status, text } = await server.send(call.method, url)
    const expected = isPublic ? publicStatuses.includes(status) : status === 401
    hold(expected, `${call.method} ${url} answers ${status} without a session: ${text.slice(0, 120)}`)
    hold(status !== 404 || text.includes('"error"'), `${call.method} ${url} is not an address of the product.`)
  }
}

const publicStatuses = [200, 201, 202, 204, 400, 401, 403, 404, 409, 429]
const examples: Record<string, string> = { Active: 'Active', type: 'case_type', code: 'unknown', companyCode: 'ACME' }
