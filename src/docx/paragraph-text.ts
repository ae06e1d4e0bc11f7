import { attributeW, below, childrenOf, childW, createW, type Element, isW, remove } from './xml.ts'

/** The texts of a paragraph in order; what was deleted with changes tracked and text boxes inside are not its own. */
export const textNodesOf = (paragraph: Element): Element[] =>
  [...below(paragraph, (element) => !isW(element, 'p', 'del', 'moveFrom', 'txbxContent'))].filter((element) =>
    isW(element, 't'),
  )

export const textOfParagraph = (paragraph: Element): string =>
  textNodesOf(paragraph)
    .map((node) => node.textContent ?? '')
    .join('')

/** Word's own merge fields become ours, so that there is one mechanism: «Name» prints nothing that {{name}} does not. */
export function mergeFieldsToBraces(paragraph: Element): void {
  for (const simple of [...below(paragraph)].filter((each) => isW(each, 'fldSimple'))) {
    const name = mergeName(attributeW(simple, 'instr') ?? '')
    if (name === undefined) continue
    const look = [...below(simple)].find((each) => isW(each, 'rPr'))
    simple.parentNode?.insertBefore(bracesRun(simple, name, look), simple)
    remove(simple)
  }
  for (const holder of [paragraph, ...[...below(paragraph)].filter((each) => isW(each, 'hyperlink', 'ins'))])
    complexFields(holder)
}

/** A field over several runs: begin, its words, separate, what was last shown, end. */
function complexFields(holder: Element): void {
  let open: { runs: Element[]; instruction: string; shown: Element | undefined; separated: boolean } | undefined
  for (const run of childrenOf(holder).filter((each) => isW(each, 'r'))) {
    const mark = [...below(run)].find((each) => isW(each, 'fldChar'))
    const kind = mark && attributeW(mark, 'fldCharType')
    if (kind === 'begin') open = { runs: [], instruction: '', shown: undefined, separated: false }
    if (!open) continue
    open.runs.push(run)
    if (kind === 'separate') open.separated = true
    else if (open.separated && !mark) open.shown ??= run
    for (const each of below(run)) if (isW(each, 'instrText')) open.instruction += each.textContent ?? ''
    if (kind !== 'end') continue
    const name = mergeName(open.instruction)
    const [first] = open.runs
    if (name !== undefined && first) {
      const look = childW(open.shown ?? first, 'rPr')
      holder.insertBefore(bracesRun(first, name, look), first)
      for (const each of open.runs) remove(each)
    }
    open = undefined
  }
}

/** Word allows no dot in the name of a column: person_fullName stands for person.fullName. */
function mergeName(instruction: string): string | undefined {
  const name = /^\s*MERGEFIELD\s+"?([\w.-]+)"?/i.exec(instruction)?.[1]
  return name === undefined || name.includes('.') ? name : name.replace('_', '.')
}

function bracesRun(near: Element, name: string, look: Element | undefined): Element {
  const run = createW(near, 'r')
  if (look) run.appendChild(look.cloneNode(true))
  const text = createW(near, 't')
  setText(text, `{{${name}}}`)
  run.appendChild(text)
  return run
}

export function setText(node: Element, text: string): void {
  node.textContent = text
  node.setAttribute('xml:space', 'preserve')
}
