import type { ReactNode } from 'react'

export type ScrollableProps = { label: string; className: string | undefined; children: ReactNode }

/** A part of the page that scrolls by itself: it has a name, and the keyboard can come to it to scroll (WCAG 2.1.1). */
export function Scrollable({ label, className, children }: ScrollableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: Safari scrolls by keys only what can have the focus
    <section className={className} aria-label={label} tabIndex={0}>
      {children}
    </section>
  )
}
