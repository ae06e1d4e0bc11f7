/** Numbers on other screens lead here with their filter: ?lawFirmId=3. */
export function askedByAddress(names: readonly string[], search = window.location.search): Record<string, string> {
  const asked = new URLSearchParams(search)
  const entries = names.map((name) => [name, asked.get(name) ?? ''])
  return Object.fromEntries(entries.filter(([, value]) => value !== ''))
}
