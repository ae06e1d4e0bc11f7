import type { Mark, Node } from 'prosemirror-model'

/** What a node or mark points at in the file, with what it is; '' for what came in the editor. */
export const pointerOf = ({ type, attrs }: Node | Mark): string =>
  attrs.at == null ? '' : `${type.name} ${attrs.at} ${attrs.to ?? ''}`

/** Everything a letter points at. */
export function pointersIn(document: Node): Set<string> {
  const found = new Set<string>()
  document.descendants((node) => {
    for (const each of [node, ...node.marks]) found.add(pointerOf(each))
  })
  found.add('')
  return found
}
