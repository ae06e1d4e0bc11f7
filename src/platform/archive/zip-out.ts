import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'

export type ZipSource = { readonly name: string; readonly content: AsyncIterable<Buffer> }

/** A zip archive, made while it is read: no entry is held whole. What cannot be packed any smaller is only stored. */
export async function* zipped(
  entries: AsyncIterable<ZipSource>,
  how: 'packed' | 'stored' = 'packed',
): AsyncGenerator<Buffer> {
  const ready: Buffer[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    ready.push(Buffer.from(chunk))
  })
  for await (const { name, content } of entries) {
    const entry = how === 'packed' ? new ZipDeflate(name, { level: 3 }) : new ZipPassThrough(name)
    zip.add(entry)
    for await (const chunk of content) {
      entry.push(chunk)
      yield* ready.splice(0)
    }
    entry.push(new Uint8Array(0), true)
    yield* ready.splice(0)
  }
  zip.end()
  yield* ready
}
