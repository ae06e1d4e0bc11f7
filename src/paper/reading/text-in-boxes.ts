import { opening } from './open-pages.ts'

/** Page from 1; the rectangle in points. */
type Box = { field: string; page: number; rect: readonly number[] }

/** Print reaches a little over the edge of its box. */
const AROUND = 2

/** What is printed inside each box: how a form is read whose fields were flattened. */
export async function textInBoxes(pdf: Uint8Array, boxes: readonly Box[]): Promise<Record<string, string>> {
  const task = await opening(pdf)
  try {
    const document = await task.promise
    const found: Record<string, string> = {}
    for (const number of new Set(boxes.map(({ page }) => page))) {
      if (number > document.numPages) continue
      const { items } = await (await document.getPage(number)).getTextContent()
      const printed = items.flatMap((item) =>
        'str' in item ? [{ text: item.str, x: item.transform[4] as number, y: item.transform[5] as number }] : [],
      )
      for (const { field, rect } of boxes.filter(({ page }) => page === number))
        found[field] = printed
          .filter((each) => isInside(each, rect))
          .sort((one, other) => one.x - other.x)
          .map(({ text }) => text)
          .join('')
          .trim()
    }
    return found
  } finally {
    await task.destroy()
  }
}

const isInside = ({ x, y }: { x: number; y: number }, [left = 0, bottom = 0, right = 0, top = 0]: readonly number[]) =>
  x >= left - AROUND && x <= right + AROUND && y >= bottom - AROUND && y <= top + AROUND
