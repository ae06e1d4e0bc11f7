import './lib/node-version.mjs'

import('./lib/test-run.mjs').then(({ check }) => check(process.argv.slice(2)))
