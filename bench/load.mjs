import { connect } from 'node:net'

// The load, as a process of its own: a fixed number of requests over a few kept-alive connections, each waiting for its
// answer before it sends the next. Plain sockets, because a full HTTP client costs more processor time than the server.
process.on('message', async ({ port, requests, connections, seconds }) => {
  process.send(await load({ port, requests, connections, seconds }))
})

async function load({ port, requests, connections, seconds }) {
  const took = []
  let next = 0
  let refused = 0
  const texts = requests.map((request) => httpText(port, request))
  const deadline = Date.now() + seconds * 1000
  const began = process.hrtime.bigint()
  const worker = async () => {
    const socket = await opened(port)
    while (next < texts.length && Date.now() < deadline) {
      const text = texts[next++]
      const sent = process.hrtime.bigint()
      socket.write(text)
      const status = await answered(socket)
      took.push(Number(process.hrtime.bigint() - sent) / 1e6)
      if (status !== 200) refused += 1
    }
    socket.destroy()
  }
  await Promise.all(Array.from({ length: connections }, worker))
  const elapsed = Number(process.hrtime.bigint() - began) / 1e9
  took.sort((a, b) => a - b)
  return { answered: took.length, refused, seconds: elapsed, p95: took[Math.floor(took.length * 0.95)] ?? 0 }
}

function httpText(port, { method, path, cookie, body }) {
  const lines = [
    `${method} ${path} HTTP/1.1`,
    `Host: 127.0.0.1:${port}`,
    'User-Agent: bench',
    'Accept: application/json',
  ]
  if (cookie) lines.push(`Cookie: ${cookie}`)
  if (body)
    lines.push(
      `Origin: http://127.0.0.1:${port}`,
      'Content-Type: application/json',
      `Content-Length: ${Buffer.byteLength(body)}`,
    )
  return `${lines.join('\r\n')}\r\n\r\n${body ?? ''}`
}

function opened(port) {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true }, () => resolve(socket))
    socket.once('error', reject)
  })
}

/** The status of the one answer under way. Every answer here carries its Content-Length. */
function answered(socket) {
  return new Promise((resolve, reject) => {
    let text = ''
    let wanted = -1
    const ended = () => reject(new Error('The server closed the connection.'))
    const more = (chunk) => {
      text += chunk
      if (wanted < 0) {
        const head = text.indexOf('\r\n\r\n')
        if (head < 0) return
        wanted = head + 4 + Number(/content-length: (\d+)/i.exec(text)?.[1] ?? 0)
      }
      if (text.length < wanted) return
      socket.off('data', more).off('close', ended)
      resolve(Number(text.slice(9, 12)))
    }
    // One byte is one character, so that lengths are lengths.
    socket.setEncoding('latin1').on('data', more).on('close', ended)
  })
}
