import type { FlatObjects, PackageItem, Pieces } from '../types.ts'

/** The pages of an item's document that go into the package, from 0. */
export const pagesIn = ({ document, pages }: PackageItem): readonly number[] => pages ?? [...document.pages.keys()]

/** A page tree of some of the pages. */
export const treeOf = ({ pageObjects }: FlatObjects, only: readonly number[]): Pieces => [
  `<</Type/Pages/Count ${only.length}/Kids[`,
  ...only.flatMap((page) => [pageObjects[page] ?? 0, ' ']),
  ']>>',
]

/** The objects that some of the pages need; the tree above them stays, the other pages do not. */
export function neededBy({ objects, pageObjects, pagesObject }: FlatObjects, only: readonly number[]): Set<number> {
  const needed = new Set([pagesObject])
  const waiting = only.flatMap((page) => pageObjects[page] ?? [])
  for (let object = waiting.pop(); object !== undefined; object = waiting.pop()) {
    if (object < 1 || needed.has(object)) continue
    needed.add(object)
    for (const piece of objects[object - 1]?.pieces ?? []) if (typeof piece === 'number') waiting.push(piece)
  }
  return needed
}
