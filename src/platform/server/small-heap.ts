import { setFlagsFromString } from 'node:v8'

/**
 * V8 lets what has become garbage grow to four times what is alive before it looks for it; under load that was 100 MB
 * for nothing. Twice as much costs a few more of the collections that run beside the work. The place for what was just
 * made stays as large as it is when a program begins: a start makes much at once, and the 32 MB to which it grew for
 * that were never given back.
 */
export function keepHeapSmall(): void {
  setFlagsFromString('--heap-growing-percent=100')
  setFlagsFromString('--semi-space-growth-factor=1')
}

/**
 * What a start does it does once: making it fast costs a third of the processor time, and gains nothing. Ends with what is
 * answered, when there is something to be fast for.
 */
export function startAsWritten(): () => void {
  setFlagsFromString('--no-opt')
  return () => setFlagsFromString('--opt')
}
