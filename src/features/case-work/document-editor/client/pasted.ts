import { Fragment, type Node, Slice } from 'prosemirror-model'
import { pointerOf } from '#docx/editing/pointers.ts'

/** What was copied from another letter points at places of another file: its words come along, its places do not. */
export function ownOnly(slice: Slice, known: ReadonlySet<string>): Slice {
  return new Slice(clean(slice.content, known), slice.openStart, slice.openEnd)
}

function clean(content: Fragment, known: ReadonlySet<string>): Fragment {
  return Fragment.from(
    content.content.flatMap((node): Node[] => {
      const isOwn = known.has(pointerOf(node))
      if (!isOwn && node.isAtom) return []
      const marks = node.marks.filter((mark) => known.has(pointerOf(mark)) && mark.type.name !== 'comment')
      if (node.isText) return [node.mark(marks)]
      const attrs = isOwn ? node.attrs : { ...node.attrs, at: null, ...('numId' in node.attrs && { numId: null }) }
      return [node.type.create(attrs, clean(node.content, known), marks)]
    }),
  )
}
