import './lib/node-version.mjs'

import('./lib/front-door.mjs').then((frontDoor) => frontDoor.runConformance())
