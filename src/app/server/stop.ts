const DRAIN_MS = 2_000

/** Ends the process after the given work; asked a second time, at once. Tells whether it was asked. */
export function stopWhenAsked(work: (graceMs: number) => Promise<void>): () => boolean {
  let asked = false
  const stop = async (graceMs: number) => {
    if (asked) process.exit(1)
    asked = true
    await work(graceMs)
    process.exit(0)
  }
  // From a person, or a terminal that is closed, at once; from an orchestrator after the proxy has had time to look elsewhere.
  process.on('SIGINT', () => void stop(0))
  process.on('SIGHUP', () => void stop(0))
  process.on('SIGTERM', () => void stop(DRAIN_MS))
  // While developing we belong to the program that starts us anew, and end with it, however it ended.
  if (process.env.VISACARE_DEV) process.once('disconnect', () => asked || void stop(0))
  return () => asked
}
