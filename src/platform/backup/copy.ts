import { type Duplex, PassThrough, type Readable } from 'node:stream'
import pg from 'pg'
import { roomIn } from './archive.ts'

/** The rows of a `COPY … TO STDOUT` as bytes. A slow reader slows the database down, so memory stays small. */
export function copyOut(client: pg.Client, sql: string): Readable {
  const out = new PassThrough({ highWaterMark: 256 * 1024 })
  const copy = new CopyOut(sql, out, (error) => (error ? out.destroy(error) : out.end()))
  client.query(copy as unknown as pg.Submittable)
  return out
}

/** Feeds the bytes of a copyOut to a `COPY … FROM STDIN`. All rows go in, or none. */
export function copyIn(client: pg.Client, sql: string, content: AsyncIterable<Buffer>): Promise<void> {
  return new Promise((resolve, reject) => {
    const copy = new CopyIn(sql, content, (error) => (error ? reject(error) : resolve()))
    client.query(copy as unknown as pg.Submittable)
  })
}

type Callback = (error: Error | null) => void
type Connection = {
  stream: Duplex
  sendCopyFromChunk(chunk: Buffer): void
  endCopyFrom(): void
  sendCopyFail(message: string): void
}
type BaseQuery = new (
  text: string,
  values: undefined,
  callback: Callback,
) => { handleCommandComplete(message: unknown): void }

// pg leaves COPY to whoever asks for it: its own Query hands every message of the exchange to these methods.
const Query = pg.Query as unknown as BaseQuery

const blockLength = 64 * 1024

class CopyOut extends Query {
  private readonly out: PassThrough
  private held: Buffer[] = []
  private heldLength = 0
  private paused: Duplex | undefined

  constructor(text: string, out: PassThrough, callback: Callback) {
    super(text, undefined, callback)
    this.out = out
  }

  handleCopyData({ chunk }: { chunk: Buffer }, { stream }: Connection): void {
    // The bytes belong to the parser, which writes over them: a copy is taken.
    this.held.push(Buffer.from(chunk))
    this.heldLength += chunk.length
    if (this.heldLength < blockLength || this.flush()) return
    stream.pause()
    this.paused = stream
    this.out.once('drain', () => stream.resume())
  }

  override handleCommandComplete(message: unknown): void {
    this.flush()
    // What is ended drains without saying so, and the next statement would wait for its answer for ever.
    this.paused?.resume()
    super.handleCommandComplete(message)
  }

  private flush(): boolean {
    const block = Buffer.concat(this.held)
    this.held = []
    this.heldLength = 0
    return block.length === 0 || this.out.write(block)
  }
}

class CopyIn extends Query {
  private readonly content: AsyncIterable<Buffer>

  constructor(text: string, content: AsyncIterable<Buffer>, callback: Callback) {
    super(text, undefined, callback)
    this.content = content
  }

  handleCopyInResponse(connection: Connection): void {
    this.send(connection).then(
      () => connection.endCopyFrom(),
      (error: Error) => connection.sendCopyFail(error.message),
    )
  }

  private async send(connection: Connection): Promise<void> {
    const { stream } = connection
    for await (const chunk of this.content) {
      connection.sendCopyFromChunk(chunk)
      if (!stream.writableNeedDrain) continue
      await roomIn(stream)
    }
  }
}
