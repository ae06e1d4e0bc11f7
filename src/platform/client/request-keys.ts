/**
 * The Idempotency-Keys of a command that are under way: one for each request. The same input asked again before there is an
 * answer (a repeated click, a lost connection) is the same request; another input, or the same after an answer, is a new one.
 */
export function requestKeys() {
  const open = new Map<string, string>()
  return {
    keyOf(input: unknown): string {
      const asked = asText(input)
      const key = open.get(asked) ?? crypto.randomUUID()
      open.set(asked, key)
      return key
    },
    answered: (input: unknown) => void open.delete(asText(input)),
  }
}

/** Two files of the same form are two requests. */
const asText = (input: unknown): string =>
  JSON.stringify(input, (_key, value: unknown) =>
    value instanceof File
      ? [value.name, value.size, value.lastModified]
      : value instanceof Blob
        ? [value.type, value.size]
        : value,
  ) ?? ''
