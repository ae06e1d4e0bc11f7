import { type RefObject, useLayoutEffect } from 'react'

const MARGIN = 8
const GAP = 6

export type FloatingOptions = { align?: 'start' | 'end'; sameWidth?: boolean }

/**
 * Keeps an open panel below its anchor, or above it where there is no room, and always inside the window.
 * The panel carries `popover`: the browser draws it over everything, so no dialog or card clips it, while it stays where
 * it is in the document, inside the dialog's focus and name.
 */
export function useFloating(
  open: boolean,
  anchor: RefObject<HTMLElement | null>,
  panel: RefObject<HTMLElement | null>,
  { align = 'start', sameWidth = false }: FloatingOptions = {},
): void {
  useLayoutEffect(() => {
    const element = panel.current
    if (!open || !element) return
    element.showPopover?.()
    const place = () => {
      const beside = anchor.current?.getBoundingClientRect()
      if (!beside) return
      if (sameWidth) element.style.width = `${beside.width}px`
      const { offsetWidth: width, offsetHeight: height } = element
      const left = align === 'start' ? beside.left : beside.right - width
      element.style.left = `${within(left, window.innerWidth - width)}px`
      const below = beside.bottom + GAP
      const above = beside.top - GAP - height
      const top = below + height > window.innerHeight - MARGIN && above >= MARGIN ? above : below
      element.style.top = `${within(top, window.innerHeight - height)}px`
    }
    place()
    // The panel may grow when its lazy content arrives.
    const grown = new ResizeObserver(place)
    grown.observe(element)
    window.addEventListener('resize', place)
    document.addEventListener('scroll', place, { capture: true, passive: true })
    return () => {
      grown.disconnect()
      window.removeEventListener('resize', place)
      document.removeEventListener('scroll', place, { capture: true })
    }
  }, [open, anchor, panel, align, sameWidth])
}

function within(value: number, most: number): number {
  return Math.max(MARGIN, Math.min(value, most - MARGIN))
}
