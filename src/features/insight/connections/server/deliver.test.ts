import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { postTo } from './deliver.ts'

// A receiver on this machine: /ok takes, /elsewhere sends away to /ok, /no refuses.
let receiver: Server
let at = ''
const reached: string[] = []
beforeAll(async () => {
  receiver = createServer((request: IncomingMessage, answer) => {
    reached.push(request.url ?? '')
    if (request.url === '/elsewhere') answer.writeHead(307, { location: `${at}/ok` })
    else answer.writeHead(request.url === '/ok' ? 204 : 500)
    answer.end()
  })
  await new Promise<void>((listening) => receiver.listen(0, '127.0.0.1', listening))
  at = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`
})
afterAll(() => new Promise((closed) => receiver.close(closed)))

const wanted = (url: string, privateAllowed: boolean) => ({ url, headers: {}, body: '{}', privateAllowed })

test('a message is delivered, refused, or sent away, which is not followed', async () => {
  expect(await postTo(wanted(`${at}/ok`, true))).toEqual({ statusCode: 204, outcome: 'Delivered.', delivered: true })
  expect(await postTo(wanted(`${at}/no`, true))).toMatchObject({ statusCode: 500, delivered: false })
  reached.length = 0
  expect(await postTo(wanted(`${at}/elsewhere`, true))).toMatchObject({ statusCode: 307, delivered: false })
  expect(reached).toEqual(['/elsewhere'])
})

test('a name is told nothing when any address it has is private, however public it looks', async () => {
  reached.length = 0
  const leadsTo = (...addresses: string[]) =>
    postTo(wanted(`https://systems.company.example:${new URL(at).port}/ok`, false), async () =>
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    )
  const refused = { statusCode: null, outcome: 'This address is not on the internet.', delivered: false }
  expect(await leadsTo('127.0.0.1')).toEqual(refused)
  expect(await leadsTo('1.1.1.1', '10.0.0.7')).toEqual(refused)
  expect(await leadsTo('::ffff:169.254.169.254')).toEqual(refused)
  expect((await leadsTo()).outcome).toBe('The name of this address is not known.')
  expect(reached).toEqual([])
})

test('the connection goes to the address that was looked at, not to what the name says a moment later', async () => {
  const asked: string[] = []
  const first = async (name: string) => {
    asked.push(name)
    return [{ address: '127.0.0.1', family: 4 }]
  }
  const { port } = new URL(at)
  expect((await postTo(wanted(`http://nowhere.invalid:${port}/ok`, true), first)).delivered).toBe(true)
  expect(asked).toEqual(['nowhere.invalid'])
})
