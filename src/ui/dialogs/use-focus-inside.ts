import { type KeyboardEvent, type RefObject, useEffect } from 'react'

const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]'

const tabbableIn = (box: HTMLElement): HTMLElement[] =>
  [...box.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (element) => element.tabIndex >= 0 && !element.matches(':disabled, [type="hidden"]') && isShown(element),
  )

// An element in a closed part has no boxes; without a layout, as in unit tests, none has, and all count.
const isShown = (element: HTMLElement) =>
  element.getClientRects().length > 0 || document.body.getClientRects().length === 0

/** When it opens: the field that asks for the focus, else the first one can reach, else the box itself. */
export function useFocusInside(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = box
    if (!current || current.contains(document.activeElement)) return
    const wanted = current.querySelector<HTMLElement>('[data-autofocus]') ?? tabbableIn(current)[0] ?? current
    wanted.focus({ preventScroll: true })
  }, [box])
}

/** Tab goes round inside. */
export function trapTab(event: KeyboardEvent, box: HTMLElement | null): void {
  if (event.key !== 'Tab' || !box) return
  const reachable = tabbableIn(box)
  const [first, last] = [reachable[0], reachable.at(-1)]
  const { activeElement } = document
  const leaves = event.shiftKey ? activeElement === first || activeElement === box : activeElement === last
  if (first && !leaves) return
  event.preventDefault()
  const next = event.shiftKey ? last : first
  next?.focus()
}
