import { readJpeg } from './jpeg.ts'

/** What a JPEG or PNG says of its own size, before anything is unpacked. */
export function imageSize(bytes: Uint8Array): { width: number; height: number } {
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return readJpeg(bytes)
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  // The signature, then the header: length, name, width, height (W3C, sections 5.2 and 11.2.2).
  return { width: view.getUint32(16), height: view.getUint32(20) }
}
