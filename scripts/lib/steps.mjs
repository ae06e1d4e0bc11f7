/** Prints `1/5 Installing packages… (12 s)` around a piece of work; on a terminal the seconds count up meanwhile. */
export async function step(title, work) {
  const began = Date.now()
  const seconds = () => `${Math.round((Date.now() - began) / 1000)} s`
  process.stdout.write(`${title}…`)
  const timer = process.stdout.isTTY
    ? setInterval(() => process.stdout.write(`\r${title}… (${seconds()})`), 1000)
    : undefined
  try {
    const result = await work()
    process.stdout.write(`${timer ? `\r${title}…` : ''} (${seconds()})\n`)
    return result
  } catch (error) {
    process.stdout.write(' failed\n')
    throw error
  } finally {
    clearInterval(timer)
  }
}
