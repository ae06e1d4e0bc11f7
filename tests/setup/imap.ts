import { createServer, type Socket } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** Under what name it writes down what it found out about a sender. */
export const CHECKING_SERVER = 'mx.mail.example'

/** One that is broken stands in the list and is never given out, as with a damaged store; it counts how often it was asked for. */
type Message = { uid: number; raw: Buffer; seen: boolean; isBroken: boolean; asked: number }

/** Lines under its own name in what it gets, folded or not. */
const FORGED = new RegExp(`^authentication-results:\\s*${CHECKING_SERVER}\\b.*\\r\\n(?:[ \\t].*\\r\\n)*`, 'gim')

/**
 * A mailbox as a mail server has it: messages come in by SMTP and are fetched by IMAP4rev1 (RFC 3501), of which it speaks
 * what a client needs to look for unread messages, fetch them and mark them as read.
 */
export async function startMailServer({ user, password }: { user: string; password: string }) {
  const messages: Message[] = []
  /** What it does to a message from outside, as a well set up server would. */
  const manners = { removesForged: true, writesVerdict: true, losesAll: false, turnsAway: 0 }
  const add = (raw: Buffer, more: Partial<Message> = {}) =>
    void messages.push({ uid: messages.length + 1, raw, seen: false, isBroken: false, asked: 0, ...more })
  const smtp = new SMTPServer({
    ...{ authOptional: true, disabledCommands: ['STARTTLS'], size: 100 * 1024 * 1024 },
    // As many times as it is told to: as with greylisting, they may come again.
    onRcptTo: (_address, _session, done) => {
      if (manners.turnsAway <= 0) return done()
      manners.turnsAway -= 1
      return done(Object.assign(new Error('Try again later'), { responseCode: 451 }))
    },
    onData: (stream, { envelope }, done) => {
      const pieces: Buffer[] = []
      stream.on('data', (piece: Buffer) => pieces.push(piece))
      stream.on('end', () => {
        const to = envelope.rcptTo.map(({ address }) => `Delivered-To: ${address}\r\n`).join('')
        const from = envelope.mailFrom ? envelope.mailFrom.address.replace(/^.*@/, '') : ''
        const said = `Authentication-Results: ${CHECKING_SERVER};\r\n dmarc=pass header.from=${from}\r\n`
        const verdict = manners.writesVerdict ? said : ''
        const given = Buffer.concat(pieces).toString('latin1')
        const rest = manners.removesForged ? given.replace(FORGED, '') : given
        if (!manners.losesAll) add(Buffer.from(to + verdict + rest, 'latin1'))
        done()
      })
    },
  })
  const sockets = new Set<Socket>()
  const imap = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    talk(socket, { messages, user, password })
  })
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve))
  await new Promise<void>((resolve) => imap.listen(0, '127.0.0.1', resolve))
  const portOf = (server: { address(): unknown }) => (server.address() as { port: number }).port
  return {
    imapPort: portOf(imap),
    smtpPort: portOf(smtp.server),
    smtpUrl: `smtp://127.0.0.1:${portOf(smtp.server)}`,
    messages,
    manners,
    add,
    stop: async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise<void>((resolve) => smtp.close(() => resolve()))
      await new Promise<void>((resolve) => imap.close(() => resolve()))
    },
  }
}

type Box = { messages: Message[]; user: string; password: string }

function talk(socket: Socket, { messages, user, password }: Box): void {
  let heard = ''
  let isIn = false
  const say = (line: string) => socket.write(`${line}\r\n`)
  const chosen = (set: string) => {
    const wanted = set.split(',').flatMap((part) => {
      const [from = 0, to = from] = part.split(':').map((each) => (each === '*' ? messages.length : Number(each)))
      return messages.filter(({ uid }) => uid >= from && uid <= to)
    })
    return [...new Set(wanted)]
  }
  const fetched = (message: Box['messages'][number], what: string) => {
    const { uid, raw, seen } = message
    const partial = /BODY(?:\.PEEK)?\[\](?:<(\d+)\.(\d+)>)?/i.exec(what)
    const flags = `UID ${uid} RFC822.SIZE ${raw.length} FLAGS (${seen ? '\\Seen' : ''})`
    if (!partial) return say(`* ${uid} FETCH (${flags})`)
    const start = Number(partial[1] ?? 0)
    const part = partial[2] ? raw.subarray(start, start + Number(partial[2])) : raw
    socket.write(`* ${uid} FETCH (${flags} BODY[]${partial[2] ? `<${start}>` : ''} {${part.length}}\r\n`)
    socket.write(part)
    return say(')')
  }
  const done = (tag: string, words = 'done', ...before: string[]) => {
    for (const line of before) say(line)
    return say(`${tag} OK ${words}`)
  }
  const signIn = (tag: string, given: string, secret: string) => {
    isIn = given === user && secret === password
    return isIn ? done(tag, 'signed in') : say(`${tag} NO [AUTHENTICATIONFAILED] Invalid credentials`)
  }
  const answer = (line: string) => {
    const [, tag = '*', name = '', rest = ''] = /^(\S+) ((?:UID )?\S+) ?(.*)$/i.exec(line) ?? []
    const command = name.toUpperCase()
    if (command === 'CAPABILITY') return done(tag, 'done', '* CAPABILITY IMAP4rev1')
    if (command === 'LOGIN') {
      const [given = '', secret = ''] = [...rest.matchAll(/"((?:[^"\\]|\\.)*)"|(\S+)/g)].map(
        ([, one, other]) => one ?? other ?? '',
      )
      return signIn(tag, given, secret)
    }
    if (command === 'LOGOUT') {
      done(tag, 'done', '* BYE')
      return socket.end()
    }
    if (!isIn) return command === 'NOOP' || command === 'ID' ? done(tag) : say(`${tag} NO Sign in first`)
    if (command === 'LIST' || command === 'LSUB') return done(tag, 'done', '* LIST () "/" INBOX')
    if (command === 'SELECT' || command === 'EXAMINE') {
      if (!/inbox/i.test(rest)) return say(`${tag} NO [NONEXISTENT] No such mailbox`)
      say(`* ${messages.length} EXISTS`)
      for (const each of ['* FLAGS (\\Seen)', '* OK [UIDVALIDITY 1]', `* OK [UIDNEXT ${messages.length + 1}]`])
        say(each)
      return done(tag, '[READ-WRITE] open')
    }
    if (command === 'UID SEARCH') {
      const found = messages.filter(({ seen }) => !/UNSEEN/i.test(rest) || !seen).map(({ uid }) => uid)
      return done(tag, 'done', `* SEARCH ${found.join(' ')}`.trim())
    }
    if (command === 'UID FETCH') {
      const wanted = chosen(rest.split(' ')[0] ?? '')
      for (const each of wanted) each.asked += 1
      if (wanted.some(({ isBroken }) => isBroken)) return say(`${tag} NO [SERVERBUG] The message cannot be read`)
      for (const each of wanted) fetched(each, rest)
      return done(tag)
    }
    if (command === 'UID STORE') {
      for (const each of chosen(rest.split(' ')[0] ?? ''))
        if (/\\Seen/i.test(rest)) each.seen = !rest.includes('-FLAGS')
      return done(tag)
    }
    return ['NOOP', 'ID', 'CLOSE', 'UNSELECT', 'CHECK'].includes(command)
      ? done(tag)
      : say(`${tag} BAD ${command} is not spoken here`)
  }
  socket.on('data', (piece) => {
    heard += piece.toString('latin1')
    for (let end = heard.indexOf('\r\n'); end >= 0; end = heard.indexOf('\r\n')) {
      const line = heard.slice(0, end)
      heard = heard.slice(end + 2)
      answer(line)
    }
  })
  say('* OK IMAP4rev1 ready')
}
