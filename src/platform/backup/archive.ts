import type { Readable, Writable } from 'node:stream'

/**
 * An archive is a row of entries, each a name and bytes of any length: a frame with the name, frames with content, an
 * empty frame. A frame is its length in 4 bytes and its bytes. It is written and read in one pass, whatever the size.
 */
export function archiveWriter(to: Writable) {
  const write = async (frame: Buffer) => {
    const length = Buffer.alloc(4)
    length.writeUInt32BE(frame.length)
    if (to.destroyed) throw to.errored ?? new ArchiveBroken('The backup could not be written to its end.')
    to.write(length)
    if (!to.write(frame)) await roomIn(to)
  }
  return {
    async entry(name: string, content: AsyncIterable<Buffer> | Iterable<Buffer>): Promise<void> {
      await write(Buffer.from(name))
      for await (const chunk of content) if (chunk.length > 0) await write(chunk)
      await write(Buffer.alloc(0))
    },
    end: () => to.end(),
  }
}

export type Entry = { name: string; content: AsyncIterable<Buffer> }

export class ArchiveBroken extends Error {
  override name = 'ArchiveBroken'
}

/** The entries in order. What a reader leaves of an entry is skipped. */
export async function* readArchive(from: Readable): AsyncGenerator<Entry> {
  const frames = framesOf(from)
  for (;;) {
    const first = await frames.next()
    if (first.done) return
    let open = true
    const content = (async function* () {
      while (open) {
        const { done, value } = await frames.next()
        if (done) throw new ArchiveBroken('The backup ends in the middle.')
        open = value.length > 0
        if (open) yield value
      }
    })()
    yield { name: first.value.toString(), content }
    while (open) {
      const { done, value } = await frames.next()
      if (done) throw new ArchiveBroken('The backup ends in the middle.')
      open = value.length > 0
    }
  }
}

/** Waits until more may be written. Closed counts too: what comes next then says why, instead of waiting for ever. */
export const roomIn = (to: Writable) =>
  new Promise<void>((resolve) => {
    const go = () => {
      to.off('drain', go).off('close', go)
      resolve()
    }
    to.on('drain', go).on('close', go)
    if (to.destroyed) go()
  })

async function* framesOf(from: Readable): AsyncGenerator<Buffer> {
  let held: Buffer[] = []
  let heldLength = 0
  let wanted = 4
  let body = false
  for await (const piece of from) {
    held.push(piece)
    heldLength += piece.length
    if (heldLength < wanted) continue
    let all = Buffer.concat(held)
    while (all.length >= wanted) {
      const part = all.subarray(0, wanted)
      all = all.subarray(wanted)
      wanted = body ? 4 : part.readUInt32BE()
      if (body) yield part
      body = !body
    }
    held = [all]
    heldLength = all.length
  }
  if (body || heldLength > 0) throw new ArchiveBroken('The backup ends in the middle.')
}

export async function wholeOf(content: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of content) chunks.push(chunk)
  return Buffer.concat(chunks)
}
