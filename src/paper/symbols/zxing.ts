import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

const { resolve } = createRequire(import.meta.url)

/** The part of ZXing that reads; its program comes from the installed package, never from a network. */
export function symbolReader() {
  reader ??= begin('zxing-wasm/reader/zxing_reader.wasm', () => import('zxing-wasm/reader'))
  return reader
}
let reader: Promise<typeof import('zxing-wasm/reader')> | undefined

export function symbolWriter() {
  writer ??= begin('zxing-wasm/writer/zxing_writer.wasm', () => import('zxing-wasm/writer'))
  return writer
}
let writer: Promise<typeof import('zxing-wasm/writer')> | undefined

type Part = {
  prepareZXingModule(options: { overrides: { wasmBinary: ArrayBuffer }; fireImmediately: true }): Promise<unknown>
}

async function begin<P extends Part>(program: string, load: () => Promise<P>): Promise<P> {
  const part = await load()
  const bytes = await readFile(resolve(program))
  await part.prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(bytes).buffer }, fireImmediately: true })
  return part
}
