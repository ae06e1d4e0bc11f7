import { request } from 'node:http'
import { describe, expect, test } from 'vitest'
import { routesOf } from '#platform/operation/alias.ts'
import { ask } from '../setup/client.ts'
import { operations, rowsOf, serverForThisFile } from './support.ts'

// Promise 7: a state-changing call comes from a page of the product.
const server = serverForThisFile()
const changing = operations.flatMap((operation) => routesOf(operation)).filter(({ method }) => method !== 'GET')

const call = (path: string, method: string, headers: Record<string, string>) =>
  ask(new URL(path.replace(/:\w+/g, '1'), server.current.url), method, undefined, headers)

describe.each([
  ['a foreign Origin', { origin: 'https://evil.example' }],
  ['a look-alike of the own Origin', { origin: 'http://localhost.evil.example' }],
  ['an opaque Origin', { origin: 'null' }],
  ['neither Origin nor Sec-Fetch-Site', {}],
  ['another site by Sec-Fetch-Site', { 'sec-fetch-site': 'same-site' }],
])('with %s', (_title, headers) => {
  test('every state-changing address refuses, with a session and without', async () => {
    const { cookie } = await server.current.as(1)
    expect(changing.length).toBeGreaterThan(40)
    for (const { method, url } of changing) {
      for (const session of [{}, { cookie }]) {
        const reply = await call(url, method, { ...headers, ...session } as Record<string, string>)
        expect([method, url, reply.status]).toEqual([method, url, 403])
      }
    }
    expect((await (await server.current.as(1)).get('/api/me')).status).toBe(200)
  })
})

test('the own page may call, proved by Origin or by Sec-Fetch-Site', async () => {
  const { cookie } = await server.current.as(3)
  const own = { origin: new URL(server.current.url).origin }
  for (const proof of [own, { 'sec-fetch-site': 'same-origin' }]) {
    expect((await call('/api/session/touch', 'POST', { cookie, ...proof } as Record<string, string>)).status).toBe(200)
  }
})

test('without an address of its own, this machine is known by the port that was called', async () => {
  const { cookie } = await server.current.as(3)
  const { port } = new URL(server.current.url)
  const touch = (host: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      const headers = { ...(cookie && { cookie }), host, origin: `http://${host}`, 'content-length': 0 }
      const asked = request({ port, path: '/api/session/touch', method: 'POST', headers }, (reply) => {
        reply.resume()
        resolve(reply.statusCode)
      })
      asked.once('error', reject).end()
    })
  for (const name of ['localhost', '127.0.0.1', '[::1]']) {
    expect([name, await touch(`${name}:${port}`)]).toEqual([name, 200])
    expect([name, await touch(`${name}:666`)]).toEqual([name, 403])
    expect([name, await touch(name)]).toEqual([name, 403])
  }
  expect(await touch(`evil.example:${port}`)).toBe(403)
})

test('no answer lets another site read it', async () => {
  const { cookie } = await server.current.as(3)
  for (const method of ['GET', 'OPTIONS']) {
    const reply = await call('/api/me', method, { cookie, origin: 'https://evil.example' })
    expect(reply.headers.get('access-control-allow-origin')).toBeNull()
    expect(reply.headers.get('access-control-allow-credentials')).toBeNull()
    expect(reply.headers.get('cross-origin-resource-policy')).toBe('same-origin')
  }
})

test('a refused login opens no session', async () => {
  const before = await rowsOf(server.current, 'select count(*) as n from sessions')
  const body = JSON.stringify({ userId: 'employer@visacare.demo', password: 'Demo@12345' })
  const headers = { 'content-type': 'application/json', origin: 'https://evil.example' }
  const reply = await fetch(new URL('/api/sign-in', server.current.url), { method: 'POST', headers, body })
  expect([reply.status, reply.headers.get('set-cookie')]).toEqual([403, null])
  expect(await rowsOf(server.current, 'select count(*) as n from sessions')).toEqual(before)
})
