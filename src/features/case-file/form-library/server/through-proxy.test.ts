import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { DownloadRefused, downloadBlank } from './download.ts'
import { getThrough, isExcepted } from './through-proxy.ts'

const open: Server[] = []
afterEach(() => {
  for (const server of open.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

async function listening(server: Server): Promise<number> {
  open.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}

const agency = () =>
  listening(
    createServer((_request, reply) => reply.writeHead(200, { 'content-type': 'application/pdf' }).end('%PDF-1.7')),
  )

/** A proxy that opens tunnels for whoever says the password. */
function proxy(asked: string[], password?: string) {
  const server = createServer((_request, reply) => reply.writeHead(400).end())
  server.on('connect', (request, socket) => {
    asked.push(request.url ?? '')
    const given = request.headers['proxy-authorization']
    if (password && given !== `Basic ${Buffer.from(`me:${password}`).toString('base64')}`)
      return socket.end('HTTP/1.1 407 Who are you\r\n\r\n')
    const [host, port] = (request.url ?? '').split(':')
    const target = connect(Number(port), host, () => {
      socket.write('HTTP/1.1 200 Connected\r\n\r\n')
      target.pipe(socket).pipe(target)
    })
    return target.on('error', () => socket.destroy())
  })
  return listening(server)
}

test('a blank is fetched through the proxy, with its password', async () => {
  const asked: string[] = []
  const [port, at] = [await agency(), await proxy(asked, 'a secret')]
  const get = getThrough({ address: `http://me:a%20secret@127.0.0.1:${at}` })
  const { bytes } = await downloadBlank('i-765', `http://127.0.0.1:${port}`, { get })
  expect(Buffer.from(bytes).toString()).toBe('%PDF-1.7')
  expect(asked).toEqual([`127.0.0.1:${port}`])
})

test('a host that is excepted is asked directly', async () => {
  const asked: string[] = []
  const [port, at] = [await agency(), await proxy(asked)]
  await downloadBlank('i-765', `http://127.0.0.1:${port}`, {
    get: getThrough({ address: `127.0.0.1:${at}`, except: 'intranet.example, 127.0.0.1' }),
  })
  expect(asked).toEqual([])
})

test.each([
  ['www.uscis.gov', '', false],
  ['www.uscis.gov', 'uscis.gov', true],
  ['www.uscis.gov', '.uscis.gov', true],
  ['www.uscis.gov', 'www.example, *.uscis.gov', true],
  ['notuscis.gov', 'uscis.gov', false],
  ['www.uscis.gov', '*', true],
])('%s with NO_PROXY=%s is asked directly: %s', (host, except, direct) => {
  expect(isExcepted(host, except)).toBe(direct)
})

test('a proxy that is away, refuses, or is none is told in a sentence', async () => {
  const port = await agency()
  const refusal = (address: string) =>
    downloadBlank('i-765', `http://127.0.0.1:${port}`, { get: getThrough({ address }) }).catch((error: unknown) => {
      expect(error).toBeInstanceOf(DownloadRefused)
      return (error as Error).message
    })
  expect(await refusal(`http://127.0.0.1:${await proxy([], 'a secret')}`)).toMatch(/the proxy 127.* answered 407\.$/)
  expect(await refusal('http://127.0.0.1:1')).toMatch(/127\.0\.0\.1:1/)
  expect(await refusal('socks5://127.0.0.1:1080')).toMatch(/HTTPS_PROXY names no proxy/)
})
