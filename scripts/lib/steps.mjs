/** Prints `1/5 Installing packages… (12 s)` around a piece of work; on a terminal the seconds count up meanwhile. */
export async function step(title, work, out = process.stdout) {
  const began = Date.now()
  const seconds = () => `${Math.round((Date.now() - began) / 1000)} s`
  out.write(`${title}…`)
  const timer = out.isTTY ? setInterval(() => out.write(`\r${title}… (${seconds()})`), 1000) : undefined
  try {
    const result = await work()
    out.write(`${timer ? `\r${title}…` : ''} (${seconds()})\n`)
    return result
  } catch (error) {
    out.write(' failed\n')
    throw error
  } finally {
    clearInterval(timer)
  }
}
