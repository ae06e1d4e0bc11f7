/**
 * A signal to npm reaches the shell between us and it, and nobody else: when that is gone, we end as if we had been asked
 * to, and leave no server behind that nobody knows of.
 */
export function endWithNpm() {
  if (!process.env.npm_lifecycle_event || process.platform === 'win32') return
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    process.kill(process.pid, 'SIGTERM')
  }, 500)
  timer.unref()
}
