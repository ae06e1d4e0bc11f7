/**
 * For tests: milliseconds of the quickest of five times. A busy machine makes one of them slow; what takes the square of its
 * input is slow each time.
 */
export const fastest = (work: () => unknown): number =>
  Math.min(
    ...Array.from({ length: 5 }, () => {
      const began = performance.now()
      work()
      return performance.now() - began
    }),
  )
