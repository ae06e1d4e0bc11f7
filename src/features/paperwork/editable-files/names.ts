/** Letters of any language, digits, spaces and a few signs; nothing that leads to another folder or ends a header. */
export const plainName = (name: string): string =>
  name
    .normalize('NFC')
    .replace(/[\p{C}<>:"/\\|?*]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[ .]+|[ .]+$/g, '')

export const extensionOf = (name: string): string => /\.([A-Za-z0-9]{1,10})$/.exec(name)?.[1]?.toLowerCase() ?? ''

export const baseOf = (name: string): string => name.replace(/\.[A-Za-z0-9]{1,10}$/, '')

const LONGEST_BASE = 150

/** The name with its extension, which a person may leave out. */
export function fileName(name: string, extension: string): string {
  const plain = plainName(name)
  const base = extensionOf(plain) === extension ? baseOf(plain) : plain
  return `${plainName(base).slice(0, LONGEST_BASE).trim() || 'Letter'}.${extension}`
}

/** The name itself where it is free, else with a number behind it: "Support letter (2).docx". */
export function freeName(name: string, taken: ReadonlySet<string>): string {
  if (!taken.has(name.toLowerCase())) return name
  const [base, extension] = [baseOf(name), extensionOf(name)]
  for (let number = 2; ; number++) {
    const next = `${base} (${number}).${extension}`
    if (!taken.has(next.toLowerCase())) return next
  }
}
