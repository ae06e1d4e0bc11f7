import './lib/node-version.mjs'

// npm run lock:platforms: after a change of packages, completes package-lock.json for all kinds of machine.
import('./lib/complete-lock.mjs').then(({ completeLockFile }) => completeLockFile())
