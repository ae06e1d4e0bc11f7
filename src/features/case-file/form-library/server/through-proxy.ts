import { type ClientRequest, request as overHttp } from 'node:http'
import { request as overHttps } from 'node:https'
import type { Socket } from 'node:net'
import { Readable } from 'node:stream'
import { connect as connectTls } from 'node:tls'

export type Proxy = {
  /** HTTPS_PROXY or HTTP_PROXY: 'http://user:password@proxy.example:3128'. */
  address?: string
  /** NO_PROXY: 'intranet.example, .internal, 10.0.0.7', or '*'. */
  except?: string
}

/**
 * What `fetch` does, through a tunnel of the proxy where one is set: Node’s own fetch asks no proxy (from Node 24 only when
 * told so at its start). Only what a download needs: GET, no redirects followed.
 */
export const getThrough = ({ address, except = '' }: Proxy): typeof fetch =>
  async function get(input, init) {
    const target = new URL(String(input))
    if (!address || isExcepted(target.hostname, except)) return fetch(input, init)
    const signal = init?.signal ?? undefined
    const tunnel = await openTunnel(proxyAt(address), target, signal)
    const headers = Object.fromEntries(new Headers(init?.headers))
    const secure = target.protocol === 'https:'
    const options = { headers, signal, agent: false as const }
    const request = secure
      ? overHttps(target, {
          ...options,
          createConnection: () => connectTls({ socket: tunnel, servername: target.hostname }),
        })
      : overHttp(target, { ...options, createConnection: () => tunnel })
    return answerOf(request)
  }

/** Whether a host is asked directly: named itself, or below a domain that is named. */
export function isExcepted(host: string, except: string): boolean {
  const names = except.split(/[\s,]+/).flatMap((name) => name.toLowerCase().replace(/^\*?\./, '') || [])
  return names.some((name) => name === '*' || host === name || host.endsWith(`.${name}`))
}

function proxyAt(address: string): URL {
  const text = /^\w+:\/\//.test(address) ? address : `http://${address}`
  if (URL.canParse(text) && new URL(text).protocol === 'http:') return new URL(text)
  throw new Error('the setting HTTPS_PROXY names no proxy of the form http://host:port')
}

function openTunnel(proxy: URL, target: URL, signal: AbortSignal | undefined): Promise<Socket> {
  const port = target.port || (target.protocol === 'https:' ? 443 : 80)
  const secret = decodeURIComponent(`${proxy.username}:${proxy.password}`)
  const request = overHttp({
    host: proxy.hostname.replace(/^\[|\]$/g, ''),
    port: proxy.port || 80,
    method: 'CONNECT',
    path: `${target.hostname}:${port}`,
    headers: {
      host: `${target.hostname}:${port}`,
      ...(proxy.username && { 'proxy-authorization': `Basic ${Buffer.from(secret).toString('base64')}` }),
    },
    signal,
    agent: false,
  })
  return new Promise((resolve, reject) => {
    request.once('connect', ({ statusCode }, socket: Socket) => {
      if (statusCode === 200) return resolve(socket)
      socket.destroy()
      reject(new Error(`the proxy ${proxy.host} answered ${statusCode}`))
    })
    request.once('error', (error) => reject(new Error(`the proxy ${proxy.host} is not reached`, { cause: error })))
    request.end()
  })
}

function answerOf(request: ClientRequest): Promise<Response> {
  return new Promise((resolve, reject) => {
    request.once('error', reject)
    request.once('response', (incoming) => {
      const headers = new Headers()
      for (const [name, value] of Object.entries(incoming.headers)) if (value) headers.set(name, String(value))
      const status = incoming.statusCode ?? 502
      const empty = status < 200 || status === 204 || status === 304
      const body = empty ? null : (Readable.toWeb(incoming) as ReadableStream<Uint8Array>)
      resolve(new Response(body, { status: status < 200 ? 502 : status, headers }))
    })
    request.end()
  })
}
