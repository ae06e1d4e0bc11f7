import './lib/node-version.mjs'

import('./lib/develop.mjs').then(({ develop }) => develop())
