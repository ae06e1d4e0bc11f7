import { createW, type Element } from '../xml.ts'
import { W } from '../xml-text.ts'

/** `<w:name w:key="value">children</w:name>`, under the prefix that the document itself uses. */
export function elementW(
  near: Element,
  name: string,
  values: Readonly<Record<string, string>> = {},
  children: readonly Element[] = [],
): Element {
  const element = createW(near, name)
  const prefix = near.lookupPrefix(W) ?? 'w'
  for (const [key, value] of Object.entries(values)) element.setAttributeNS(W, `${prefix}:${key}`, value)
  for (const child of children) element.appendChild(child)
  return element
}

/** Text in a run's text element; blanks at its ends count. */
export function textW(near: Element, name: string, text: string): Element {
  const element = createW(near, name)
  if (text !== text.trim()) element.setAttribute('xml:space', 'preserve')
  element.textContent = text
  return element
}

/** An instant as WordprocessingML writes it: no parts of a second. */
export const instantW = (at: Date): string => at.toISOString().replace(/\.\d+Z$/, 'Z')
