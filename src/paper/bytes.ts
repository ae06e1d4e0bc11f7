/** PDF syntax is bytes; a JavaScript string stands for them with one character per byte. */
export const latin1 = (text: string): Uint8Array<ArrayBuffer> => Buffer.from(text, 'latin1') as Uint8Array<ArrayBuffer>

export const latin1Text = (bytes: Uint8Array): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1')

export const joined = (parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> =>
  Buffer.concat(parts as Uint8Array[]) as Uint8Array<ArrayBuffer>
