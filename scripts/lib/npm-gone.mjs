const signals = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 }

/**
 * A signal to npm reaches the shell between us and it, and nobody else: when that is gone, we end as if we had been asked
 * to, and leave no server behind that nobody knows of. Who signals all of us, as a service manager does, has asked us
 * already: asked a second time a server ends at once, and leaves its database behind.
 */
export function endWithNpm() {
  if (!process.env.npm_lifecycle_event || process.platform === 'win32') return
  const parent = process.ppid
  let isGone = false
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    // A signal of our own may still be on its way.
    if (isGone) process.kill(process.pid, 'SIGTERM')
    isGone = true
  }, 500)
  timer.unref()
  for (const [signal, code] of Object.entries(signals)) {
    process.on(signal, () => {
      clearInterval(timer)
      // To listen takes away what the signal does by itself, until somebody else listens too.
      if (process.listenerCount(signal) === 1) process.exit(code)
    })
  }
}
