/** When the browser has painted, and for what is typed when typing pauses. */
export type AfterPaint = (work: () => void, isTyped: boolean) => void

const TYPING_PAUSES_MS = 200

/**
 * When the browser has painted and has a moment. Which questions follow from a large case takes longer than a frame, so
 * while somebody types it waits for the next pause: the letters come first.
 */
export function whenQuiet(): AfterPaint {
  let timer: ReturnType<typeof setTimeout> | undefined
  return (work, isTyped) => {
    clearTimeout(timer)
    timer = setTimeout(() => onNextFrame(work), isTyped ? TYPING_PAUSES_MS : 0)
  }
}

function onNextFrame(work: () => void): void {
  requestAnimationFrame(() => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(work, { timeout: 100 })
    else setTimeout(work, 20)
  })
}
