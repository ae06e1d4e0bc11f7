import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { addressOf, DownloadRefused, downloadBlank } from './download.ts'

let agency: Server | undefined
afterEach(() => {
  agency?.closeAllConnections()
  agency?.close()
})

/** The agency, on this machine. */
async function serve(answer: RequestListener): Promise<string> {
  agency = createServer(answer)
  await new Promise<void>((resolve) => agency?.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(agency.address() as AddressInfo).port}`
}
const limits = { mostBytes: 1000, timeoutMs: 5_000, mostRedirects: 2 }
const pdf = Buffer.from('%PDF-1.7 blank')
const asPdf = { 'content-type': 'application/pdf' }
const refusal = (pattern: string, more = limits) =>
  downloadBlank('i-765', pattern, { limits: more }).catch((error: unknown) => {
    expect(error).toBeInstanceOf(DownloadRefused)
    return (error as Error).message
  })

test('a blank comes from the form’s own address, also after a redirect', async () => {
  const asked: (string | undefined)[] = []
  const base = await serve((request, reply) => {
    asked.push(request.url)
    if (request.url === '/forms/i-765.pdf') reply.writeHead(302, { location: '/new/i-765.pdf' }).end()
    else reply.writeHead(200, asPdf).end(pdf)
  })
  const found = await downloadBlank('i-765', `${base}/forms/{form}.pdf`, { limits })
  expect(Buffer.from(found.bytes)).toEqual(pdf)
  expect(asked).toEqual(['/forms/i-765.pdf', '/new/i-765.pdf'])
  expect(addressOf('g-28', 'https://agency.example/forms/').href).toBe('https://agency.example/forms/g-28.pdf')
})

test('only https is used, except on this machine, and a redirect cannot lead elsewhere', async () => {
  expect(() => addressOf('i-765', 'http://agency.example/{form}.pdf')).toThrow(/only https/)
  expect(() => addressOf('i-765', 'ftp://agency.example/{form}.pdf')).toThrow(/only https/)
  expect(() => addressOf('i-765', 'https://me:secret@agency.example/{form}.pdf')).toThrow(/password/)
  const base = await serve((_request, reply) => void reply.writeHead(302, { location: 'http://agency.example/' }).end())
  expect(await refusal(base)).toMatch(/only https/)
})

test('what is missing, no PDF, or too large is refused with a sentence', async () => {
  const base = await serve((request, reply) => {
    if (request.url === '/gone/i-765.pdf') reply.writeHead(404).end()
    else if (request.url === '/page/i-765.pdf') reply.writeHead(200, { 'content-type': 'text/html' }).end('<p>')
    else if (request.url === '/named/i-765.pdf') reply.writeHead(200, asPdf).end('<html>')
    else if (request.url === '/round/i-765.pdf') reply.writeHead(302, { location: '/round/i-765.pdf' }).end()
    else if (request.url === '/told/i-765.pdf') reply.writeHead(200, { ...asPdf, 'content-length': 5000 }).end(pdf)
    else {
      reply.writeHead(200, asPdf)
      reply.write(pdf)
      reply.end(Buffer.alloc(2000))
    }
  })
  expect(await refusal(`${base}/gone`)).toMatch(/answered 404/)
  expect(await refusal(`${base}/page`)).toMatch(/is no PDF \(text\/html\)/)
  expect(await refusal(`${base}/named`)).toMatch(/is no PDF/)
  expect(await refusal(`${base}/round`)).toMatch(/leads from one address to another/)
  expect(await refusal(`${base}/told`)).toMatch(/is larger than/)
  expect(await refusal(`${base}/large`)).toMatch(/is larger than/)
})

test('an agency that does not answer is given up', async () => {
  const base = await serve(() => {})
  expect(await refusal(base, { ...limits, timeoutMs: 100 })).toMatch(/took too long/)
  agency?.closeAllConnections()
  await new Promise((resolve) => agency?.close(resolve))
  expect(await refusal(base)).toBe(`${base}/i-765.pdf: nobody answers there.`)
  const cut = await serve((request) => void request.destroy())
  expect(await refusal(cut)).toMatch(/i-765\.pdf: the connection was cut\.$/)
})

test('a connection that was closed meanwhile is opened once again, and what is there then counts', async () => {
  const failed = (code: string) =>
    Promise.reject(new TypeError('fetch failed', { cause: Object.assign(new Error(code), { code }) }))
  const asking = (...replies: (() => Promise<Response>)[]) => {
    const get: typeof fetch = () => (replies.shift() ?? (() => failed('asked too often')))()
    return downloadBlank('i-765', 'https://agency.example', { limits, get })
  }
  const cut = () => failed('UND_ERR_SOCKET')
  const found = await asking(cut, async () => new Response(pdf, { headers: asPdf }))
  expect(Buffer.from(found.bytes)).toEqual(pdf)
  await expect(asking(cut, () => failed('ECONNREFUSED'))).rejects.toThrow('i-765.pdf: nobody answers there.')
  await expect(asking(cut, cut)).rejects.toThrow('i-765.pdf: the connection was cut.')
  // Nothing else is asked twice.
  await expect(asking(() => failed('ECONNREFUSED'))).rejects.toThrow('i-765.pdf: nobody answers there.')
})
