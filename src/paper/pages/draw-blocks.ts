import type { Block, Column } from './blocks.ts'
import {
  ACCENT,
  type Canvas,
  INK,
  MARGIN,
  MUTED,
  PAGE_HEIGHT,
  PAGE_WIDTH,
  TEXT_WIDTH,
  type TextLook,
} from './canvas.ts'

const RIGHT = MARGIN + TEXT_WIDTH
const look = (face: TextLook['face'], size: number, color = INK, spacing = 1.42): TextLook => ({
  face,
  size,
  color,
  spacing,
})
const TITLE = look('sansBold', 20, INK, 1.25)
const SUBTITLE = look('sans', 11.5, MUTED)
const HEADING = look('sansBold', 12.5, ACCENT, 1.3)
const BODY = look('sans', 10.5)
const BODY_BOLD = look('sansBold', 10.5)
const SMALL = look('sans', 9, MUTED)
const LABEL = look('sans', 9.5, MUTED, 1.35)
const VALUE = look('sans', 10, INK, 1.35)
const COLUMN_TITLE = look('sansBold', 8.5, MUTED, 1.35)
const TAB = look('sansBold', 34, INK, 1.25)
const TAB_DETAIL = look('sans', 14, MUTED)

export function drawBlock(canvas: Canvas, block: Block): void {
  switch (block.kind) {
    case 'title':
      canvas.flow(block.text, TITLE, MARGIN, TEXT_WIDTH)
      if (block.subtitle !== undefined) canvas.flow(block.subtitle, SUBTITLE, MARGIN, TEXT_WIDTH)
      canvas.skip(16)
      break
    case 'heading':
      canvas.skip(14)
      // A heading stays with what follows it.
      canvas.ensure(60)
      canvas.flow(block.text, HEADING, MARGIN, TEXT_WIDTH)
      canvas.hairline(MARGIN, RIGHT, canvas.y - 3)
      canvas.skip(9)
      break
    case 'paragraph':
      canvas.flow(block.text, block.small ? SMALL : block.bold ? BODY_BOLD : BODY, MARGIN, TEXT_WIDTH, block.align)
      canvas.skip(8)
      break
    case 'list':
      drawList(canvas, block.items, block.numbered === true)
      break
    case 'rows':
      drawRows(canvas, block.rows)
      break
    case 'table':
      drawTable(canvas, block.columns, block.rows)
      break
    case 'tab':
      drawTab(canvas, block.text, block.detail)
      break
    case 'image':
      drawImage(canvas, block)
      break
    case 'rule':
      canvas.hairline(MARGIN, RIGHT, canvas.y - 4)
      canvas.skip(12)
      break
    case 'space':
      canvas.skip(block.height)
      break
    case 'pageBreak':
      if (!canvas.isAtTop) canvas.newPage()
      break
  }
}

function drawImage(canvas: Canvas, { bytes, width, height, align }: Extract<Block, { kind: 'image' }>): void {
  const scale = Math.min(1, TEXT_WIDTH / width, (PAGE_HEIGHT - 160) / height)
  const [w, h] = [width * scale, height * scale]
  canvas.ensure(h)
  canvas.y -= h
  const room = TEXT_WIDTH - w
  canvas.image(bytes, MARGIN + (align === 'center' ? room / 2 : align === 'right' ? room : 0), canvas.y, w, h)
  canvas.skip(8)
}

const INDENT = 20

function drawList(canvas: Canvas, items: readonly string[], numbered: boolean): void {
  for (const [index, item] of items.entries()) {
    canvas.ensure(BODY.size * BODY.spacing)
    const mark = numbered ? `${index + 1}.` : '•'
    const top = canvas.y - BODY.size * BODY.spacing + BODY.size * 0.28
    canvas.text(mark, MARGIN + INDENT - 8 - canvas.width(mark, BODY), top, BODY)
    canvas.flow(item, BODY, MARGIN + INDENT, TEXT_WIDTH - INDENT)
    canvas.skip(3)
  }
  canvas.skip(6)
}

const LABEL_SHARE = 0.38
const GUTTER = 14

function drawRows(canvas: Canvas, rows: readonly { label: string; value: string }[]): void {
  for (const { label, value } of rows)
    drawCells(canvas, [
      { lines: linesOf(canvas, label, LABEL, TEXT_WIDTH * LABEL_SHARE - GUTTER), look: LABEL, x: MARGIN },
      {
        lines: linesOf(canvas, value, VALUE, TEXT_WIDTH * (1 - LABEL_SHARE)),
        look: VALUE,
        x: MARGIN + TEXT_WIDTH * LABEL_SHARE,
      },
    ])
  canvas.skip(8)
}

function drawTable(canvas: Canvas, columns: readonly Column[], rows: readonly (readonly string[])[]): void {
  const starts = columns.map((_, index) => columns.slice(0, index).reduce((sum, { share }) => sum + share, 0))
  const cells = (texts: readonly string[], textLook: TextLook): Cell[] =>
    columns.map(({ share, align }, index) => {
      const width = share * TEXT_WIDTH - (index < columns.length - 1 ? GUTTER : 0)
      const x = MARGIN + (starts[index] ?? 0) * TEXT_WIDTH
      return {
        lines: linesOf(canvas, texts[index] ?? '', textLook, width),
        look: textLook,
        x,
        right: align && x + width,
      }
    })
  const heads = () =>
    drawCells(
      canvas,
      cells(
        columns.map(({ title }) => title),
        COLUMN_TITLE,
      ),
    )
  canvas.ensure(48)
  heads()
  for (const row of rows) {
    const page = canvas.pages.length
    const drawn = cells(row, VALUE)
    canvas.ensure(heightOf(drawn))
    if (canvas.pages.length > page) heads()
    drawCells(canvas, drawn)
  }
  canvas.skip(10)
}

type Cell = { lines: string[]; look: TextLook; x: number; right?: number | '' }

const linesOf = (canvas: Canvas, text: string, textLook: TextLook, width: number) =>
  canvas.wrapped(text, textLook, width).map((line) => line.text)

const CELL_PADDING = 7
const heightOf = (cells: readonly Cell[]) =>
  Math.max(...cells.map(({ lines, look: { size, spacing } }) => lines.length * size * spacing)) + CELL_PADDING

/** Cells side by side with a hairline below; a row taller than a page goes on on the next. */
function drawCells(canvas: Canvas, cells: readonly Cell[]): void {
  canvas.ensure(Math.min(heightOf(cells), 120))
  const step = Math.max(...cells.map(({ look: { size, spacing } }) => size * spacing))
  const count = Math.max(...cells.map(({ lines }) => lines.length))
  canvas.y -= 1
  for (let index = 0; index < count; index++) {
    canvas.ensure(step)
    canvas.y -= step
    for (const { lines, look: textLook, x, right } of cells) {
      const line = lines[index] ?? ''
      const left = right ? right - canvas.width(line, textLook) : x
      canvas.text(line, left, canvas.y + textLook.size * 0.28, textLook)
    }
  }
  canvas.y -= CELL_PADDING - 2
  canvas.hairline(MARGIN, RIGHT, canvas.y)
}

function drawTab(canvas: Canvas, text: string, detail: string | undefined): void {
  if (!canvas.isAtTop) canvas.newPage()
  canvas.y = PAGE_HEIGHT * 0.6
  const centred = (line: string, textLook: TextLook) => {
    canvas.y -= textLook.size * textLook.spacing
    canvas.text(line, (PAGE_WIDTH - canvas.width(line, textLook)) / 2, canvas.y, textLook)
  }
  for (const line of linesOf(canvas, text, TAB, TEXT_WIDTH)) centred(line, TAB)
  canvas.y -= 14
  canvas.bar(PAGE_WIDTH / 2 - 28, canvas.y, 56, 2, ACCENT)
  canvas.y -= 8
  for (const line of detail === undefined ? [] : linesOf(canvas, detail, TAB_DETAIL, TEXT_WIDTH * 0.8))
    centred(line, TAB_DETAIL)
  canvas.newPage()
}
