import type { FigureKind } from './records.ts'

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 })

/** A figure as it is read: '46', '43', '$3,380', '95 %'; nothing to say is a dash. */
export function saidFigure(kind: FigureKind, figure: number | null | undefined): string {
  if (figure === null || figure === undefined) return '–'
  if (kind === 'money') return dollars.format(figure / 100)
  if (kind === 'share') return `${figure} %`
  return figure.toLocaleString('en')
}
