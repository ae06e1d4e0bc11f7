/** The edition printed on a form, as `08/21/25`; undefined where the agency prints none. */
export function editionOf(barcodes: readonly string[], text: string): string | undefined {
  // USCIS page barcodes hold "<form>|<edition>|<page>".
  for (const barcode of barcodes) {
    const edition = /\|(\d\d\/\d\d\/\d\d)\|/.exec(barcode)?.[1]
    if (edition) return edition
  }
  return mostFrequent(text, /Form [A-Z]+-\d+[A-Z]?(?: Supplement [A-Z])?,? ?(?:Edition )?(\d\d\/\d\d\/\d\d)\b/g)
}

/** The day on which the Office of Management and Budget's approval ends, as printed: `08/31/2027`. */
export function ombExpiryOf(text: string): string | undefined {
  return mostFrequent(text, /Expir(?:es|ation Date:?) ?(\d\d\/\d\d\/\d{4}|XX\/XX\/XXXX)/g)
}

function mostFrequent(text: string, pattern: RegExp): string | undefined {
  const counts = new Map<string, number>()
  for (const [, found = ''] of text.matchAll(pattern)) counts.set(found, (counts.get(found) ?? 0) + 1)
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0]
}
