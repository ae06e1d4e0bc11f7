import './lib/node-version.mjs'

import('./lib/test-run.mjs').then(({ installAndCheck }) => installAndCheck(process.argv.slice(2)))
