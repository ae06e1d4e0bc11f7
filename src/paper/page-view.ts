import { pageByPage } from '#engine/inventory.ts'
import type { Option, PageSize, PreparedTemplate, Rect, TextStyle } from './types.ts'

/**
 * What the browser needs to show an official page and follow each key press: pdf.js draws the page of the flat file once, and
 * every field lies over it as a box. `layOut` of `layout/` places the text as the paper will have it.
 */
export type PageView = { readonly size: PageSize; readonly boxes: readonly FieldBox[] }

export type FieldBox = TextStyle & {
  readonly name: string
  readonly kind: 'text' | 'choice' | 'check' | 'radio'
  readonly rect: Rect
  readonly on?: string
  readonly tooltip?: string
  readonly options?: readonly Option[]
}

/** `apart`: the places that have an answer of their own, as `name#1`. */
export function pageView(
  template: PreparedTemplate,
  page: number,
  apart: ReadonlySet<string> = new Set(),
): PageView | undefined {
  const size = template.pages[page]
  return size && { size, boxes: fieldsOfPage(template, page, apart) }
}

/** In reading order: from the top, then from the left. */
function fieldsOfPage(
  { fields }: Pick<PreparedTemplate, 'fields'>,
  page: number,
  apart: ReadonlySet<string>,
): FieldBox[] {
  const boxes = fields.flatMap((field) => {
    const { name, kind, tooltip, options, face, size, color, multiline, comb, align, maxLength, linePitch } = field
    const style = { face, size, color, multiline, comb, align, maxLength, linePitch }
    const own = (place: number) => (apart.has(`${name}#${place}`) ? `${name}#${place}` : name)
    return pageByPage(field.widgets)
      .map((widget, place) => ({ ...widget, own: own(place) }))
      .filter((widget) => widget.page === page && !widget.hidden && !widget.twin)
      .map(
        (widget): FieldBox => ({
          name: widget.own,
          kind,
          rect: widget.rect,
          on: widget.on,
          tooltip,
          options,
          ...style,
        }),
      )
  })
  return boxes.sort((a, b) => b.rect[3] - a.rect[3] || a.rect[0] - b.rect[0])
}

/** CSS pixels of a box on a page drawn at a scale; the page's origin is below, the screen's above. */
export function onScreen([left, bottom, right, top]: Rect, { box }: PageSize, scale: number) {
  return {
    left: (left - box[0]) * scale,
    top: (box[3] - top) * scale,
    width: (right - left) * scale,
    height: (top - bottom) * scale,
  }
}
