import { connect, type Socket } from 'node:net'
import { UploadRefused } from './refusal.ts'

/** Looks at a file while it streams by; the last piece passes only when nothing was found. */
export type VirusScanner = { watch(content: AsyncIterable<Buffer>): AsyncIterable<Buffer> }
export type ClamdAddress = { host: string; port: number } | { path: string }

/** The scanner did not say that the file is clean: not reachable, too slow, or it would not look. */
export class ScannerAway extends Error {
  override name = 'ScannerAway'
}

const PATIENCE_MS = 30_000
const LONGEST_REPLY = 1000

/** clamd over TCP or a Unix socket: the command INSTREAM (clamd(8)), pieces with their length, a piece of none at the end. */
export const clamd = (address: ClamdAddress, patience = PATIENCE_MS): VirusScanner => ({
  watch: async function* (content) {
    const talk = conversation(connect(address), patience)
    try {
      await talk.say(Buffer.from('zINSTREAM\0'))
      for await (const piece of content) {
        if (piece.length === 0) continue
        await talk.say(lengthOf(piece), piece)
        yield piece
      }
      await talk.say(lengthOf(Buffer.alloc(0)))
      judge(await talk.reply)
    } finally {
      talk.end()
    }
  },
})

function judge(reply: string): void {
  if (/^stream: OK$/.test(reply)) return
  const [, virus] = /^stream: (.{1,200}) FOUND$/.exec(reply) ?? []
  if (virus === undefined) throw new ScannerAway(`clamd answered: ${reply.slice(0, 200)}`)
  throw new UploadRefused('FILE_INFECTED', `A virus was found in this file (${virus}). It was not stored.`)
}

function lengthOf(piece: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(piece.length)
  return length
}

function conversation(socket: Socket, patience: number) {
  let said = ''
  const reply = new Promise<string>((resolve, reject) => {
    const give = (error?: Error) => reject(new ScannerAway(error?.message ?? 'clamd ended the conversation'))
    socket.setTimeout(patience, () => socket.destroy(new Error('clamd took too long')))
    socket.on('error', give)
    socket.on('close', () => give())
    socket.on('data', (data) => {
      said += data.toString('latin1')
      const end = said.indexOf('\0')
      if (end >= 0) resolve(said.slice(0, end).trim())
      else if (said.length > LONGEST_REPLY) give(new Error('clamd said too much'))
    })
  })
  // Heard where it is waited for; until then it is no unhandled rejection.
  reply.catch(() => {})
  const say = (...pieces: Buffer[]) =>
    Promise.race([
      new Promise<void>((resolve, reject) => {
        const last = pieces.length - 1
        pieces.forEach((piece, n) => {
          socket.write(piece, (error) => {
            if (error) reject(new ScannerAway(error.message))
            else if (n === last) resolve()
          })
        })
      }),
      // It may judge, or give up, before it has heard everything.
      reply.then(judge),
    ])
  return { say, reply, end: () => void socket.destroy() }
}
